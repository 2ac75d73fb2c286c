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
    action: CaseKeyPath<Action, StackAction<Element, ElementAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> StoreBinding<StackState<Element>> {
    let path = AnyCasePath(action)
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return StoreBinding(
      get: { self.withState { $0[keyPath: state] } },
      set: { self.set($0, at: state, path, location) }
    )
  }

  private func set<Element, ElementAction>(
    _ stack: StackState<Element>,
    at state: KeyPath<State, StackState<Element>>,
    _ path: AnyCasePath<Action, StackAction<Element, ElementAction>>,
    _ location: IssueLocation
  ) {
    let current = withState { $0[keyPath: state].ids }
    let shared = zip(current, stack.ids).prefix { $0 == $1 }.count
    if shared < current.count {
      send(path.embed(.popFrom(id: current[shared])), of: current[shared], isOnStack: false, state, location)
    }
    // The new elements get new ids: theirs come from another generator, and this store may have used them before.
    let ids = source.dependencies.stackElementID
    for element in stack.dropFirst(shared) {
      let id = ids.next(notIn: withState { $0[keyPath: state].ids })
      send(path.embed(.push(id: id, state: element)), of: id, isOnStack: true, state, location)
    }
  }

  private func send<Element>(
    _ action: Action,
    of id: StackElementID,
    isOnStack: Bool,
    _ state: KeyPath<State, StackState<Element>>,
    _ location: IssueLocation
  ) {
    sendHandled(
      action,
      at: location,
      isHandled: { withState { $0[keyPath: state].ids.contains(id) } == isOnStack },
      otherwise: """
        A view has \(isOnStack ? "pushed an element onto" : "popped an element of") the stack at '\(state)', but no reducer \
        has changed the stack.

        Apply '.forEach' to the 'Reduce' of the parent: '.forEach(\\.path, action: \\.path) { … }'.
        """
    )
  }
}
