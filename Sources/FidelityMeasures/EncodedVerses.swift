import ContentDraft
import ContentValidation
import Diagnostics
import DuaLibrary
import Foundation
import QuranText
import UnicodeText

/// Correct verses in one encoding, each as the text of a dua, in which every rule about Arabic finds what it should: nothing in
/// an encoding that the default policy accepts, and one finding about the encoding in another.
package struct EncodedVerses: FidelityMeasure {
  /// How the Quran is written.
  package enum Writing: String, CaseIterable, Sendable {
    case simple = "Tanzil simple"
    /// `ءامنوا` for `آمنوا`, as in the mushaf, in a text that is otherwise in modern spelling.
    case separateHamza = "Tanzil simple with ءا"
    case uthmani = "Tanzil Uthmani"
    case qpcHafs = "QPC Hafs"
    case simpleClean = "Tanzil simple-clean"
    case indoPak = "Indo-Pak"
  }

  /// What surrounds the verse.
  package enum Setting: String, CaseIterable, Sendable {
    case cited = "cited"
    case otherSource = "with another source"
    case bracketed = "cited, in ﴿ ﴾"
    case numbered = "cited, in ﴿ ﴾ with its number"
  }

  private let writing: Writing
  private let setting: Setting
  private let stride: Int

  /// - Parameter stride: Take every `stride`th verse.
  package init(_ writing: Writing, _ setting: Setting, stride: Int = 1) {
    (self.writing, self.setting, self.stride) = (writing, setting, stride)
  }

  /// Known: the Indo-Pak file has misprints in 2:126, 4:93, 4:109, 30:15 and 30:45; in 6:143 the first two letters of آلذكرين
  /// are a question.
  package var target: FidelityTarget {
    switch writing {
    case .indoPak: .atMost(5)
    case .separateHamza: .atMost(1)
    case .simple, .simpleClean, .uthmani, .qpcHafs: .atMost(0)
    }
  }

  package var name: String { "Wrong findings: \(writing.rawValue), \(setting.rawValue)" }

  package func run(on data: ReferenceData) throws -> FidelityFigure {
    let verses = try data.verses(writing).enumerated().filter { $0.offset % stride == 0 }.map(\.element)
      .filter { setting != .otherSource || !Self.isFormula($0.reference) }
    let quran = QuranSource(fingerprints: try .shipped())
    var (hits, counts, examples) = (0, [String: Int](), [String]())
    for start in Swift.stride(from: 0, to: verses.count, by: 1_000) {
      let part = Array(verses[start..<min(start + 1_000, verses.count)])
      let library = EncodedLibrary(part, setting)
      var found = [[Finding]](repeating: [], count: part.count)
      for finding in Validator.findings(in: library.draft, quran: quran) where Self.concerns(finding.rule) {
        guard let range = finding.range, let dua = library.dua(at: range) else { continue }
        found[dua].append(finding)
      }
      for (verse, findings) in zip(part, found) where findings.map(\.rule) != expected {
        hits += 1
        for finding in findings { counts["\(finding.rule) \(finding.severity)", default: 0] += 1 }
        if examples.count < 20 {
          let messages = findings.map { "\($0.rule): \($0.message)" }.joined(separator: " | ")
          examples.append("\(verse.reference) \(messages.isEmpty ? "no finding" : messages)")
        }
      }
    }
    let summary = counts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return FidelityFigure(
      hits: hits,
      total: verses.count,
      examples: [summary.joined(separator: ", ")] + examples
    )
  }

  /// The rules of the findings that a correct verse gets.
  private var expected: [RuleID] {
    let encoding: [RuleID] = isAccepted ? [] : ["QR13"]
    return setting == .otherSource ? encoding + ["QR14"] : encoding
  }

  private var isAccepted: Bool {
    switch writing {
    case .simple, .separateHamza, .uthmani, .qpcHafs: true
    case .simpleClean, .indoPak: false
    }
  }

  /// Verses that are also said as praise, without being recited: the basmala and the words after it.
  private static func isFormula(_ reference: QuranReference) -> Bool {
    let isOpening = reference.surah == 1 && reference.ayahs.upperBound <= 3
    return isOpening || reference.surah == 55 && reference.ayahs.upperBound == 1
  }

  /// Rules about letters, characters, vocalization and quotations. Others concern what these duas do not have.
  private static func concerns(_ rule: RuleID) -> Bool {
    ["AR", "QR", "TK"].contains { rule.rawValue.hasPrefix($0) } || rule == "TX10"
  }
}

