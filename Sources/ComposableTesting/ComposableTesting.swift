// One import is enough for tests that also use types of `Composable`.
@_exported import Composable
// Tests compare values with `expectNoDifference`.
@_exported import CustomDump
