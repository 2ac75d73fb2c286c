/// Observes every property of a state individually.
///
/// ```swift
/// @ObservableState struct State: Equatable {
///   var count = 0
///   @Presents var detail: Detail.State?
/// }
/// ```
///
/// Code inside `withObservationTracking` that reads `store.count` is notified when `count` changes, and only then.
/// Constants, computed and static properties are not changed. A property cannot have a property wrapper other than `@Shared`
/// and `@SharedReader`, which observe themselves, unless it is also marked ``ObservationStateIgnored()``.
///
/// An enum of states changes when its case changes, or when its associated state does.
@attached(extension, conformances: ObservableState, ObservableProperties)
@attached(
  member,
  names: named(_$id),
  named(_$observationRegistrar),
  named(_$observedProperties)
)
@attached(memberAttribute)
public macro ObservableState() =
  #externalMacro(module: "ComposableMacrosPlugin", type: "ObservableStateMacro")

/// Excludes a property of an observable state from observation.
@attached(accessor, names: named(willSet))
public macro ObservationStateIgnored() =
  #externalMacro(module: "ComposableMacrosPlugin", type: "ObservationStateIgnoredMacro")

/// Observes one property. ``ObservableState()`` applies this macro.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
  #externalMacro(module: "ComposableMacrosPlugin", type: "ObservationStateTrackedMacro")

/// Declares the state of a presented child, such as a sheet, an alert or a destination. The child is presented while the
/// state is not `nil`.
///
/// ```swift
/// @ObservableState struct State {
///   @Presents var detail: Detail.State?
/// }
/// ```
///
/// Set the property to `nil` to dismiss the child. Embed the child's reducer by the projected value:
/// `.ifLet(\.$detail, action: \.detail) { Detail() }`. The property is observed if it is in an observable state.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro Presents() = #externalMacro(module: "ComposableMacrosPlugin", type: "PresentsMacro")
