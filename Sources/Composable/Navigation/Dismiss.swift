/// Dismisses the feature that reads it: `await dismiss()` in an effect.
///
/// ```swift
/// @Dependency(\.dismiss) var dismiss
///
/// case .cancelTapped:
///   return .run { _ in await dismiss() }
/// ```
///
/// It ends the nearest presentation that contains the feature, by sending a ``PresentationAction/dismiss`` or a
/// ``StackAction/popFrom(id:)``. This cancels the effects of the feature.
public struct DismissEffect: Sendable {
  private let perform: (@MainActor @Sendable () async -> Void)?
  /// Whether it dismisses the child that the current effect belongs to.
  let dismissesCurrentOwner: Bool

  /// Makes an effect that calls a closure, to test a feature that dismisses itself.
  public init(_ dismiss: @escaping @MainActor @Sendable () async -> Void) {
    perform = dismiss
    dismissesCurrentOwner = false
  }

  private init(dismissesCurrentOwner: Bool) {
    self.dismissesCurrentOwner = dismissesCurrentOwner
    perform = dismissesCurrentOwner ? { @MainActor @Sendable in CurrentEffect.value?.owner?.dismiss() } : nil
  }

  fileprivate static let none = DismissEffect(dismissesCurrentOwner: false)
  static let currentOwner = DismissEffect(dismissesCurrentOwner: true)

  var isPossible: Bool {
    perform != nil
  }

  /// Binds it to the current effect, so that it also works in unstructured tasks.
  fileprivate func bound() -> DismissEffect {
    guard dismissesCurrentOwner, let owner = CurrentEffect.value?.owner else { return self }
    return DismissEffect { owner.dismiss() }
  }

  /// Dismisses the feature. Reports an issue if the feature is not presented.
  @MainActor
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard let perform else {
      IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column).report(
        """
        A feature asked to be dismissed, but nothing presents it.

        Embed it with 'ifLet' over '@Presents' state, or with 'forEach' over a 'StackState'. In a test of the \
        feature alone set '$0.dismiss = DismissEffect { … }'.
        """
      )
      return
    }
    await perform()
  }
}

private enum DismissKey: DependencyKey {
  static let liveValue = DismissEffect.none
  static let testValue = DismissEffect.none
}

extension DependencyValues {
  /// Dismisses the feature that reads it.
  public var dismiss: DismissEffect {
    get { self[DismissKey.self].bound() }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the feature that reads it is presented, and can be dismissed.
  public var isPresented: Bool {
    self[DismissKey.self].isPossible
  }

  fileprivate var dismissesCurrentOwner: Bool {
    override(DismissKey.self)?.dismissesCurrentOwner ?? false
  }
}

/// The dependencies of a presented child, cached for the dependencies of its parent.
@usableFromInline
final class PresentedDependencies {
  private var last: (parent: DependencyValues, child: DependencyValues)?

  @usableFromInline
  init() {}

  /// Runs a child with `dismiss` and `isPresented` set.
  @usableFromInline
  func run<R>(_ child: () -> R) -> R {
    let current = DependencyValues.current
    if current.dismissesCurrentOwner { return child() }
    return DependencyValues.$current.withValue(values(for: current), operation: child)
  }

  private func values(for parent: DependencyValues) -> DependencyValues {
    if let last, last.parent.isIdentical(to: parent) { return last.child }
    var child = parent
    child.dismiss = .currentOwner
    last = (parent, child)
    return child
  }
}