/// A verse as some text writes it.
package struct EncodedVerse: Sendable {
  package let reference: QuranReference
  package let text: String
}

extension ReferenceData {
  /// The verses of a text; of the King Fahd Complex's and the Indo-Pak one those of the even surahs.
  package func verses(_ writing: EncodedVerses.Writing) throws -> [EncodedVerse] {
    switch writing {
    case .simple: try numbered(quran(.simple))
    case .uthmani: try numbered(quran(.uthmani))
    case .simpleClean:
      // The letters that open some surahs have no marks in either text.
      try zip(numbered(quran(.simpleClean)), quran(.simple)).filter { $0.text != $1 }.map(\.0)
    case .separateHamza:
      try numbered(quran(.simple)).filter { $0.text.unicodeScalars.contains("\u{0622}") }.map { verse in
        let text = verse.text.replacing("\u{0622}", with: "\u{0621}\u{064E}\u{0627}")
        return EncodedVerse(reference: verse.reference, text: text)
      }
    case .qpcHafs: try tabulated("quran/qpc-hafs-even-suras.tsv")
    case .indoPak: try tabulated("quran/indopak-even-suras.tsv")
    }
  }

  private func numbered(_ verses: [String]) throws -> [EncodedVerse] {
    var (all, rest) = ([EncodedVerse](), verses[...])
    for surah in 1...QuranReference.surahCount {
      for ayah in 1...(QuranReference.ayahCount(ofSurah: surah) ?? 1) {
        guard let text = rest.popFirst() else { return all }
        all.append(EncodedVerse(reference: try QuranReference(surah: surah, ayahs: ayah...ayah), text: text))
      }
    }
    return all
  }

  /// A file with one verse per line: `2:255`, a tab, the text.
  private func tabulated(_ path: String) throws -> [EncodedVerse] {
    try text(path).split(separator: "\n").map { line in
      let cells = line.split(separator: "\t")
      let numbers = cells[0].split(separator: ":").compactMap { Int($0) }
      guard cells.count == 2, numbers.count == 2 else {
        throw Problem.unreadable(folder.appending(path: path).path())
      }
      let reference = try QuranReference(surah: numbers[0], ayahs: numbers[1]...numbers[1])
      return EncodedVerse(reference: reference, text: String(cells[1]))
    }
  }
}

/// A library of one dua a verse.
private struct EncodedLibrary {
  let draft: LibraryDraft
  /// The end of each dua.
  private let ends: [Int]

  init(_ verses: [EncodedVerse], _ setting: EncodedVerses.Setting) {
    let file = FileID(0)
    var (offset, ends) = (0, [Int]())
    let duas = verses.enumerated().map { number, verse -> Fragment in
      let text = Self.text(verse, setting)
      var dua = DuaFragment(range: SourceRange(file: file, offset..<offset + 1))
      let range = SourceRange(file: file, offset + 1..<offset + 1 + text.utf8.count)
      dua.slug = Slug("verse-\(number)").map { Field($0, at: dua.range) } ?? .missing
      dua.arabic = Field(text, at: range)
      var source = CitationFragment(range: dua.range)
      if setting == .otherSource {
        source.kind = Field(.other, at: dua.range)
        source.title = Field("A book", at: dua.range)
      } else {
        source.kind = Field(.quran, at: dua.range)
        source.surah = Field(verse.reference.surah, at: dua.range)
        source.ayah = Field(verse.reference.ayahs, at: dua.range)
      }
      dua.sources = [source]
      offset = range.bytes.upperBound
      ends.append(offset)
      return .dua(dua)
    }
    draft = LibraryDraft(files: [IngestedFile(file: file, fragments: duas)])
    self.ends = ends
  }

  private static func text(_ verse: EncodedVerse, _ setting: EncodedVerses.Setting) -> String {
    let digits = String(
      scalars: "\(verse.reference.ayahs.lowerBound)".unicodeScalars.compactMap {
        Unicode.Scalar($0.value + 0x630)
      }
    )
    return switch setting {
    case .cited, .otherSource: verse.text
    case .bracketed: "\u{FD3F}\(verse.text)\u{FD3E}"
    case .numbered: "\u{FD3F}\(verse.text) \(digits)\u{FD3E}"
    }
  }

  func dua(at range: SourceRange) -> Int? { ends.firstIndex { $0 >= range.bytes.upperBound } }
}
