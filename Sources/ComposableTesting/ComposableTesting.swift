// A test names stacks, identities and dependencies with one import.
@_exported import Composable
