import ArabicText
import Diagnostics
import UnicodeText

/// Arabic holds invisible characters or stray spaces.
///
/// ## What it does
/// Reports in recited text and in prose in Arabic: invisible controls (joiners, direction marks, embeddings and
/// isolates, soft hyphens, spaces of no width, byte order marks), other spaces than U+0020, more than one space, space
/// at the edge of the text, and space before `،`, `؛` or a full stop. Beside words of another script, prose may
/// hold direction controls. In texts of other languages, only controls within an Arabic word are reported, and never the
/// joiners. Where nothing else parts two words that the Quran or the library has, a space belongs there.
///
/// ## Why it matters
/// They are invisible, but they split words, reverse the order of words, or make equal texts differ.
///
/// ## Example
/// A U+200F RIGHT-TO-LEFT MARK that was pasted with the text from a web page.
///
/// ## How to fix it
/// Delete them, and part words by one U+0020 SPACE.
enum StraySpacing: ArabicRule {
  static let id: RuleID = "AR06"
  static let name = "stray-spacing"
  static let severity = Severity.error

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    var spots: [SpacingFault: [TextSpot]] = [:]
    var place = 0
    while let start = analysis.scalars[place...].firstIndex(where: \.isSpacing) {
      place = analysis.scalars[start...].firstIndex { !$0.isSpacing } ?? analysis.scalars.count
      if analysis.scalars.isOneSpaceBetweenWords(start..<place) { continue }
      let gap = Gap(analysis, start..<place)
      guard let fault = gap.fault else { continue }
      spots[fault, default: []].append(
        TextSpot(range: gap.shown(fault), edits: gap.edits, applicability: gap.isCertain ? .safe : .unsafe)
      )
    }
    return SpacingFault.allCases.flatMap { fault in
      findings(of: spots[fault] ?? [], in: analysis, change: fault.change) { spot in
        (fact: fault.fact(Gap(analysis, around: spot.range)), advice: fault.advice)
      }
    }
  }
}

/// What is wrong between two words, the worst first.
private enum SpacingFault: CaseIterable {
  case control, wordBreak, otherSpace, edge, beforePunctuation, manySpaces

  var change: String {
    switch self {
    case .control: "delete invisible characters"
    case .wordBreak, .otherSpace, .manySpaces: "write one space"
    case .edge, .beforePunctuation: "delete the space"
    }
  }

  var advice: String {
    switch self {
    case .control: "it is invisible and makes equal texts differ; delete it"
    case .wordBreak:
      "it is invisible, and nothing else separates the two words; write U+0020 SPACE if they are two"
    case .otherSpace: "words are separated by U+0020 SPACE; write one"
    case .edge: "what surrounds a text is layout; delete it"
    case .beforePunctuation: "punctuation follows its word directly; delete the space"
    case .manySpaces: "one space separates two words; write one"
    }
  }

  func fact(_ gap: Gap) -> String {
    switch self {
    case .control, .wordBreak: "contains \(gap.named { !$0.isWhiteSpace }) \(gap.place)"
    case .otherSpace: "contains \(gap.named { $0.isWhiteSpace && $0 != " " }) \(gap.place)"
    case .edge: gap.range.lowerBound == 0 ? "begins with a space" : "ends with a space"
    case .beforePunctuation: "contains a space before \(gap.follower?.codePointAndName ?? "")"
    case .manySpaces: "contains \(gap.range.count) spaces \(gap.place)"
    }
  }
}

/// Spaces and invisible controls that follow each other.
private struct Gap {
  let range: Range<Int>
  private let analysis: ArabicTextAnalysis
  /// Nil where the gap is not one of invisible characters between two letters.
  private let invisible: InvisibleBreak?

  init(_ analysis: ArabicTextAnalysis, _ range: Range<Int>) {
    self.analysis = analysis
    self.range = range
    invisible =
      analysis.scalars[range].contains(where: \.isWhiteSpace)
      ? nil : InvisibleBreak(range, in: analysis.scalars, analysis.knownWords)
  }

  /// The gap of which something is a part.
  init(_ analysis: ArabicTextAnalysis, around part: Range<Int>) {
    let scalars = analysis.scalars
    let start = scalars[..<part.lowerBound].lastIndex { !$0.isSpacing }.map { $0 + 1 } ?? 0
    self.init(analysis, start..<(scalars[part.upperBound...].firstIndex { !$0.isSpacing } ?? scalars.count))
  }

  private var scalars: ArraySlice<Unicode.Scalar> { analysis.scalars[range] }
  private var previous: Unicode.Scalar? {
    range.lowerBound > 0 ? analysis.scalars[range.lowerBound - 1] : nil
  }
  var follower: Unicode.Scalar? {
    range.upperBound < analysis.scalars.count ? analysis.scalars[range.upperBound] : nil
  }

