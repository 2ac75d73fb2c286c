import DuaLibrary
import HTML
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
        changes(BundleChanges(from: published, to: library), library)
      } else {
        p { "There is no library yet." }
      }
    }
  }
}

private func changes<Action>(_ changes: BundleChanges, _ library: Library) -> HTML<Action> {
  HTML {
    p(.role("status")) {
      changes.isEmpty
        ? "No dua has changed."
        : "\(changes.changed.count) changed, \(changes.added.count) added, \(changes.removed.count) removed"
    }
    list("Added", changes.added, library)
    list("Removed", changes.removed, nil)
    for changed in changes.changed.prefix(limit) {
      section(.key(changed.dua.id.rawValue), .class("group")) {
        h2 {
          a(.href(EditorPlace.dua(changed.dua.slug.rawValue).location)) {
            bdi { name(of: changed.dua, library) }
          }
        }
        for (index, field) in changed.fields.enumerated() { div(.key(index)) { fieldView(field) } }
      }
    }
    if changes.changed.count > limit { p { "… and \(changes.changed.count - limit) more" } }
  }
}

/// The greatest number of changed duas on the page.
private let limit = 200

private func list<Action>(_ title: String, _ duas: [Dua], _ library: Library?) -> HTML<Action> {
  guard !duas.isEmpty else { return HTML() }
  return section {
    h2 { title }
    ul {
      for dua in duas {
        li(.key(dua.id.rawValue)) {
          if let library {
            a(.href(EditorPlace.dua(dua.slug.rawValue).location)) { bdi { name(of: dua, library) } }
          } else {
            code { dua.slug.rawValue }
          }
        }
      }
    }
  }
}

private func name(of dua: Dua, _ library: Library) -> String {
  dua.title[library.defaultLanguage] ?? dua.slug.rawValue
}

private func fieldView<Action>(_ field: BundleChanges.Field) -> HTML<Action> {
  let changes = WordDifference(from: field.old, to: field.new).changes
  let direction = LanguageTag(field.language)?.direction ?? .automatic
  func side(_ name: String, _ text: String, _ marks: [HTMLMark]) -> HTML<Action> {
    HTML {
      dt { name }
      dd(
        .class(field.language == "ar" ? "arabic-cell" : nil),
        .lang(field.language),
        .dir(direction),
        .marks(marks)
      ) { text }
    }
  }
  let (old, new) = (ShownText(field.old), ShownText(field.new))
  return HTML {
    h3 {
      code { field.name }
      small { " \(field.extent.phrase)" }
    }
    dl(.class("sides")) {
      if !field.old.isEmpty {
        div { side("Bundle", old.text, old.marks(of: changes.map(\.old)) { HTMLMark("removed", $0) }) }
      }
      if !field.new.isEmpty {
        div { side("Content", new.text, new.marks(of: changes.map(\.new)) { HTMLMark("added", $0) }) }
      }
    }
  }
}

extension BundleChanges.Extent {
  fileprivate var phrase: String {
    switch self {
    case .letters: "the letters change"
    case .marks: "only marks change"
    case .bytes: "the same characters in other bytes"
    case .whole: ""
    }
  }
}
