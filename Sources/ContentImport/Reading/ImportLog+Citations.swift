import CitationText
import Diagnostics

extension ImportLog {
  /// The citations of a text. A text that is not understood completely is reported, and kept as a source of type `other`.
  func citations(_ text: Located<String>?) -> [WrittenCitation] {
    guard let text else { return [] }
    // A longer text is not a citation, and parsing may take more than linear time.
    let isShort = text.value.utf8.count <= CitationParser.lengthLimit
    let (citations, isWhole) = isShort ? CitationParser.parse(text.value) : ([], false)
    guard !isWhole || citations.isEmpty else { return citations }
    report(UnparsedCitation.finding(text.value, understood: citations.count, at: text.range))
    return citations + [.other(text.value)]
  }
}
