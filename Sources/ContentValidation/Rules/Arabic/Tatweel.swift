import ArabicText
import ContentSource

/// Arabic is stretched with tatweel.
///
/// ## What it does
/// Reports U+0640 ARABIC TATWEEL in recited text and in prose in Arabic. Where a quotation of the Quran has it under a
/// dagger alef, a hamza or a small letter, it is part of the spelling; `هـ` stands for the Hijri year in prose.
///
/// ## Why it matters
/// Tatweel only stretches a word on the screen. The word with it is another word to a search.
///
/// ## Example
/// ```xml
/// <arabic>اللَّهُـمَّ</arabic>
/// ```
///
/// ## How to mend it
/// Delete it; marks typed on it belong to the letter before. A hamza on it needs its own letter or seat.
enum Tatweel: ArabicRule {
  static let id: RuleID = "AR02"
  static let name = "tatweel"
  static let severity = Severity.error

  static func check(_ field: ArabicField) -> [Finding] {
    guard field.kind != .quoting else { return [] }
    return findings(of: spots(in: field), in: field, change: "delete tatweel") { spot in
      (
        fact: "holds \(field.scalars[spot.range.lowerBound].codePointAndName) in the word "
          + field.quotedWord(around: spot.range.lowerBound),
        advice: advice(field, spot)
      )
    }
  }

  private static func advice(_ field: ArabicField, _ spot: TextSpot) -> String {
    let marks = field.scalars[spot.range.upperBound..<field.scalars.endOfMarks(from: spot.range.upperBound)]
    return if marks.contains(where: \.isHamzaMark) {
      "it only stretches the word; write the hamza on it as U+0621 ARABIC LETTER HAMZA or on its seat"
    } else if marks.isEmpty {
      "it only stretches the word; delete it"
    } else {
      "it only stretches the word; delete it, its marks belong to the letter before"
    }
  }

  private static func spots(in field: ArabicField) -> [TextSpot] {
    let scalars = field.scalars
    var spots: [TextSpot] = []
    var place = 0
    while let start = scalars[place...].firstIndex(where: \.isTatweel) {
      let end = scalars[start...].firstIndex { !$0.isTatweel } ?? scalars.count
      let marks = end..<scalars.endOfMarks(from: end)
      place = end
      if field.kind == .prose, isHijri(scalars, start..<end) { continue }
      if field.isSacred(start..<end), scalars[marks].contains(where: isBorneByTatweel) { continue }
      spots.append(spot(scalars, start..<end, marks))
    }
    return spots
  }

  private static func spot(_ scalars: [Unicode.Scalar], _ range: Range<Int>, _ marks: Range<Int>) -> TextSpot
  {
    let marksBefore = scalars.startOfMarks(before: range.lowerBound)..<range.lowerBound
    let followsLetter = marksBefore.lowerBound > 0 && scalars[marksBefore.lowerBound - 1].isArabicLetter
    if marks.isEmpty {
      let isInWord = followsLetter || scalars.nextLetter(from: range.upperBound) != nil
      return TextSpot(range: range, edits: [(range, "")], applicability: isInWord ? .safe : .unsafe)
    }
    let together = Array(scalars[marksBefore] + scalars[marks])
    let isClear =
      followsLetter && !scalars[marks].contains(where: \.isHamzaMark)
      && MarkClash(in: Array(together.enumerated())) == nil
    return TextSpot(range: range, edits: isClear ? [(range, "")] : [])
  }

  /// What the spelling of the Quran writes on a tatweel.
  private static func isBorneByTatweel(_ mark: Unicode.Scalar) -> Bool {
    mark.isDaggerAlef || mark.isHamzaMark || mark.isSmallBearer
  }

  /// `هـ` by itself.
  private static func isHijri(_ scalars: [Unicode.Scalar], _ tatweel: Range<Int>) -> Bool {
    let heh = tatweel.lowerBound - 1
    return tatweel.count == 1 && heh >= 0 && scalars[heh] == "\u{0647}"
      && (heh == 0 || !scalars[heh - 1].isArabicLetter && !scalars[heh - 1].isArabicMark)
      && scalars.nextLetter(from: tatweel.upperBound) == nil
  }
}
