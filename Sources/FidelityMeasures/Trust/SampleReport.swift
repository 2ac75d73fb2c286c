import ContentValidation
import Diagnostics
import ParallelWork
import QuranText

/// How many findings about labeled samples are right, and how many of their defects are found.
package struct SampleReport: Sendable {
  /// The errors and warnings of one rule.
  package struct Row: Sendable {
    package let rule: String
    /// Those that report a defect, at its words.
    package fileprivate(set) var right = 0
    /// Those about something correct, or about a defect for which another rule is expected.
    package fileprivate(set) var wrong: [String] = []

    package var total: Int { right + wrong.count }
  }

  /// By rule id.
  package private(set) var rows: [Row] = []
  /// The number of defects in the samples.
  package private(set) var defectCount = 0
  /// The defects that no expected rule reports, as texts.
  package private(set) var misses: [String] = []

  package var right: Int { rows.reduce(0) { $0 + $1.right } }
  package var total: Int { rows.reduce(0) { $0 + $1.total } }
  package var found: Int { defectCount - misses.count }

  /// The smallest share of the findings of each rule and of all findings that must be right, and of the defects that must be
  /// found.
  package static let targets = (precisionOfEach: 0.9, precision: 0.97, recall: 0.93)

  /// Checks the samples.
  ///
  /// - Parameter jobs: The number of threads, at least 1.
  /// - Throws: The error of a sample that cannot be written as a source, or `CancellationError`.
  package init(_ samples: LabeledSamples, jobs: Int) async throws {
    let quran = try QuranSource.shipped()
    let libraries = samples.groups.flatMap { group in
      (group.together == true ? [group.samples] : group.samples.map { [$0] }).map { ($0, group.policy) }
    }
    let judgments = try await parallelMap(libraries.indices, jobs: jobs) { index in
      let (samples, policy) = libraries[index]
      return Result { try Self.judgments(on: samples, policy, quran) }
    }
    for judgment in try judgments.flatMap({ try $0.get() }) { add(judgment) }
    rows.sort { $0.rule < $1.rule }
  }

  /// What was found in one sample, or about none.
  private struct Judgment: Sendable {
    var right: [String] = []
    var wrong: [(rule: String, text: String)] = []
    var misses: [String] = []
    var defectCount = 0
  }

  private static func judgments(
    on samples: [LabeledSamples.Sample],
    _ policy: LabeledSamples.Policy?,
    _ quran: QuranSource
  ) throws -> [Judgment] {
    let library = try SampleLibrary(samples, policy)
    return library.findings(quran).enumerated().map { index, findings in
      let defects = index < samples.count ? samples[index].expect ?? [:] : [:]
      let shows = index < samples.count ? samples[index].shows : "library"
      var judgment = Judgment(defectCount: defects.count)
      var found: Set<String> = []
      for finding in findings {
        let rule = finding.rule.rawValue
        let expected = defects.first { rules, words in
          rules.split(separator: " ").contains { $0 == rule }
            && library.isFinding(finding, at: words, ofSample: index)
        }
        if let expected {
          found.insert(expected.key)
          judgment.right.append(rule)
        } else {
          judgment.wrong.append((rule, "\(shows): \(finding.message)"))
        }
      }
      judgment.misses = defects.filter { !found.contains($0.key) }.map { "\(shows): \($0.value)" }
      return judgment
    }
  }

  private mutating func add(_ judgment: Judgment) {
    for rule in judgment.right { rows[row(of: rule)].right += 1 }
    for (rule, text) in judgment.wrong { rows[row(of: rule)].wrong.append(text) }
    defectCount += judgment.defectCount
    misses += judgment.misses
  }

  private mutating func row(of rule: String) -> Int {
    if let index = rows.firstIndex(where: { $0.rule == rule }) { return index }
    rows.append(Row(rule: rule))
    return rows.count - 1
  }
}
