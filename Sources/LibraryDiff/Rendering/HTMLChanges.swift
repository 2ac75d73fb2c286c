import ArabicText
import HTML
import UnicodeText

/// The changes as a page that needs no other file: old and new words side by side.
public struct HTMLChanges: Sendable {
  private let changes: LibraryChanges

  public init(_ changes: LibraryChanges) { self.changes = changes }

  /// The page, with a line end.
  public var text: String {
    let title = "Changes \(changes.versions)"
    var bytes = Array("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>".utf8)
    HTMLRenderer.appendText(title.escapedForDisplay, to: &bytes)
    bytes += "</title>\n<style>\(Self.style)</style>\n</head>\n<body>\n".utf8
    bytes += body.rendered()
    bytes += "\n</body>\n</html>\n".utf8
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let style = """
    body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}\
    table{border-collapse:collapse;width:100%;table-layout:fixed}\
    td,th{border:1px solid #ccc;padding:.3rem .5rem;text-align:start;vertical-align:top;overflow-wrap:anywhere}\
    .old{background:#fdecea}.new{background:#e6f4ea}.breaking{border-inline-start:4px solid #b3261e;padding:0 1rem}
    """

  private var body: HTML<Never> {
    HTML {
      h1 { "Changes \(changes.versions)".escapedForDisplay }
      p { changes.isEmpty ? "Nothing has changed." : changes.summary.map { "\($0)." } ?? "" }
      list("Breaking changes", changes.breaking.map(\.message), className: "breaking")
      list("Systematic edits", changes.systematic.map { $0.message { "\u{2068}\($0)\u{2069}" } })
      for entity in changes.entities { part(entity) }
    }
  }

  private func list(_ title: String, _ items: [String], className: String? = nil) -> HTML<Never> {
    guard !items.isEmpty else { return HTML() }
    return section(.class(className)) {
      h2 { title }
      ul {
        for item in items { li { item } }
      }
    }
  }

  private func part(_ entity: EntityChange) -> HTML<Never> {
    section {
      h2 { "\(entity.name) \(entity.event.rawValue)" }
      p(.dir(.automatic)) { (entity.title ?? "").escapedForDisplay }
      if !entity.fields.isEmpty {
        table {
          for field in entity.fields { rows(field) }
        }
      }
    }
  }

  private func rows(_ field: FieldChange) -> HTML<Never> {
    guard case .text(let difference, let words) = field.content else {
      return row(field.name, field.old, field.new)
    }
    let name = "\(field.name): \(difference.phrase)"
    guard !words.isEmpty else { return row(name, field.old, field.new) }
    return HTML {
      for (index, words) in words.enumerated() {
        row(index == 0 ? name : "", words.old.joined(separator: " "), words.new.joined(separator: " "))
      }
    }
  }

  private func row(_ name: String, _ old: String?, _ new: String?) -> HTML<Never> {
    tr {
      th { name.escapedForDisplay }
      td(.class("old"), .dir(.automatic)) { (old ?? "").escapedForDisplay }
      td(.class("new"), .dir(.automatic)) { (new ?? "").escapedForDisplay }
    }
  }
}
