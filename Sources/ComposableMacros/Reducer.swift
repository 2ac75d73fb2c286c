/// Makes a struct a feature, and an enum of features a reducer.
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
/// A struct is conformed to `Reducer`. Its actions can be named by key paths, and the cases of its state if
/// that is an enum. What is missing is supplied: an empty state, no actions, a body that does nothing.
///
/// An enum names a feature in each case. Its state, its actions and its reducer are made of theirs:
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
/// Features are made by an initializer without arguments, or as a default value says:
/// `case detail(Detail = Detail(isEditable: false))`. A case with an alert or a dialog holds it as its state, and the actions
/// of its buttons as its actions. A case that holds nothing or is ``ReducerCaseIgnored()`` has no actions.
///
/// In a module whose code belongs to the main actor by default, declare features `nonisolated`:
/// `@Reducer nonisolated struct Counter`. Enums need it not.
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
