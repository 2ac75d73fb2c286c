import ComposableMacros
import DuaLibrary
import HTML
import RizqFeatures

/// The collections of the user.
func collectionsScreen(_ state: CollectionsFeature.State, _ style: TextStyle) -> HTML<
  CollectionsFeature.Action
> {
  section(.class("collections")) {
    h1 { "Your collections" }
    if state.collections.isEmpty { p(.class("note")) { "Keep duas together that you want to find again." } }
    ul(.class("steps")) {
      for collection in state.collections {
        li(.key(collection.id.uuidString)) {
          button(.class("step"), .on(.click, .collectionTapped(collection.id))) {
            bdi { collection.name }
            let count = state.count(of: collection)
            small { count == 1 ? "1 dua" : "\(count) duas" }
          }
          button(
            .class("remove"),
            .aria(.label, "Rename \(collection.name)"),
            .on(.click, .renameTapped(collection.id))
          ) { "✎" }
          button(
            .class("remove"),
            .aria(.label, "Remove \(collection.name)"),
            .on(.click, .removeTapped(collection.id))
          ) { "✕" }
        }
      }
    }
    button(.class("primary"), .on(.click, .addTapped)) { "New collection" }
    if let destination = state.destination { view(of: destination, style) }
  }
}

private func view(of destination: CollectionsFeature.Destination.State, _ style: TextStyle) -> HTML<
  CollectionsFeature.Action
> {
  switch destination {
  case .form(let state):
    sheet("Name of the collection", close: .destination(.dismiss)) {
      textForm(state, "Name").map { CollectionsFeature.Action.destination(.presented(.form($0))) }
    }
  case .detail(let state):
    sheet(state.collection.name, close: .destination(.dismiss)) {
      collectionDetail(state, style).map { CollectionsFeature.Action.destination(.presented(.detail($0))) }
    }
  case .removal(let alert):
    dialog(title: alert.title, message: alert.message, buttons: alert.buttons) { choice in
      choice.map { .destination(.presented(.removal($0))) } ?? .destination(.dismiss)
    }
  }
}

private func collectionDetail(_ state: CollectionDetail.State, _ style: TextStyle) -> HTML<
  CollectionDetail.Action
> {
  HTML {
    h2 { bdi { state.collection.name } }
    if state.duas.isEmpty { p(.class("note")) { "There are no duas in this collection yet." } }
    ol(.class("steps")) {
      for (index, dua) in state.duas.enumerated() {
        li(.key(dua.id.rawValue)) {
          button(.class("step"), .on(.click, .duaTapped(dua.id))) { style.inline(dua.title) }
          if index > 0 {
            button(
              .aria(.label, "Move \(style.text(dua.title)) up"),
              .on(.click, .duaMoved(dua.id, before: state.duas[index - 1].id))
            ) { "↑" }
          }
          button(
            .class("remove"),
            .aria(.label, "Remove \(style.text(dua.title))"),
            .on(.click, .duaRemoved(dua.id))
          ) { "✕" }
        }
      }
    }
    label {
      span { "Add a dua" }
      select(.value(""), .onChange { Int($0).map { .duaAdded(Dua.ID(rawValue: $0)) } }) {
        option(.value("")) { "Choose …" }
        for dua in state.others {
          option(.key(dua.id.rawValue), .value(dua.id.description)) { style.text(dua.title) }
        }
      }
    }
  }
}