  private var isAtEdge: Bool { previous == nil || follower == nil }

  /// A full stop that begins an ellipsis stands by itself.
  private var isBeforePunctuation: Bool {
    guard let follower, ["،", "؛", "."].contains(follower) else { return false }
    let second = range.upperBound + 1
    return follower != "." || second == analysis.scalars.count || analysis.scalars[second] != "."
  }

  /// Whether nothing belongs there, not even one space.
  private var isDropped: Bool {
    isAtEdge || isBeforePunctuation
      || !scalars.contains(where: \.isWhiteSpace) && invisible?.partsWords != true
  }

  /// Whether the fix is applied without asking.
  var isCertain: Bool { invisible?.isCertain != false }

  /// The first of the runs of invisible characters, where it is them; otherwise all of the gap.
  func shown(_ fault: SpacingFault) -> Range<Int> { fault == .control ? controls.first ?? range : range }

  var edits: [ArabicTextAnalysis.Edit] {
    let hasOneSpace = !isDropped && scalars.filter(\.isWhiteSpace) == [" "]
    return hasOneSpace ? controls.map { ($0, "") } : [(range, isDropped ? "" : " ")]
  }

  private var controls: [Range<Int>] {
    range.reduce(into: []) { runs, place in
      guard !analysis.scalars[place].isWhiteSpace else { return }
      if let last = runs.last, last.upperBound == place {
        runs[runs.count - 1] = last.lowerBound..<place + 1
      } else {
        runs.append(place..<place + 1)
      }
    }
  }

  /// Nil where all is well, or another rule reports it: a text that shows nothing, and line breaks.
  var fault: SpacingFault? {
    guard previous != nil || follower != nil, !scalars.contains(where: \.isLineBreak), isReported else {
      return nil
    }
    if scalars.contains(where: { !$0.isWhiteSpace }) {
      return invisible?.partsWords == true ? .wordBreak : .control
    }
    if scalars.contains(where: { $0 != " " }) { return .otherSpace }
    if isAtEdge { return .edge }
    if isBeforePunctuation { return .beforePunctuation }
    return range.count > 1 ? .manySpaces : nil
  }

  private var isReported: Bool {
    switch analysis.kind {
    case .recited: true
    case .prose:
      !(isBesideForeignText && scalars.contains(where: \.isDirectionControl)) && !isHijriJoiner
    case .quoting:
      !analysis.isInArabicScript && previous?.isOfArabicWord == true && follower?.isOfArabicWord == true
        && scalars.allSatisfy { !$0.isWhiteSpace && !$0.isJoiner }
    }
  }

  private var isBesideForeignText: Bool {
    [previous, follower].contains { scalar in
      scalar.map { ("!"..."~").contains($0) || ($0.letterScript ?? .arabic) != .arabic } ?? false
    }
  }

  /// U+200D keeps the heh of the Hijri year open.
  private var isHijriJoiner: Bool {
    previous == "\u{0647}" && scalars.first == "\u{200D}"
      && scalars.dropFirst().allSatisfy { $0 == " " } && range.count <= 2
      && follower?.isOfArabicWord != (range.count == 1)
  }

  /// The first scalar for which a condition holds.
  func named(where condition: (Unicode.Scalar) -> Bool) -> String {
    scalars.first(where: condition)?.codePointAndName ?? ""
  }

  var place: String {
    range.lowerBound == 0
      ? "at the start of the text" : "after \(analysis.quotedWord(around: range.lowerBound - 1))"
  }
}

extension [Unicode.Scalar] {
  /// What nearly all gaps are: one U+0020 with a letter or a mark after it.
  fileprivate func isOneSpaceBetweenWords(_ range: Range<Int>) -> Bool {
    range.count == 1 && self[range.lowerBound] == " " && range.lowerBound > 0 && range.upperBound < count
      && self[range.upperBound].isOfArabicWord
  }
}

extension ArabicTextAnalysis {
  /// Whether the language of the text is written in Arabic letters, and has its own use for joiners.
  fileprivate var isInArabicScript: Bool { text.role.expectedScripts.contains(.arabic) }
}

extension Unicode.Scalar {
  fileprivate var isSpacing: Bool {
    // Most scalars are letters and marks.
    if (0x21...0x7E).contains(value) || (0x061D...0x1000).contains(value) { return false }
    return isWhiteSpace || isIgnoredInFolds
  }

  fileprivate var isLineBreak: Bool { value == 0x0A || value == 0x0D }

  fileprivate var isJoiner: Bool { value == 0x200C || value == 0x200D }

  fileprivate var isDirectionControl: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  fileprivate var isOfArabicWord: Bool { isArabicLetter || isArabicMark }
}
