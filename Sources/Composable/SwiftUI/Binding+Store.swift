#if canImport(SwiftUI)
  import SwiftUI

  extension Binding {
    /// SwiftUI's form of a binding to a store.
    @MainActor
    public init(_ binding: StoreBinding<Value>) {
      self.init(get: binding.get, set: binding.set)
    }
  }

  extension Bindable {
    /// A binding to the store of a presented child: `.sheet(item: $store.scope(state: \.editor, action: \.editor))`.
    ///
    /// Setting `nil` dismisses the child if it is still presented, and not one that has replaced it.
    ///
    /// - Parameters:
    ///   - state: The child's state.
    ///   - action: The case that holds the presentation's actions; `\.destination.editor` for one case of an enum of
    ///     destinations.
    @MainActor
    public func scope<State, Action, ChildState, ChildAction>(
      state: KeyPath<State, ChildState?>,
      action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
      Binding<Store<ChildState, ChildAction>?>(
        wrappedValue.binding(
          scope: state,
          action: action,
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
        .whileUnchanged()
      )
    }

    /// A part of the state, to be bound by the action that a view sends: `$store.tab.sending(\.tabSelected)`.
    @_disfavoredOverload
    @MainActor
    public subscript<State, Action, Member>(
      dynamicMember keyPath: KeyPath<State, Member>
    ) -> StoreMember<State, Action, Member> where Value == Store<State, Action> {
      StoreMember(store: wrappedValue, keyPath: keyPath)
    }
  }

  extension Binding {
    /// A binding to the store of a presented child, from a binding to the store of its parent.
    ///
    /// - Parameters:
    ///   - state: The child's state.
    ///   - action: The case that holds the presentation's actions.
    @MainActor
    public func scope<State, Action, ChildState, ChildAction>(
      state: KeyPath<State, ChildState?>,
      action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
      Binding<Store<ChildState, ChildAction>?>(
        wrappedValue.binding(
          scope: state,
          action: action,
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
        .whileUnchanged()
      )
    }

    /// A part of the state, to be bound by the action that a view sends: `$store.tab.sending(\.tabSelected)`.
    @_disfavoredOverload
    @MainActor
    public subscript<State, Action, Member>(
      dynamicMember keyPath: KeyPath<State, Member>
    ) -> StoreMember<State, Action, Member> where Value == Store<State, Action> {
      StoreMember(store: wrappedValue, keyPath: keyPath)
    }
  }

  /// A part of a store's state that a view binds by an action of its own: `$store.tab.sending(\.tabSelected)`.
  @MainActor
  @dynamicMemberLookup
  public struct StoreMember<State, Action, Value> {
    let store: Store<State, Action>
    let keyPath: KeyPath<State, Value>

    /// A part of this part.
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Value, Member>
    ) -> StoreMember<State, Action, Member> {
      StoreMember<State, Action, Member>(store: store, keyPath: self.keyPath.appending(path: keyPath))
    }

    /// A binding that sends an action with the new value.
    public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value> {
      Binding(store.binding(keyPath, sending: action))
    }
  }
#endif
