extension Store where Action: BindableAction, Action.State == State {
  /// A property of the state that can be set. Setting it sends a binding action; see ``BindingReducer``.
  ///
  /// It lets a view library make its own binding: with SwiftUI's `@Bindable var store`, `$store.name` is a
  /// `Binding<String>`.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value> & Sendable
  ) -> Value {
    get { source.withState { $0[keyPath: keyPath] } }
    set { set(keyPath, to: newValue) { .binding($0) } }
  }
}

extension Store
where Action: ViewAction, Action.ViewAction: BindableAction, Action.ViewAction.State == State {
  /// A property of the state that can be set. Setting it sends a binding action of the view; see ``BindingReducer``.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value> & Sendable
  ) -> Value {
    get { source.withState { $0[keyPath: keyPath] } }
    set { set(keyPath, to: newValue) { .view(.binding($0)) } }
  }
}
