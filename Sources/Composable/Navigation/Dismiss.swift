/// Makes the feature it is read in go away: `await dismiss()` in an effect.
///
/// ```swift
/// @Dependency(\.dismiss) var dismiss
///
/// case .cancelTapped:
///   return .run { _ in await dismiss() }
/// ```
///
/// It ends the nearest presentation around the feature: a `PresentationAction.dismiss` or a
/// `StackAction.popFrom(id:)` is sent. Effects of the feature are cancelled then.
public struct DismissEffect: Sendable {
  private let perform: (@MainActor @Sendable () async -> Void)?
  /// Whether it dismisses the child that the current effect belongs to.
  let dismissesCurrentPlacement: Bool

  /// Makes an effect that calls a closure, for the tests of a feature that dismisses itself.
  public init(_ dismiss: @escaping @MainActor @Sendable () async -> Void) {
    perform = dismiss
    dismissesCurrentPlacement = false
  }

  private init(dismissesCurrentPlacement: Bool) {
    self.dismissesCurrentPlacement = dismissesCurrentPlacement
    perform = dismissesCurrentPlacement ? { @MainActor @Sendable in CurrentPlacement.value?.dismiss() } : nil
  }

  fileprivate static let none = DismissEffect(dismissesCurrentPlacement: false)
  static let currentPlacement = DismissEffect(dismissesCurrentPlacement: true)

  var isPossible: Bool {
    perform != nil
  }

  /// The same, but also for tasks that do not belong to the effect it is read in.
  fileprivate func bound() -> DismissEffect {
    guard dismissesCurrentPlacement, let placement = CurrentPlacement.value else { return self }
    return DismissEffect { placement.dismiss() }
  }

  /// Makes the feature go away.
  @MainActor
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard let perform else {
      SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column).report(
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
  /// Makes the feature go away that reads it.
  public var dismiss: DismissEffect {
    get { self[DismissKey.self].bound() }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the feature that reads it is presented, so that it can be dismissed.
  public var isPresented: Bool {
    self[DismissKey.self].isPossible
  }

  fileprivate var dismissesCurrentPlacement: Bool {
    override(DismissKey.self)?.dismissesCurrentPlacement ?? false
  }
}

/// The dependencies of a presented child, made once for those of its parent.
@usableFromInline
final class PresentedDependencies {
  private var last: (parent: DependencyValues, child: DependencyValues)?

  @usableFromInline
  init() {}

  /// Runs a child with `dismiss` and `isPresented` set.
  @usableFromInline
  func run<R>(_ child: () -> R) -> R {
    let current = DependencyValues.current
    if current.dismissesCurrentPlacement { return child() }
    return DependencyValues.$current.withValue(values(for: current), operation: child)
  }

  private func values(for parent: DependencyValues) -> DependencyValues {
    if let last, last.parent.isIdentical(to: parent) { return last.child }
    var child = parent
    child.dismiss = .currentPlacement
    last = (parent, child)
    return child
  }
}
