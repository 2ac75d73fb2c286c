import Diagnostics
import DuaLibrary
import QuranText
import UnicodeText

/// A quotation of the Quran is correct, but in an encoding that the library does not accept.
///
/// ## What it does
/// Recognizes in which encoding the verses of a text are written: Tanzil simple, Tanzil simple-clean (without marks),
/// Tanzil Uthmani, QPC Hafs of the King Fahd Complex, or Indo-Pak. Reports verses in an encoding that is not in the policy's
/// `quran-encodings`, once for each text; by default the library accepts Tanzil simple, Tanzil Uthmani and QPC Hafs. Rules
/// about letters and characters do not look at these verses. With `--quran`, the fix writes the verses in the first accepted
/// encoding that Tanzil publishes.
///
/// ## Why it matters
/// An encoding made for one font shows boxes or wrong signs in another, and readers cannot find a verse that is written
/// with other letters than they type.
///
/// ## Example
/// ```xml
/// <arabic>اَلرَّحْمٰنُ عَلَی الْعَرْشِ اسْتَوٰی</arabic>
/// <source type="quran" surah="20" ayah="5"/>
/// ```
///
/// ## How to fix it
/// Write the verse in an accepted encoding, or add its encoding to `quran-encodings`.
enum UnacceptedQuranEncoding: ArabicRule {
  static let id: RuleID = "QR13"
  static let name = "unaccepted-quran-encoding"
  static let severity = Severity.error
  static let screen = Screen.traits([.unusual, .quran])
  /// The fix writes the whole verse, with the words between its parts that are spelled differently.
  static let explains: [RuleID] = ["QR08"]

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    let accepted = analysis.acceptedQuranEncodings
    let passages = joined(
      analysis.encodedPassages.filter { passage in
        !passage.encodings.isEmpty && passage.encodings.isDisjoint(with: QuranEncodingSet(accepted))
      },
      analysis
    )
    guard let first = passages.first, let encoding = first.encoding else { return [] }
    let words = analysis.text(ofBytes: first.passage.bytes).quoted()
    let place = "Quran \(first.passage.surah):\(first.passage.ayah)"
    let more = passages.count - 1
    let others = more > 0 ? " (and \(more.counted("more verse")) in this text)" : ""
    return [
      finding(
        "\(words) in \(analysis.label) is \(place) in the encoding \(encoding.title)\(others), which the library does "
          + "not accept: write it in \(accepted.first?.title ?? "an accepted one"), or add `\(encoding.rawValue)` to "
          + "`quran-encodings` in the policy",
        at: analysis.text.source(of: first.passage.bytes),
        fixIts: fixIts(passages, accepted, analysis)
      )
    ]
  }

  /// With one passage for two parts of a verse between which only the spelling of words differs from the Quran.
  private static func joined(_ passages: [EncodedPassage], _ analysis: ArabicTextAnalysis) -> [EncodedPassage]
  {
    let findings = analysis.quotationReport.findings
    var joined: [EncodedPassage] = []
    for passage in passages {
      if let last = joined.last,
        let whole = analysis.quranVerifier.joined(last.passage, passage.passage),
        !last.encodings.isDisjoint(with: passage.encodings)
      {
        let gap = last.passage.bytes.upperBound..<passage.passage.bytes.lowerBound
        let start = findings.partitioningIndex { $0.bytes.lowerBound >= gap.lowerBound }
        let between = findings[start...].prefix { $0.bytes.upperBound <= gap.upperBound }
        if !between.isEmpty, between.allSatisfy({ $0.kind == .spelling }) {
          joined[joined.count - 1] = EncodedPassage(
            passage: whole,
            bytes: last.bytes.lowerBound..<passage.bytes.upperBound,
            encodings: last.encodings.intersection(passage.encodings)
          )
          continue
        }
      }
      joined.append(passage)
    }
    return joined
  }

  /// One edit for each verse whose text is known.
  private static func fixIts(
    _ passages: [EncodedPassage],
    _ accepted: [QuranEncoding],
    _ analysis: ArabicTextAnalysis
  ) -> [FixIt] {
    let target = accepted.lazy.compactMap { encoding in encoding.orthography.map { (encoding, $0) } }.first
    guard let (encoding, orthography) = target else { return [] }
    let edits = passages.prefix(FixIt.editLimit).compactMap { passage -> FixIt.Edit? in
      guard analysis.text.canReplace(passage.bytes),
        let verse = analysis.quranVerifier.text(of: passage.passage, orthography)
      else { return nil }
      return FixIt.Edit(analysis.text.source(of: passage.bytes), verse)
    }
    guard !edits.isEmpty else { return [] }
    var fixIt = FixIt("write the verse in \(encoding.title)", .unsafe, edits)
    fixIt.writesQuran = true
    return [fixIt]
  }
}

extension QuranEncoding {
  /// The spelling of Tanzil's texts; nil for an encoding of others, and for one without marks.
  fileprivate var orthography: Orthography? {
    switch self {
    case .tanzilSimple: .simple
    case .tanzilUthmani: .uthmani
    case .tanzilSimpleClean, .qpcHafs, .indoPak: nil
    }
  }
}
