// Spellings of TCA that Composable does not have: the compiler says what to write instead.

#if canImport(SwiftUI)
  import SwiftUI

  /// The animation of an unavailable function.
  public typealias _UnavailableAnimation = SwiftUI.Animation
#else
  /// The animation of an unavailable function.
  public enum _UnavailableAnimation: Sendable {
    /// An animation.
    case `default`, bouncy, easeIn, easeInOut, easeOut, linear, smooth, snappy, spring
  }
#endif

extension Effect {
  /// Not available: a view animates the changes of a state.
  @available(
    *,
    unavailable,
    message: "Write '.send(action)', and animate in the view: '.animation(.default, value: store.items)'."
  )
  public static func send(_ action: Action, animation: _UnavailableAnimation?) -> Self {
    notAvailable()
  }

  /// Not available: a view animates the changes of a state.
  @available(
    *,
    unavailable,
    message: "Effects have no animations. Animate in the view: '.animation(.default, value: store.items)'."
  )
  public func animation(_ animation: _UnavailableAnimation? = .default) -> Self {
    notAvailable()
  }
}

extension Send {
  /// Not available: a view animates the changes of a state.
  @available(
    *,
    unavailable,
    message: "Write 'send(action)', and animate in the view: '.animation(.default, value: store.items)'."
  )
  public func callAsFunction(_ action: Action, animation: _UnavailableAnimation?) {
    notAvailable()
  }
}

extension Store {
  /// Not available: a view animates the changes of a state.
  @available(
    *,
    unavailable,
    message:
      "Write 'send(action)' inside 'withAnimation', or animate in the view with '.animation(_:value:)'."
  )
  @discardableResult
  public func send(_ action: Action, animation: _UnavailableAnimation?) -> StoreTask {
    notAvailable()
  }
}
