// A feature needs one import, with macros or without.
@_exported import Composable
