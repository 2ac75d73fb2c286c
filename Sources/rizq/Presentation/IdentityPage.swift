import DuaRecognition
import LibraryCompiler
import UnicodeText

/// What `rizq identify` says about a text.
struct IdentityPage {
  /// An earlier text that is the same supplication, contains the text or is a part of it.
  struct Twin {
    let label: String
    let text: String
    /// The earlier text is the first.
    let comparison: TextComparison
  }

  /// The slug, or the file and the line.
  let label: String
  let text: String
  let identities: [TextIdentifier.Identity]
  let twins: [Twin]
  /// Whether the texts are shown in full, and words that differ only in marks.
  let showsTexts: Bool

  var isEmpty: Bool { identities.isEmpty && twins.isEmpty }

  func text(_ format: OutputFormat) throws -> String {
    switch format {
    case .human: lines.joined(separator: "\n") + "\n"
    case .json: try json()
    }
  }

  // MARK: Human

  private var lines: [String] {
    let label = label.escapedForDisplay
    let names = identities.map(Self.phrase).joined(separator: ", ")
    return (names.isEmpty ? [] : ["\(label): \(names)"]) + twins.flatMap(lines)
  }

  private func lines(_ twin: Twin) -> [String] {
    let comparison = twin.comparison
    let texts = showsTexts ? ["  there: \(shown(twin.text))", "  here:  \(shown(text))"] : []
    return [
      "\(label.escapedForDisplay): \(comparison.phrase) \(twin.label.escapedForDisplay)\(comparison.extent)"
    ]
      + texts
      + comparison.differences.filter { showsTexts || $0.kind != .marks }.map { "  \($0.phrase)" }
  }

  private func shown(_ text: String) -> String { text.escapedForDisplay }

  /// `Sayyid al-Istighfar`, `Dua of Yunus (21:87) 40 %`.
  private static func phrase(_ identity: TextIdentifier.Identity) -> String {
    let verses = identity.verses.map(\.description).joined(separator: ", ")
    let name =
      identity.names.first.map { verses.isEmpty ? $0 : "\($0) (\(verses))" } ?? "Quran \(verses)"
    let percent = Int((identity.share * 100).rounded())
    return percent >= 100 ? name : "\(name) \(percent) %"
  }

  // MARK: JSON

  private struct Line: Encodable {
    struct Identity: Encodable {
      let names: [String]
      let share: Double
      let verses: [String]
    }

    struct Twin: Encodable {
      let text: String
      let relation: String
      let words: Int
      let differingWords: Int
      let differences: [Difference]
    }

    struct Difference: Encodable {
      let kind: String
      let there, here: String
    }

    let text: String
    let identities: [Identity]
    let twins: [Twin]
  }

  private func json() throws -> String {
    try Line(
      text: label,
      identities: identities.map { identity in
        Line.Identity(
          names: identity.names,
          share: (identity.share * 1000).rounded() / 1000,
          verses: identity.verses.map(\.description)
        )
      },
      twins: twins.map { twin in
        Line.Twin(
          text: twin.label,
          relation: twin.comparison.relation.rawValue,
          words: twin.comparison.words,
          differingWords: twin.comparison.differingWords,
          differences: twin.comparison.differences.map {
            Line.Difference(kind: $0.kind.rawValue, there: $0.first, here: $0.second)
          }
        )
      }
    )
    .jsonLine()
  }
}
