import ArabicText
import Diagnostics
import Foundation
import ParallelWork
import SeededRandom
import UnicodeText

/// What an editor sees of single mistakes in the hadith duas of the library: every mistake is injected alone, and the whole
/// library is checked with all rules and its own policy.
package struct TrustReport: Sendable {
  /// What the check says about a mistake.
  package enum Outcome: Int, CaseIterable, Sendable {
    /// An error or a warning at the wrong word or directly beside it.
    case shown
    /// An error or a warning elsewhere only.
    case misplaced
    /// Information only, which is not displayed by default.
    case hidden
    case unnoticed
  }

  /// The cases of one kind of mistake.
  package struct Row: Sendable {
    package let mistake: TypingMistake
    package fileprivate(set) var counts = [Int](repeating: 0, count: Outcome.allCases.count)
    /// The errors and warnings of all cases that are shown: more than one a case is noise.
    package fileprivate(set) var findings = 0
    /// The cases that are not shown, as texts.
    package fileprivate(set) var misses: [String] = []
    /// The cases with more than one error or warning, as texts.
    package fileprivate(set) var noise: [String] = []

    package var total: Int { counts.reduce(0, +) }
    package var shown: Int { counts[Outcome.shown.rawValue] }
  }

  package private(set) var rows: [Row]
  /// The errors and warnings of the unchanged library.
  package let falseAlarms: Int

  /// The smallest share of the mistakes of each kind, and of all mistakes, that must be shown.
  package static let targets = (each: 0.95, all: 0.97)

  /// Checks the library once for every mistake.
  ///
  /// - Parameters:
  ///   - folder: The content folder.
  ///   - rounds: The number of mistakes of each kind in every dua.
  ///   - stride: Take every `stride`th dua.
  ///   - seed: The seed of the random mistakes.
  ///   - jobs: The number of threads, at least 1.
  /// - Throws: ``ReferenceData/Problem`` if there is no library, or the error of an unreadable file.
  package init(
    _ mistakes: [TypingMistake] = TypingMistake.allCases,
    in folder: URL,
    rounds: Int = 1,
    stride: Int = 1,
    seed: UInt64 = 1,
    jobs: Int
  ) async throws {
    var sources = try SourceLibrary(folder)
    falseAlarms = try await sources.check(jobs: jobs).count { $0.severity <= .warning }
    rows = mistakes.map { Row(mistake: $0) }
    let cases = Self.cases(mistakes, sources.duas, rounds, stride, seed)
    let library = sources
    let results = try await parallelMap(cases.indices, jobs: jobs) { index in
      cases[index].result(in: library)
    }
    for (trial, result) in zip(cases, results) {
      rows[trial.row].counts[result.outcome.rawValue] += 1
      rows[trial.row].findings += result.outcome == .shown ? result.rules.count : 0
      if result.rules.count > 1 {
        rows[trial.row].noise.append("\(result.rules.joined(separator: " ")): \(trial.description)")
      }
      if result.outcome != .shown { rows[trial.row].misses.append("\(result.outcome): \(trial.description)") }
    }
  }

  private static func cases(
    _ mistakes: [TypingMistake],
    _ duas: [SourceLibrary.Dua],
    _ rounds: Int,
    _ stride: Int,
    _ seed: UInt64
  ) -> [Trial] {
    mistakes.enumerated().flatMap { row, mistake -> [Trial] in
      // A generator of its own, so that a kind can be measured alone.
      var generator = SplitMix64(
        seed: seed &* 1000 &+ UInt64(TypingMistake.allCases.firstIndex(of: mistake) ?? 0)
      )
      return Swift.stride(from: 0, to: duas.count, by: stride).flatMap { index -> [Trial] in
        (0..<rounds).compactMap { _ in
          let dua = duas[index]
          let text = mistake.isInTransliteration ? dua.transliteration : dua.arabic
          return mistake.change(in: text.scalars, using: &generator).map { change in
            Trial(row: row, dua: dua, mistake: mistake, change: change)
          }
        }
      }
    }
  }
}

