import ContentIngest
import Diagnostics

extension XMLTree {
  /// The text of an element and its descendants, whose tags are omitted after a report. Its lines are joined if they are only the
  /// layout of the file.
  func text(_ name: String, _ wrapping: LineWrapping, _ log: ImportLog) -> Located<String>? {
    var pending = elements.reversed() as [XMLTree]
    while let inner = pending.popLast() {
      log.report(MarkupInText.finding(inner.name, in: name, at: inner.range))
      pending += inner.elements.reversed()
    }
    let text = wrapping.text(of: self)
    let isLayout = wrapping.explains(text)
    if isLayout, let width = wrapping.width, !text.breaks.isEmpty {
      log.report(JoinedLines.finding(name, lines: text.breaks.count + 1, width: width, at: contentRange))
    } else if let kept = text.breaks.first(where: { !wrapping.explains($0) }) ?? text.breaks.first {
      let range = SourceRange(file: range.file, kept.range)
      if !isLayout { log.report(KeptLineBreak.finding(name, at: range)) }
    }
    return log.text(Located(isLayout ? text.joined : text.text, at: contentRange), name)
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
