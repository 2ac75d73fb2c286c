// The module of TCA's name: features and tests that import it need no change. It includes the test store, as TCA's does.
@_exported import Composable
@_exported import ComposableMacros
@_exported import ComposableTesting
