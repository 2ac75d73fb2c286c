// How views bind to stores: must compile.
import ComposableMacros
import SwiftUI

@Reducer
struct Profile {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var tab = 0
    @Shared(.inMemory("size")) var size = 1.0
    @Presents var editor: Editor.State?
    @Presents var destination: Destination.State?
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case destination(PresentationAction<Destination.Action>)
    case editor(PresentationAction<Editor.Action>)
    case tabSelected(Int)
  }

  @Reducer
  enum Destination {
    case alert(AlertState<Never>)
    case editor(Editor)
  }
}

extension Profile.Destination.State: Equatable {}

@Reducer
struct Editor {
  @ObservableState
  struct State: Equatable {
    var text = ""
  }

  enum Action: ViewAction {
    case view(View)

    @CasePathable
    enum View: BindableAction {
      case binding(BindingAction<State>)
    }
  }
}

@MainActor
struct ProfileView {
  @Bindable var store: StoreOf<Profile>

  var name: Binding<String> { $store.name }
  var tab: Binding<Int> { $store.tab.sending(\.tabSelected) }
  var size: Binding<Double> { Binding(store.$size) }
  var editor: Binding<StoreOf<Editor>?> { $store.scope(state: \.editor, action: \.editor) }
  var destination: Binding<StoreOf<Editor>?> {
    $store.scope(state: \.destination?.editor, action: \.destination.editor)
  }
  var alert: Binding<Store<AlertState<Never>, Never>?> {
    $store.scope(state: \.destination?.alert, action: \.destination.alert)
  }

  func sheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Void) {}

  func present() {
    sheet(item: $store.scope(state: \.editor, action: \.editor)) { store in
      _ = EditorView(store: .init(get: { store }, set: { _ in }))
    }
  }
}

@MainActor
struct EditorView {
  @Binding var store: StoreOf<Editor>

  var text: Binding<String> { $store.text }
}
