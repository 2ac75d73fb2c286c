import Composable

/// The dependencies of the closures that change the expected state.
///
/// Elements that such a closure adds to a stack get the same ids as in the store.
@MainActor
final class AssertionDependencies {
  private let elements = StackElementIDGenerator()
  private var last: (outer: DependencyValues, values: DependencyValues)?

  /// Runs a closure in which the next stack element gets the id with a number.
  func run(_ nextElement: Int, _ closure: () throws -> Void) rethrows {
    elements.reset(to: nextElement)
    try DependencyValues.$current.withValue(values(around: .current), operation: closure)
  }

  private func values(around outer: DependencyValues) -> DependencyValues {
    if let last, last.outer.isIdentical(to: outer) { return last.values }
    var values = outer
    values.stackElementID = elements
    last = (outer, values)
    return values
  }
}
