import ArabicText
import DuaLibrary
import HTML
import LibraryDiff
import RizqViews
import UnicodeText

/// What the content changes against the bundle on disk.
func diffPage<Action>(_ content: EditedContent) -> HTML<Action> {
  HTML {
    h1 { "Diff" }
    switch content.published {
    case .none(let reason): p { "There is no bundle to compare with: \(reason)." }
    case .bundle(let published, let folder):
      p {
        "Against the bundle in "
        code { folder.escapedForDisplay }
      }
      if let library = content.library {
        changes(LibraryChanges(from: published, to: library))
      } else {
        p { "There is no library yet." }
      }
    }
  }
}

private func changes<Action>(_ changes: LibraryChanges) -> HTML<Action> {
  HTML {
    p(.role("status")) { changes.summary ?? "Nothing has changed." }
    notices("Breaking changes", changes.breaking.map(\.message))
    notices("The same edit in many entries", changes.systematic.map { $0.message { "“\($0)”" } })
    for change in changes.entities.prefix(limit) {
      section(.key("\(change.kind.rawValue) \(change.slug)"), .class("group")) {
        h2 {
          name(of: change)
          small { " \(change.event.rawValue)" }
        }
        for (index, field) in change.fields.enumerated() { div(.key(index)) { fieldView(field) } }
      }
    }
    if changes.entities.count > limit { p { "… and \(changes.entities.count - limit) more" } }
  }
}

/// The greatest number of changed entities on the page.
private let limit = 200

private func notices<Action>(_ title: String, _ texts: [String]) -> HTML<Action> {
  guard !texts.isEmpty else { return HTML() }
  return section {
    h2 { title }
    ul { for (index, text) in texts.enumerated() { li(.key(index)) { bdi { text } } } }
  }
}

private func name<Action>(of change: EntityChange) -> HTML<Action> {
  let name = change.title ?? change.slug
  guard change.kind == .dua, change.event != .removed else {
    return HTML {
      "\(change.kind.rawValue) "
      bdi { name }
    }
  }
  return a(.href(EditorPlace.dua(change.slug).location)) { bdi { name } }
}

private func fieldView<Action>(_ field: FieldChange) -> HTML<Action> {
  var changes: [WordDifference.Change] = []
  var extent: String?
  if case .text(let difference, let words) = field.content { (extent, changes) = (difference.phrase, words) }
  let language = language(of: field)
  let direction = LanguageTag(language)?.direction ?? .automatic
  func side(_ name: String, _ text: String, _ marks: [HTMLMark]) -> HTML<Action> {
    div {
      dt { name }
      dd(.class(language == "ar" ? "arabic-cell" : nil), .lang(language), .dir(direction), .marks(marks)) {
        text
      }
    }
  }
  return HTML {
    h3 {
      code { field.name }
      if let extent { small { " \(extent)" } }
    }
    dl(.class("sides")) {
      if let old = field.old.map({ ShownText($0) }) {
        side("Bundle", old.text, old.marks(of: changes.map(\.oldBytes)) { HTMLMark("removed", $0) })
      }
      if let new = field.new.map({ ShownText($0) }) {
        side("Content", new.text, new.marks(of: changes.map(\.newBytes)) { HTMLMark("added", $0) })
      }
    }
  }
}

/// The language of a field, which its name ends with if it has several.
private func language(of field: FieldChange) -> String {
  switch field.name {
  case "arabic": "ar"
  case "transliteration": "ar-Latn"
  default: field.name.split(separator: ".").dropFirst().last.map(String.init) ?? "en"
  }
}
