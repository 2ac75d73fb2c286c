import Composable

/// The dependencies of the closures that change the expected state: those of the store.
///
/// Elements that such a closure adds to a stack get the same ids as in the store.
@MainActor
final class AssertionDependencies {
  private let elements = StackElementIDGenerator()
  private var last: (store: DependencyValues, values: DependencyValues)?

  /// Runs a closure with the dependencies of a store, in which the next stack element gets the id with a number.
  func run(_ nextElement: Int, _ store: DependencyValues, _ closure: () throws -> Void) rethrows {
    elements.reset(to: nextElement)
    try DependencyValues.$current.withValue(values(of: store), operation: closure)
  }

  private func values(of store: DependencyValues) -> DependencyValues {
    if let last, last.store.isIdentical(to: store) { return last.values }
    var values = store
    values.stackElementID = elements
    last = (store, values)
    return values
  }
}
