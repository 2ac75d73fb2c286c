import ContentIngest
import Diagnostics

extension XMLTree {
  /// The text of an element and its descendants, whose tags are omitted after a report.
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

  /// The range of the element's first text; that of the start tag when it has none.
  private var contentRange: SourceRange {
    guard case .text(let first)? = children.first else { return range }
    return first.range
  }

  /// Reports text between the elements.
  func reportStrayText(_ log: ImportLog) {
    for case .text(let text) in children
    where !text.value.unicodeScalars.allSatisfy(\.properties.isWhitespace) {
      log.notImported("the text between the elements of", "`\(name)`", at: text.range)
    }
  }
}
