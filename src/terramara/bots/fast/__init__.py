"""The bots' inner loops: seeing a position, growing a turn, looking ahead. Compiled with the engine."""
