/// Lets key paths name the cases of an enum: `\.child`, `\.child.saved`.
///
/// ```swift
/// @CasePathable enum Delegate {
///   case saved(Item)
/// }
///
/// delegate.is(\.saved)
/// delegate[case: \.saved]  // an `Item?`
/// ```
///
/// A case without associated values has a path to `Void`, one with several values a path to a tuple. Two cases must not
/// have the same base name. ``Reducer()`` applies this macro to the actions of a feature.
@attached(extension, conformances: CasePathable)
@attached(member, names: named(AllCasePaths), named(allCasePaths), named(_$binding))
public macro CasePathable() = #externalMacro(module: "ComposableMacrosPlugin", type: "CasePathableMacro")

/// Lets a view send the view actions of its feature with `send`.
///
/// ```swift
/// @ViewAction(for: TaskList.self)
/// struct TaskListView {
///   let store: StoreOf<TaskList>
///
///   func addTapped() { send(.addTapped) }
/// }
/// ```
///
/// The feature's actions must conform to `ViewAction`. The macro warns about `store.send(.view(…))`.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for: R.Type) =
  #externalMacro(module: "ComposableMacrosPlugin", type: "ViewActionMacro") where R.Action: ViewAction
