import ContentIngest
import Diagnostics

extension XMLTree {
  /// The text of an element with that of the elements in it, whose tags are left out after a report.
  func text(_ name: String, _ log: ImportLog) -> Located<String>? {
    var text = ""
    var pending = Array(children.reversed())
    while let child = pending.popLast() {
      switch child {
      case .text(let piece): text += piece.value
      case .element(let inner):
        log.report(MarkupInText.finding(inner.name, in: name, at: inner.range))
        pending += inner.children.reversed()
      }
    }
    return log.text(Located(text, at: contentRange), name)
  }

  /// The element's text between its tags, as far as it is known; the start tag when it is empty.
  private var contentRange: SourceRange {
    guard case .text(let first)? = children.first else { return range }
    return first.range
  }

  /// Counts the text between elements, where none belongs.
  func reportStrayText(_ log: ImportLog) {
    for case .text(let text) in children
    where !text.value.unicodeScalars.allSatisfy(\.properties.isWhitespace) {
      log.notImported("the text between the elements of", "`\(name)`", at: text.range)
    }
  }
}
