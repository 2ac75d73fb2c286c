import LibraryCompiler
import UnicodeText

/// What `rizq identify` says about a text.
struct IdentityPage {
  /// The slug, or the file and the line.
  let label: String
  let identities: [TextIdentifier.Identity]
  /// The earlier texts that are the same supplication.
  let twins: [(label: String, pair: TextTwins.Pair)]

  var isEmpty: Bool { identities.isEmpty && twins.isEmpty }

  func text(_ format: IdentityFormat) throws -> String {
    switch format {
    case .human: lines.joined(separator: "\n") + "\n"
    case .json: try json()
    }
  }

  // MARK: Human

  private var lines: [String] {
    let label = label.escapedForDisplay
    let names = identities.map(Self.phrase).joined(separator: ", ")
    return (names.isEmpty ? [] : ["\(label): \(names)"])
      + twins.flatMap { other, pair in
        ["\(label): same as \(other.escapedForDisplay)\(Self.count(pair))"]
          + pair.differences.map { "  \(Self.quoted($0.first)) there, \(Self.quoted($0.second)) here" }
      }
  }

  /// `Sayyid al-Istighfar`, `Dua of Yunus (21:87) 40 %`.
  private static func phrase(_ identity: TextIdentifier.Identity) -> String {
    let verses = identity.verses.map(\.description).joined(separator: ", ")
    let name =
      identity.names.first.map { verses.isEmpty ? $0 : "\($0) (\(verses))" } ?? "Quran \(verses)"
    let percent = Int((identity.share * 100).rounded())
    return percent >= 100 ? name : "\(name) \(percent) %"
  }

  private static func count(_ pair: TextTwins.Pair) -> String {
    guard pair.differingWords > 0 else { return "" }
    return ", but for \(pair.differingWords) of \(pair.words) words"
  }

  private static func quoted(_ words: String) -> String { words.isEmpty ? "nothing" : words.quoted() }

  // MARK: JSON

  private struct Line: Encodable {
    struct Identity: Encodable {
      let names: [String]
      let share: Double
      let verses: [String]
    }

    struct Twin: Encodable {
      let text: String
      let words: Int
      let differingWords: Int
      /// The words of the other text, and those of this one.
      let differences: [[String]]
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
      twins: twins.map { other, pair in
        Line.Twin(
          text: other,
          words: pair.words,
          differingWords: pair.differingWords,
          differences: pair.differences.map { [$0.first, $0.second] }
        )
      }
    )
    .jsonLine()
  }
}