/// One mistake in one dua.
private struct Trial: Sendable {
  let row: Int
  let dua: SourceLibrary.Dua
  let mistake: TypingMistake
  let change: TypingMistake.Change

  /// What the check says, and the rules of its errors and warnings.
  func result(in library: SourceLibrary) -> (outcome: TrustReport.Outcome, rules: [String]) {
    let wrong = mistake.isInTransliteration ? dua.transliteration : dua.arabic
    let changed = change.applied(to: wrong.scalars)
    let findings = library.findings(changing: wrong, to: changed)
    let visible = findings.filter { $0.severity <= .warning }
    let expected = expectedRanges(in: changed)
    if visible.contains(where: { finding in expected.contains { $0.contains(finding.range) } }) {
      return (.shown, visible.map(\.rule.description))
    }
    if !visible.isEmpty { return (.misplaced, visible.map(\.rule.description)) }
    return (
      findings.contains { finding in expected.contains { $0.contains(finding.range) } }
        ? .hidden : .unnoticed,
      []
    )
  }

  /// Where a finding may be: at the wrong word or its neighbors, and at the words of the other text that correspond to them.
  private func expectedRanges(in changed: [Unicode.Scalar]) -> [ExpectedRange] {
    let (wrong, other) =
      mistake.isInTransliteration
      ? (dua.transliteration, dua.arabic) : (dua.arabic, dua.transliteration)
    let words = Self.words(changed)
    let edited = change.range.lowerBound..<change.range.lowerBound + change.replacement.count
    let before = words.lastIndex { $0.upperBound < edited.lowerBound } ?? 0
    let after = words.firstIndex { $0.lowerBound > edited.upperBound } ?? words.count - 1
    let shift = Self.width(changed) - Self.width(wrong.scalars)
    let counterparts = Self.words(other.scalars)
    let (first, last) = (min(before, counterparts.count - 1), min(after, counterparts.count - 1))
    let isSameFile = other.range.file == wrong.range.file && other.range.lower > wrong.range.lower
    return [
      ExpectedRange(
        SourceLibrary.Text(range: wrong.range, scalars: changed)
          .bytes(of: words[before].lowerBound..<words[after].upperBound),
        in: wrong.range.file
      ),
      ExpectedRange(
        other.bytes(of: counterparts[first].lowerBound..<counterparts[last].upperBound),
        in: other.range.file,
        shiftedBy: isSameFile ? shift : 0
      ),
    ]
  }

  private struct ExpectedRange {
    let range: SourceRange

    init(_ bytes: Range<Int>, in file: FileID, shiftedBy shift: Int = 0) {
      range = SourceRange(file: file, bytes.lowerBound + shift..<bytes.upperBound + shift)
    }

    /// Whether a finding is at these words, not at the whole text.
    func contains(_ found: SourceRange?) -> Bool {
      guard let found, found.file == range.file else { return false }
      return found.lower >= range.lower && found.upper <= range.upper
    }
  }

  private static func words(_ scalars: [Unicode.Scalar]) -> [Range<Int>] {
    scalars.indices.split { scalars[$0] == " " }.map { $0.startIndex..<$0.endIndex }
  }

  private static func width(_ scalars: [Unicode.Scalar]) -> Int { scalars.reduce(0) { $0 + UTF8.width($1) } }

  /// The words around the change, before and after it.
  var description: String {
    let wrong = mistake.isInTransliteration ? dua.transliteration : dua.arabic
    let start = max(0, change.range.lowerBound - 30)
    let end = min(wrong.scalars.count, change.range.upperBound + 30)
    let before = String(scalars: wrong.scalars[start..<end])
    let changed = change.applied(to: wrong.scalars)
    let after = String(scalars: changed[start..<end + changed.count - wrong.scalars.count])
    return "\(before) → \(after)"
  }
}
