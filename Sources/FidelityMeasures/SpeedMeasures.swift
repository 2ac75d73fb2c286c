import ArabicText
import ContentDraft
import ContentValidation
import Diagnostics
import DuaLibrary
import Foundation
import QuranText
import SeededRandom

/// Texts of 30 words checked per second.
package struct CheckedTextsPerSecond: FidelityMeasure {
  private let checks: TextChecks
  private let count: Int
  package let target = FidelityTarget.reported

  package init(checks: TextChecks, count: Int = 10_000) {
    self.checks = checks
    self.count = count
  }

  package var name: String { "Texts of \(GeneratedDuas.wordCount) words a second, \(checks.name)" }

  package func run(on data: ReferenceData) throws -> FidelityFigure {
    let pairs = try GeneratedDuas.pairs(count, from: data, seed: 1)
    let (findings, seconds) = try checks.time(on: pairs)
    return FidelityFigure(
      hits: findings,
      total: count,
      reading: .perSecond(Double(count) / seconds)
    )
  }
}

/// How the time grows with the number of texts: the ratio for twice as many, 2 if it is linear.
package struct CheckGrowth: FidelityMeasure {
  private let checks: TextChecks
  private let count: Int
  /// Linear, with a margin for other load on the machine.
  package let target = FidelityTarget.ratioAtMost(2.4)

  package init(checks: TextChecks, count: Int = 10_000) {
    self.checks = checks
    self.count = count
  }

  package var name: String { "Time for \(2 * count) texts by \(count), \(checks.name)" }

  package func run(on data: ReferenceData) throws -> FidelityFigure {
    let pairs = try GeneratedDuas.pairs(2 * count, from: data, seed: 1)
    let (_, half) = try checks.time(on: Array(pairs.prefix(count)))
    let (findings, whole) = try checks.time(on: pairs)
    return FidelityFigure(hits: findings, total: 2 * count, reading: .ratio(whole / half))
  }
}

/// Checks whose speed is measured.
package struct TextChecks: Sendable {
  package let name: String
  /// Loads what the checks need, once, and returns a function that counts the findings in texts.
  let prepare: @Sendable () throws -> @Sendable ([TransliterationPair]) -> Int

  package init(
    name: String,
    prepare: @escaping @Sendable () throws -> @Sendable ([TransliterationPair]) -> Int
  ) {
    self.name = name
    self.prepare = prepare
  }

  /// Tashkeel, transliteration, quotations of the Quran, and the search form.
  package static let arabic = Self(name: "all Arabic checks") {
    let locator = try QuranLocator(fingerprints: .shipped())
    return { pairs in
      pairs.reduce(0) { count, pair in
        count + Tashkeel(of: pair.arabic).incompleteWords.count
          + TransliterationReport(arabic: pair.arabic, latin: pair.latin).findings.count
          + locator.locate(pair.arabic).count + (pair.arabic.searchForm.isEmpty ? 1 : 0)
      }
    }
  }
}

extension TextChecks {
  /// All rules, on one thread, over a library whose duas have only these texts.
  package static let rules = Self(name: "every rule") {
    let quran = QuranSource(fingerprints: try .shipped())
    return { pairs in Validator.findings(in: GeneratedDuas.library(of: pairs), quran: quran).count }
  }
}

extension TextChecks {
  /// The number of findings, and the processor time of this process in seconds, so that other processes do not count.
  func time(on pairs: [TransliterationPair]) throws -> (findings: Int, seconds: Double) {
    let check = try prepare()
    let start = Self.processorSeconds
    let findings = check(pairs)
    return (findings, Self.processorSeconds - start)
  }

  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}

/// Texts for measuring speed, made of random words of the library.
enum GeneratedDuas {
  static let wordCount = 30

  /// Texts of 30 words with their transliterations, the same for the same library and seed.
  static func pairs(_ count: Int, from data: ReferenceData, seed: UInt64)
    throws(ReferenceData.Problem) -> [TransliterationPair]
  {
    let words = try TransliterationSet.library.pairs(in: data)
      .flatMap { $0.arabic.split(separator: " ").map(String.init) }
      .filter { $0.unicodeScalars.allSatisfy { $0.isArabicLetter || $0.isArabicMark } }
    guard !words.isEmpty else { throw .unreadable(data.bundle.path()) }
    var generator = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      let text = (0..<wordCount).map { _ in words[Int.random(in: words.indices, using: &generator)] }
        .joined(separator: " ")
      return TransliterationPair(arabic: text, latin: Romanizer.rizq1.romanize(text))
    }
  }

  /// A library whose duas have only these texts, one after the other in one file.
  static func library(of pairs: [TransliterationPair]) -> LibraryDraft {
    let file = FileID(0)
    var offset = 0
    func field(_ text: String) -> Field<String> {
      defer { offset += text.utf8.count }
      return Field(text, at: SourceRange(file: file, offset..<offset + text.utf8.count))
    }
    let duas = pairs.enumerated().map { number, pair -> Fragment in
      var dua = DuaFragment(range: SourceRange(file: file, offset..<offset))
      dua.slug = Slug("dua-\(number)").map { Field($0, at: dua.range) } ?? .missing
      dua.arabic = field(pair.arabic)
      dua.transliteration = field(pair.latin)
      return .dua(dua)
    }
    return LibraryDraft(files: [IngestedFile(file: file, fragments: duas)])
  }
}
