extension Store {
  /// Binds a navigation stack. Setting it sends what makes the one stack of the other: `popFrom(id:)` if elements
  /// were removed from the top, `push(id:state:)` for each that was added.
  ///
  /// ```swift
  /// let path = store.binding(path: \.path, action: \.path)
  /// path.wrappedValue.removeLast()               // sends .path(.popFrom(id: …))
  /// path.wrappedValue.append(.settings(.init()))  // sends .path(.push(id: …, state: …))
  /// ```
  ///
  /// Changes of the elements' own states are left to their stores, which `scope(state:action:)` makes.
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
        let kept = self.withState { $0[keyPath: state].ids }
        let shared = zip(kept, stack.ids).prefix { $0 == $1 }.count
        if shared < kept.count { self.send(path.embed(.popFrom(id: kept[shared]))) }
        // The ids of the new elements were made elsewhere, and may have been those of others in this store.
        let ids = self.source.dependencies.stackElementID
        for element in stack.dropFirst(shared) {
          let id = ids.next(notIn: self.withState { $0[keyPath: state].ids })
          self.send(path.embed(.push(id: id, state: element)))
        }
      }
    )
  }
}
