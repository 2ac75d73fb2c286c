import ArabicText
import Diagnostics
import UnicodeText

/// A transliteration uses other characters than the rest of the library.
///
/// ## What it does
/// Looks in every `<transliteration>` for letters that are not in normalization form C (a letter and a mark that exist as one
/// character), and for Cyrillic and Greek letters.
///
/// Also looks for apostrophes of another kind than in most transliterations of the library, or than the policy lists. The kinds
/// are half rings (ʾ ʿ), modifier apostrophes (ʼ ʻ), quotation marks (‘ ’), the straight apostrophe ('), and accents (` ´).
///
/// ## Why it matters
/// Texts that look the same differ for a search, and readers must learn two characters for one sound.
///
/// ## Example
/// `ʿabduka` in one dua, `‘abduka` in another.
///
/// ## How to fix it
/// Use the characters of the library's scheme.
enum InconsistentTransliteration: Rule {
  static let id: RuleID = "TR01"
  static let name = "inconsistent-transliteration"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    let texts = draft.texts.filter { $0.role == .transliteration && !$0.isMostlyOutside([.latin]) }
    return texts.flatMap { text -> [Finding] in
      guard CanonicalSpan.mayOccur(in: text.text.value) || hasOtherLetters(text) else { return [] }
      let scalars = text.text.value.scalarArray
      return notComposed(text, scalars) + homoglyphs(text, scalars)
    } + apostrophes(texts, ListedApostrophes(draft.declaration?.policy.characters.transliteration))
  }

  // MARK: Normal form

  private static func notComposed(_ text: DraftText, _ scalars: [Unicode.Scalar]) -> [Finding] {
    let spans = CanonicalSpan.spans(in: scalars)
    guard let first = spans.first else { return [] }
    let names = names(of: scalars[first.range])
    let composed = Self.names(of: first.composed.unicodeScalars)
    return [
      finding(
        "\(text.label) contains \(names)\(andMore(spans.count - 1)): write \(composed)",
        at: source(text, first.range),
        fixIts: change(
          text,
          "write normalization form C",
          .safe,
          spans.map { ($0.range, $0.composed) }
        )
      )
    ]
  }

  /// A letter and its marks, of which there may be any number.
  private static func names(of scalars: some Collection<Unicode.Scalar>) -> String {
    let names = scalars.prefix(4).map(\.codePointAndName).joined(separator: " and ")
    let rest = scalars.dropFirst(4).count
    return rest > 0 ? "\(names) and \(rest) more" : names
  }

  // MARK: Letters of other scripts

  private static func hasOtherLetters(_ text: DraftText) -> Bool {
    text.letters[.cyrillic] + text.letters[.greek] > 0
  }

  private static func homoglyphs(_ text: DraftText, _ scalars: [Unicode.Scalar]) -> [Finding] {
    guard hasOtherLetters(text) else { return [] }
    let indices = scalars.indices.filter {
      scalars[$0].letterScript == .cyrillic || scalars[$0].letterScript == .greek
    }
    guard let first = indices.first else { return [] }
    let latin = Homoglyph.latin[scalars[first]]
    let advice = latin.map { "write \($0.codePointAndName)" } ?? "write it in Latin letters"
    let edits = indices.compactMap { index in
      Homoglyph.latin[scalars[index]].map { (index..<index + 1, String($0)) }
    }
    return [
      finding(
        "\(text.label) contains \(scalars[first].codePointAndName)\(andMore(indices.count - 1)): \(advice)",
        at: source(text, first..<first + 1),
        fixIts: change(text, "write the Latin letters", .unsafe, edits)
      )
    ]
  }

  // MARK: Apostrophes

  /// The number of texts that get a finding of their own.
  private static let limit = 20

  private static func apostrophes(_ texts: [DraftText], _ listed: ListedApostrophes) -> [Finding] {
    /// Nil also for apostrophes that `character-not-allowed` reports.
    func style(of scalar: Unicode.Scalar) -> ApostropheStyle? {
      guard let style = ApostropheStyle(scalar), listed.allows(scalar) || listed.asksForAnother(than: scalar)
      else { return nil }
      return style
    }
    // A bit for each style.
    let styles = texts.map { text in
      ApostropheStyle.apostrophes(in: text).reduce(into: 0) { styles, scalar in
        if let style = style(of: scalar) { styles |= 1 << style.rawValue }
      }
    }
    let totals = ApostropheStyle.allCases.map { style in
      (style, styles.count { $0 & 1 << style.rawValue != 0 })
    }
    let wanted = totals.filter { listed.styles?.contains($0.0) != false }
    guard let majority = wanted.max(by: { ($0.1, $1.0.rawValue) < ($1.1, $0.0.rawValue) }) else { return [] }
    let others = zip(texts, styles).filter { $0.1 & ~(1 << majority.0.rawValue) != 0 }
    return others.prefix(limit).enumerated().map { number, entry in
      let rest = number == limit - 1 ? others.count - limit : 0
      return mixed(entry.0, majority.0, majority.1, of: texts.count, otherTexts: rest) { style(of: $0) }
    }
  }

  private static func mixed(
    _ text: DraftText,
    _ majority: ApostropheStyle,
    _ count: Int,
    of total: Int,
    otherTexts: Int,
    _ style: (Unicode.Scalar) -> ApostropheStyle?
  ) -> Finding {
    let scalars = Array(text.text.value.unicodeScalars)
    let indices = scalars.indices.filter { style(scalars[$0]).map { $0 != majority } == true }
    let first = indices.first ?? 0
    let edits = indices.compactMap { index in
      majority.spelling(of: scalars[index]).map { (index..<index + 1, String($0)) }
    }
    let others = count > 0 ? "\(count) of \(total) transliterations have" : "the policy lists"
    let rest = otherTexts > 0 ? "; the same is true of \(otherTexts) other texts" : ""
    return finding(
      "\(text.label) contains \(scalars[first].codePointAndName)\(andMore(indices.count - 1)), but \(others) "
        + "\(majority.phrase): use one kind throughout\(rest)",
      at: source(text, first..<first + 1),
      // Without the Arabic it is unclear which of the two half rings a straight apostrophe stands for.
      fixIts: edits.count == indices.count
        ? change(text, "write \(majority.phrase)", .unsafe, edits) : []
    )
  }

  // MARK: Ranges

  private static func source(_ text: DraftText, _ range: Range<Int>) -> SourceRange {
    let offsets = text.scalarOffsets
    return text.source(of: offsets[range.lowerBound]..<offsets[range.upperBound])
  }

  private static func change(
    _ text: DraftText,
    _ message: String,
    _ applicability: FixIt.Applicability,
    _ edits: [(range: Range<Int>, replacement: String)]
  ) -> [FixIt] {
    let offsets = text.scalarOffsets
    let ranges = edits.map { offsets[$0.range.lowerBound]..<offsets[$0.range.upperBound] }
    guard !edits.isEmpty, ranges.allSatisfy(text.canReplace) else { return [] }
    return [
      FixIt(
        message,
        applicability,
        zip(ranges, edits).map { FixIt.Edit(text.source(of: $0), $1.replacement) }
      )
    ]
  }
}
