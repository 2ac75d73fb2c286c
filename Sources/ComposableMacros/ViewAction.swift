/// Lets a view send the view actions of its feature by `send`.
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
/// The feature's actions conform to `ViewAction`. Sending a view action by `store.send(.view(…))` is warned of.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for: R.Type) =
  #externalMacro(module: "ComposableMacrosPlugin", type: "ViewActionMacro") where R.Action: ViewAction
