/// Observes every property of a state on its own.
///
/// ```swift
/// @ObservableState struct State: Equatable {
///   var count = 0
///   @Presents var detail: Detail.State?
/// }
/// ```
///
/// Code inside `withObservationTracking` that reads `store.count` is told when `count` changes, and only then.
/// Constants, computed and static properties stay as they are. A property wrapper cannot be used with it,
/// unless the property is also ``ObservationStateIgnored()``.
///
/// An enum of states is another one when its case changes, or the state that it holds.
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

/// Leaves one property of an observable state as it is: nobody is told of its changes.
@attached(accessor, names: named(willSet))
public macro ObservationStateIgnored() =
  #externalMacro(module: "ComposableMacrosPlugin", type: "ObservationStateIgnoredMacro")

/// Observes one property. ``ObservableState()`` applies it.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
  #externalMacro(module: "ComposableMacrosPlugin", type: "ObservationStateTrackedMacro")
