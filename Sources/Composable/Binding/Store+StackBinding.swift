extension Store {
  /// A binding to a navigation stack. Setting it sends the difference: a `popFrom(id:)` if elements were removed from
  /// the top, and a `push(id:state:)` for each new element.
  ///
  /// ```swift
  /// let path = store.binding(path: \.path, action: \.path)
  /// path.wrappedValue.removeLast()               // sends .path(.popFrom(id: …))
  /// path.wrappedValue.append(.settings(.init()))  // sends .path(.push(id: …, state: …))
  /// ```
  ///
  /// It ignores changes inside the elements: change those through the stores that `scope(state:action:)` returns.
  ///
  /// - Parameters:
  ///   - state: The stack.
  ///   - action: The case that holds the actions of the stack.
  public func binding<Element, ElementAction>(
    path state: KeyPath<State, StackState<Element>>,
    action: CaseKeyPath<Action, StackAction<Element, ElementAction>>
  ) -> StoreBinding<StackState<Element>> {
    let path = AnyCasePath(action)
    return StoreBinding(
      get: { self.withState { $0[keyPath: state] } },
      set: { stack in
        let current = self.withState { $0[keyPath: state].ids }
        let shared = zip(current, stack.ids).prefix { $0 == $1 }.count
        if shared < current.count { self.send(path.embed(.popFrom(id: current[shared]))) }
        // The new elements get new ids: theirs come from another generator, and this store may have used them before.
        let ids = self.source.dependencies.stackElementID
        for element in stack.dropFirst(shared) {
          let id = ids.next(notIn: self.withState { $0[keyPath: state].ids })
          self.send(path.embed(.push(id: id, state: element)))
        }
      }
    )
  }
}
