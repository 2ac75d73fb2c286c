import ComposableMacros
import DuaLibrary
import DuaSearch
import HTML
import RizqFeatures

/// All duas, with the fields of a search.
func libraryScreen(_ state: LibraryFeature.State, _ style: TextStyle) -> HTML<LibraryFeature.Action> {
  section(.class("library")) {
    h1 { "Library" }
    switch state.content {
    case .notLoaded, .loading: p(.role("status")) { "Loading…" }
    case .failed(let problem):
      p(.class("problem"), .role("alert")) { "The library cannot be opened: \(problem)" }
      button(.class("primary"), .on(.click, .retryTapped)) { "Try again" }
    case .loaded(let library):
      fields(state, library, style)
      results(state, library, style)
    }
    if let detail = state.detail {
      duaSheet(detail, style).map { LibraryFeature.Action.detail($0) }
    }
  }
}

private func fields(_ state: LibraryFeature.State, _ library: Library, _ style: TextStyle) -> HTML<
  LibraryFeature.Action
> {
  search(.class("fields")) {
    input(
      .type("search"),
      .value(state.query),
      .placeholder("Arabic, transliteration, meaning, 2:255 …"),
      .aria(.label, "Search"),
      .attribute(.autocomplete, "off"),
      .onInput { .queryChanged($0) }
    )
    choice("Category", \.category, state.filter, library.categories.map { ($0.id, style.text($0.name)) })
    choice(
      "Collection",
      \.collection,
      state.filter,
      library.collections.map { ($0.id, style.text($0.name) + ($0.isPremium ? " · premium" : "")) }
    )
    choice(
      "Difficulty",
      \.difficulty,
      state.filter,
      Difficulty.allCases.map { ($0, $0.rawValue.capitalized) }
    )
    choice("Grade", \.grade, state.filter, HadithGrade.allCases.map { ($0, $0.rawValue) })
  }
}

/// A choice of one value of a part of the filter, or all. The page knows the values by their indices.
private func choice<Value: Equatable>(
  _ name: String,
  _ part: WritableKeyPath<LibraryFilter, Value?>,
  _ filter: LibraryFilter,
  _ options: [(value: Value, name: String)]
) -> HTML<LibraryFeature.Action> {
  let selected = options.firstIndex { $0.value == filter[keyPath: part] }
  return select(
    .value(selected.map(String.init) ?? ""),
    .aria(.label, name),
    .onChange { index in
      var changed = filter
      changed[keyPath: part] = Int(index).flatMap { options.indices.contains($0) ? options[$0].value : nil }
      return .filterChanged(changed)
    }
  ) {
    option(.value("")) { "\(name): all" }
    for (index, choice) in options.enumerated() { option(.key(index), .value("\(index)")) { choice.name } }
  }
}

private func results(_ state: LibraryFeature.State, _ library: Library, _ style: TextStyle) -> HTML<
  LibraryFeature.Action
> {
  let premium = Set(library.collections.lazy.filter(\.isPremium).map(\.id))
  let rows = state.rows
  return HTML {
    if let problem = state.searchProblem {
      p(.class("problem"), .role("alert")) { "The search has failed: \(problem)" }
    }
    p(.class("count"), .role("status")) {
      let count = rows.count == 1 ? "1 dua" : "\(rows.count) duas"
      state.mayHaveMoreHits ? "The best \(count)" : count
    }
    ul(.class("cards")) {
      for row in rows {
        li(.key(row.id.rawValue)) {
          card(row, isPremium: row.dua.collection.map(premium.contains) == true, style)
        }
      }
    }
  }
}

private func card(_ row: LibraryFeature.State.Row, isPremium: Bool, _ style: TextStyle) -> HTML<
  LibraryFeature.Action
> {
  func marks(_ field: SearchHighlight.Field, _ text: String, _ language: LanguageTag? = nil) -> [HTMLMark] {
    row.highlights.filter { $0.field == field && $0.language == language }.flatMap { $0.marks(in: text) }
  }
  let (title, translation) = (style.localized(row.dua.title), style.localized(row.dua.translation))
  return article(.class("card"), .on(.click, .duaTapped(row.id))) {
    h2 {
      button(
        .class("plain"),
        .marks(marks(.title, title.text, title.language)),
        .on(.click, .duaTapped(row.id))
      ) { style.inline(row.dua.title) }
      if isPremium { span(.class("badge")) { "Premium" } }
    }
    style.arabic(of: row.dua, marks: marks(.arabic, row.dua.arabic))
    if let transliteration = row.dua.transliteration,
      row.highlights.contains(where: { $0.field == .transliteration })
    {
      style.transliteration(of: row.dua, marks: marks(.transliteration, transliteration))
    }
    let found = marks(.translation, translation.text, translation.language)
    if !found.isEmpty { style.paragraph(row.dua.translation, class: "translation", marks: found) }
    p(.class("facts")) { facts(of: row.dua) }
  }
}

/// The sheet about a dua.
func duaSheet(_ state: DuaDetailFeature.State, _ style: TextStyle) -> HTML<
  PresentationAction<DuaDetailFeature.Action>
> {
  sheet(style.text(state.dua.title), close: .dismiss) {
    h2 { style.inline(state.dua.title) }
    duaTexts(state.dua, state.sources, style)
    if let remarks = style.remarks(state.dua) { p { a(.href(remarks.link)) { remarks.label } } }
    fieldset {
      legend { "My adkhar" }
      for slot in TimeSlot.allCases {
        label(.key(slot.rawValue)) {
          input(
            .type("checkbox"),
            .checked(state.slots.contains(slot)),
            .onToggle { $0 == state.slots.contains(slot) ? nil : .presented(.slotToggled(slot)) }
          )
          slot.rawValue.capitalized
        }
      }
    }
    div(.class("buttons")) {
      if state.hasCourse { button(.on(.click, .presented(.courseTapped))) { "Learn its words" } }
      button(.class("primary"), .on(.click, .presented(.practiceTapped))) { "Practice" }
    }
  }
}
