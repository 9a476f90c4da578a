"""The page: the only part that knows the browser. Game logic stays in the engine."""
