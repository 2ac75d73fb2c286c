// One import is enough for tests that also use types of `Composable`.
@_exported import Composable
