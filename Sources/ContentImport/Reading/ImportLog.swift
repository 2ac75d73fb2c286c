import CitationText
import ContentIngest
import Diagnostics

/// The findings of an import, up to a limit, and a count of everything that is not imported.
final class ImportLog {
  private struct Unmapped {
    var kind: String
    var name: String
    var first: SourceRange
    var count: Int
  }

  private var findings: [Finding] = []
  private var unmapped: [String: Unmapped] = [:]
  var hasErrors: Bool { errorCount > 0 }
  /// The places of the cells of databases.
  var cells = DatabaseCells()
  /// The largest number of errors, and of other findings.
  private let limit: Int
  private var errorCount = 0
  private var otherCount = 0
  /// The largest number of kinds that are counted separately.
  private static let kindLimit = 1000

  init(limit: Int = 100_000) { self.limit = limit }

  func report(_ finding: Finding) {
    let isError = finding.severity == .error
    if isError { errorCount += 1 } else { otherCount += 1 }
    if (isError ? errorCount : otherCount) <= limit { findings.append(finding) }
  }

  func report(_ findings: [Finding]) { for finding in findings { report(finding) } }

  /// Counts something in the files that is not imported, such as `the key`, `filename`.
  func notImported(_ kind: String, _ name: String, count: Int = 1, at range: SourceRange) {
    let isKnown = unmapped["\(kind)\0\(name)"] != nil
    let name = isKnown || unmapped.count < Self.kindLimit ? name : "of other names"
    let key = "\(kind)\0\(name)"
    if unmapped[key] == nil { unmapped[key] = Unmapped(kind: kind, name: name, first: range, count: 0) }
    unmapped[key]?.count += count
  }

  /// All findings, in source order.
  func finish() -> [Finding] {
    let counted = unmapped.values.map {
      NotImported.finding($0.kind, $0.name, count: $0.count, at: $0.first)
    }
    return (findings + counted + omitted).enumerated()
      .sorted { lhs, rhs in
        switch (lhs.element.range, rhs.element.range) {
        case (let left?, let right?) where left != right: left < right
        case (nil, .some): true
        case (.some, nil): false
        default: (lhs.element.message, lhs.offset) < (rhs.element.message, rhs.offset)
        }
      }
      .map(\.element)
  }

  /// The numbers of the findings beyond the limit.
  private var omitted: [Finding] {
    var omitted: [Finding] = []
    if errorCount > limit {
      omitted.append(TooManyFindings.finding(omitted: errorCount - limit, "error"))
    }
    if otherCount > limit {
      var others = TooManyFindings.finding(omitted: otherCount - limit, "finding")
      others.severity = .warning
      omitted.append(others)
    }
    return omitted
  }
}

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
