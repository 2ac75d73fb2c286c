/// Turns a struct into a feature, or an enum of features into a reducer.
///
/// ```swift
/// @Reducer struct Counter {
///   @ObservableState struct State { var count = 0 }
///   enum Action { case incremented }
///
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in … }
///   }
/// }
/// ```
///
/// A struct conforms to `Reducer`. Its actions get case paths, and so does its state if it is an enum. Missing members
/// are generated: an empty state, an action without cases, a body that does nothing. If the body names other types, as in
/// `var body: some Reducer<Int, Bool>` or `some ReducerOf<Other>`, the state and the action are these.
///
/// An enum has a feature in each case. Its state, actions and reducer are composed of theirs:
///
/// ```swift
/// @Reducer enum Destination {
///   case detail(Detail)
///   case alert(AlertState<Alert>)
///   @ReducerCaseIgnored case share(String)
///   case help
///
///   enum Alert { case confirmed }
/// }
///
/// extension Destination.State: Equatable {}
/// ```
///
/// A feature is made by its initializer without arguments, or by a default value:
/// `case detail(Detail = Detail(isEditable: false))`. For a case with an alert or a dialog, the alert is the state and
/// the actions of its buttons are the actions. A case that has no associated value or is marked
/// ``ReducerCaseIgnored()`` has no actions.
///
/// In a module with main-actor isolation by default, declare features `nonisolated`:
/// `@Reducer nonisolated struct Counter`. Enums do not need it.
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
@attached(
  member,
  names: named(State),
  named(Action),
  named(Body),
  named(body),
  named(CaseScope),
  named(scope)
)
public macro Reducer() = #externalMacro(module: "ComposableMacrosPlugin", type: "ReducerMacro")
