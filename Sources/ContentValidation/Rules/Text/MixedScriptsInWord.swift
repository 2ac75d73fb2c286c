import ArabicText
import Diagnostics
import UnicodeText

/// A word in Latin letters has a Cyrillic or Greek letter that looks like one.
///
/// ## What it does
/// Looks in titles, translations and prose in Latin letters for words of Latin letters and of Cyrillic or Greek ones that look like
/// them. Transliterations are left to TR01, and the Arabic to TX04.
///
/// ## Why it matters
/// The word looks right, but no search finds it, and a screen reader cannot read it.
///
/// ## Example
/// ```xml
/// <title xml:lang="en">Gl&#x43E;ry be to Allah</title>
/// ```
///
/// ## How to fix it
/// Write the Latin letter, as the fix does.
enum MixedScriptsInWord: Rule {
  static let id: RuleID = "TX21"
  static let name = "mixed-scripts-in-word"
  static let severity = Severity.error
  static let explains: [RuleID] = ["TX10", "TX11"]

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.texts.compactMap { text -> Finding? in
      guard case .localized = text.role, text.letters[.cyrillic] + text.letters[.greek] > 0,
        text.isMostly(.latin)
      else { return nil }
      let scalars = Array(text.text.value.unicodeScalars)
      let words = mixedWords(in: scalars)
      guard let first = words.first, let index = first.first(where: { Homoglyph.latin[scalars[$0]] != nil }),
        let latin = Homoglyph.latin[scalars[index]]
      else { return nil }
      let offsets = text.scalarOffsets
      return finding(
        "\(String(scalars: scalars[first]).quoted(limit: 40)) in \(text.label)\(andMore(words.count - 1)) has "
          + "\(scalars[index].codePointAndName): write \(latin.codePointAndName)",
        at: text.source(of: offsets[first.lowerBound]..<offsets[first.upperBound]),
        fixIts: fix(words, scalars, offsets, in: text)
      )
    }
  }

  /// The runs of Latin letters and of letters that look like them, with at least one of each.
  private static func mixedWords(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var end = 0
    while let start = scalars[end...].firstIndex(where: { $0.letterScript != nil }) {
      end = scalars[start...].firstIndex { $0.letterScript == nil } ?? scalars.count
      let word = scalars[start..<end]
      let others = word.filter { $0.letterScript != .latin }
      if !others.isEmpty, others.count < word.count, others.allSatisfy({ Homoglyph.latin[$0] != nil }) {
        words.append(start..<end)
      }
    }
    return words
  }

  private static func fix(
    _ words: [Range<Int>],
    _ scalars: [Unicode.Scalar],
    _ offsets: [Int],
    in text: DraftText
  ) -> [FixIt] {
    let letters = words.joined().filter { Homoglyph.latin[scalars[$0]] != nil }.prefix(FixIt.editLimit)
    let ranges = letters.map { offsets[$0]..<offsets[$0 + 1] }
    guard ranges.allSatisfy(text.canReplace) else { return [] }
    let edits = zip(letters, ranges).compactMap { index, range in
      Homoglyph.latin[scalars[index]].map { FixIt.Edit(text.source(of: range), String($0)) }
    }
    return [FixIt("write the Latin letters", .unsafe, edits)]
  }
}
