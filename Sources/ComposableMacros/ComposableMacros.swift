// A feature is moved to the macros, or away from them, by changing one import.
@_exported import Composable
