import Diagnostics
import Foundation
import ParallelWork
import SeededRandom
import UnicodeText

/// What an editor sees of narration and instructions that were copied into the Arabic of a dua.
package struct NarrationReport: Sendable {
  /// The cases of one kind of frame.
  package struct Row: Sendable {
    package let kind: NarrationFrame.Kind
    package fileprivate(set) var total = 0
    /// The rule about narration, or that about honorifics, reports the words around the dua.
    package fileprivate(set) var shown = 0
    /// The fix keeps the dua, and nothing else.
    package fileprivate(set) var fixed = 0
    /// The fix keeps something else.
    package fileprivate(set) var wronglyFixed = 0
    /// The cases that are not shown or not fixed, as texts.
    package fileprivate(set) var misses: [String] = []
  }

  package private(set) var rows: [Row]

  /// The smallest share of the cases of each kind that must be shown.
  package static let target = 0.95

  /// Checks the library once for every frame and dua.
  ///
  /// - Parameters:
  ///   - folder: The content folder.
  ///   - duas: The number of duas in every frame.
  ///   - seed: The seed of the choice of duas.
  ///   - jobs: The number of threads, at least 1.
  /// - Throws: ``ReferenceData/Problem`` if there is no library, or the error of an unreadable file.
  package init(
    _ kinds: [NarrationFrame.Kind] = NarrationFrame.Kind.allCases,
    in folder: URL,
    duas: Int = 8,
    seed: UInt64 = 1,
    jobs: Int
  ) async throws {
    var sources = try SourceLibrary(folder)
    _ = try await sources.check(jobs: jobs)
    let library = sources
    var generator = SplitMix64(seed: seed)
    var cases: [(row: Int, frame: NarrationFrame, dua: SourceLibrary.Text)] = []
    for (row, kind) in kinds.enumerated() {
      for frame in NarrationFrame.all(kind) {
        for _ in 0..<duas {
          guard let dua = library.duas.randomElement(using: &generator) else { continue }
          cases.append((row, frame, dua.arabic))
        }
      }
    }
    let trials = cases
    let results = try await parallelMap(trials.indices, jobs: jobs) { index in
      FramedDua(trials[index].frame, trials[index].dua).result(in: library)
    }
    rows = kinds.map { Row(kind: $0) }
    for (trial, result) in zip(trials, results) {
      rows[trial.row].total += 1
      rows[trial.row].shown += result.isShown ? 1 : 0
      rows[trial.row].fixed += result.kept == .dua ? 1 : 0
      rows[trial.row].wronglyFixed += result.kept == .other ? 1 : 0
      if !result.isShown || result.kept != .dua {
        let outcome = result.isShown ? "\(result.kept)" : "not shown"
        rows[trial.row].misses.append(
          "\(outcome): \(trial.frame.before)…\(trial.frame.after) | \(result.left)"
        )
      }
    }
  }
}

/// A dua with words around it.
private struct FramedDua {
  /// What the fix keeps.
  enum Kept { case dua, other, noFix }

  private let text: SourceLibrary.Text
  private let framed: [Unicode.Scalar]
  private let before: Int

  init(_ frame: NarrationFrame, _ text: SourceLibrary.Text) {
    self.text = text
    framed = frame.around(text.scalars)
    before = frame.before.unicodeScalars.count
  }

  func result(in library: SourceLibrary) -> (isShown: Bool, kept: Kept, left: String) {
    let findings = library.findings(changing: text, to: framed).filter { finding in
      ["AR19", "AR04"].contains(finding.rule) && finding.severity <= .warning && isAround(finding.range)
    }
    var bytes = Array(String(scalars: framed).utf8)
    let start = Int(text.range.lower)
    // A fix may also write the number of repetitions into its attribute.
    let edits = findings.filter { $0.rule == "AR19" }.flatMap(\.fixIts).flatMap(\.edits)
      .filter { Int($0.range.lower) >= start && Int($0.range.upper) <= start + bytes.count }
    for edit in Self.widest(edits).reversed() {
      bytes.replaceSubrange(
        Int(edit.lower) - start..<Int(edit.upper) - start,
        with: []
      )
    }
    let dua = Array(String(scalars: text.scalars).utf8)
    let left = String(decoding: bytes.prefix(120), as: UTF8.self)
    return (
      !findings.isEmpty, edits.isEmpty ? .noFix : Self.trimmed(bytes) == Self.trimmed(dua) ? .dua : .other,
      left
    )
  }

  /// The ranges that are deleted, in order, without those inside others.
  private static func widest(_ edits: [FixIt.Edit]) -> [SourceRange] {
    var ranges: [SourceRange] = []
    for range in edits.map(\.range).sorted(by: { ($0.lower, $1.upper) < ($1.lower, $0.upper) }) {
      if let last = ranges.last, range.lower < last.upper { continue }
      ranges.append(range)
    }
    return ranges
  }

  /// Without the punctuation at the end.
  private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
    Array(bytes.reversed().drop { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: " ") }.reversed())
  }

  /// Whether a finding is at the words around the dua.
  private func isAround(_ range: SourceRange?) -> Bool {
    guard let range, range.file == text.range.file else { return false }
    let width = { (scalars: ArraySlice<Unicode.Scalar>) in scalars.reduce(0) { $0 + UTF8.width($1) } }
    let start = Int(text.range.lower)
    let duaStart = start + width(framed[..<before])
    let duaEnd = duaStart + width(text.scalars[...])
    let end = start + width(framed[...])
    return Int(range.lower) >= start && Int(range.upper) <= end
      && (Int(range.lower) < duaStart || Int(range.upper) > duaEnd)
  }
}
