import ContentDraft
import ContentIngest
import Diagnostics
import Testing

/// A marked source text and the expected findings, in one literal.
///
///     <dua id="⟦٣⟧"/>
///     --- VO05: `٣` is not a number for `id`; write `3`
///     +++ <dua id="3"/>
///
/// The ranges of the findings are between `⟦` and `⟧`, in order; those of notes between `⟨` and `⟩`. A
/// line starting with `---` is a finding; the lines starting with `+++`, if there are any, are the text after
/// all fix-its.
struct MarkedText {
  var text = ""
  var marks: [Range<Int>] = []
  var noteMarks: [Range<Int>] = []
  var findings: [String] = []
  var corrected: String?

  init(_ literal: String, before: String = "", after: String = "") {
    var source: [String] = []
    var correctedLines: [Substring] = []
    for line in literal.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("--- ") {
        findings.append(String(line.dropFirst(4)))
      } else if line.hasPrefix("+++ ") {
        correctedLines.append(line.dropFirst(4))
      } else {
        source.append(String(line))
      }
    }
    if !correctedLines.isEmpty { corrected = before + correctedLines.joined(separator: "\n") + after }
    var open: [Int] = []
    var openNotes: [Int] = []
    for scalar in (before + source.joined(separator: "\n") + after).unicodeScalars {
      switch scalar {
      case "⟦":
        open.append(marks.count)
        marks.append(text.utf8.count..<text.utf8.count)
      case "⟧":
        guard let mark = open.popLast() else { continue }
        marks[mark] = marks[mark].lowerBound..<text.utf8.count
      case "⟨":
        openNotes.append(noteMarks.count)
        noteMarks.append(text.utf8.count..<text.utf8.count)
      case "⟩":
        guard let mark = openNotes.popLast() else { continue }
        noteMarks[mark] = noteMarks[mark].lowerBound..<text.utf8.count
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

/// The source around a marked text.
enum Frame {
  /// A whole file.
  case xml, json, declaration
  /// Inside a root element `duas`, or the braces of a root object with a version.
  case duas, object
  /// Inside a `dua` element or object.
  case dua, duaObject

  var path: String {
    switch self {
    case .xml, .duas, .dua: "a.xml"
    case .json, .object, .duaObject: "a.json"
    case .declaration: "library.json"
    }
  }

  var before: String {
    switch self {
    case .xml, .json, .declaration: ""
    case .duas: #"<duas version="1">"#
    case .dua: #"<duas version="1"><dua>"#
    case .object: #"{"version": 1, "#
    case .duaObject: #"{"version": 1, "duas": [{"#
    }
  }

  var after: String {
    switch self {
    case .xml, .json, .declaration: ""
    case .duas: "</duas>"
    case .dua: "</dua></duas>"
    case .object: "}"
    case .duaObject: "}]}"
    }
  }
}

/// Reads a marked text and compares findings, ranges, notes and fix-its.
@discardableResult
func expectFindings(
  in frame: Frame,
  _ literal: String,
  limits: ContentIngest.Limits = .standard,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) -> IngestedFile {
  let marked = MarkedText(literal, before: frame.before, after: frame.after)
  let file = ingest(Array(marked.text.utf8), frame.path, limits: limits)
  #expect(
    file.findings.map { "\($0.rule): \($0.message)" } == marked.findings,
    sourceLocation: sourceLocation
  )
  #expect(file.findings.compactMap { $0.range?.bytes } == marked.marks, sourceLocation: sourceLocation)
  #expect(
    file.findings.flatMap { $0.notes.compactMap { $0.range?.bytes } } == marked.noteMarks,
    sourceLocation: sourceLocation
  )
  let edits = file.findings.flatMap { $0.fixIts.flatMap(\.edits) }
  if let corrected = marked.corrected {
    #expect(apply(edits, to: marked.text) == corrected, sourceLocation: sourceLocation)
  } else {
    #expect(edits.isEmpty, "an unexpected fix-it: \(edits)", sourceLocation: sourceLocation)
  }
  return file
}

func apply(_ edits: [FixIt.Edit], to text: String) -> String {
  var bytes = Array(text.utf8)
  for edit in edits.sorted(by: { $0.range > $1.range }) {
    bytes.replaceSubrange(edit.range.bytes, with: Array(edit.replacement.utf8))
  }
  return String(decoding: bytes, as: UTF8.self)
}

func ingest(_ bytes: [UInt8], _ path: String, limits: ContentIngest.Limits = .standard) -> IngestedFile {
  ContentIngest.ingest(bytes, file: FileID(7), path: path, limits: limits)
}

func ingest(_ text: String, _ path: String, limits: ContentIngest.Limits = .standard) -> IngestedFile {
  ingest(Array(text.utf8), path, limits: limits)
}
