import ArabicText
import Diagnostics
import UnicodeText

/// A word in Latin letters has a Cyrillic or Greek letter that looks like one, or a word in Cyrillic letters a Latin one.
///
/// ## What it does
/// Looks in titles, translations and prose in Latin letters for words of Latin letters and of Cyrillic or Greek ones that look like
/// them, and in those in Cyrillic letters for words with Latin ones, and for a Latin `a`, `c`, `i`, `o` or `y` alone before a Cyrillic
/// word. Ukrainian, Serbian and the like have letters of their own: і, ј. Transliterations are left to TR01, and the Arabic to TX04.
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
/// Write the letter of the other letters' script, as the fix does.
enum MixedScriptsInWord: Rule {
  static let id: RuleID = "TX21"
  static let name = "mixed-scripts-in-word"
  static let severity = Severity.error
  static let explains: [RuleID] = ["TX10", "TX11"]

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.texts.compactMap { text -> Finding? in
      guard case .localized(let language) = text.role else { return nil }
      if text.letters[.cyrillic] + text.letters[.greek] > 0, text.isMostly(.latin) {
        return finding(in: text, .latin, Homoglyph.latin)
      }
      guard text.letters[.latin] > 0, text.isMostly(.cyrillic) else { return nil }
      return finding(in: text, .cyrillic, cyrillicOfLanguages[language.language] ?? cyrillic)
    }
  }

  /// The letter of Russian that a Latin letter resembles.
  private static let cyrillic: [Unicode.Scalar: Unicode.Scalar] = {
    let russian = Homoglyph.latin.filter { (0x0410...0x044F).contains($0.key.value) }
    return Dictionary(russian.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
  }()

  /// The same for languages with letters that Russian does not have.
  private static let cyrillicOfLanguages: [String: [Unicode.Scalar: Unicode.Scalar]] = {
    let i: [Unicode.Scalar: Unicode.Scalar] = ["i": "\u{0456}", "I": "\u{0406}"]
    let j: [Unicode.Scalar: Unicode.Scalar] = ["j": "\u{0458}", "J": "\u{0408}"]
    let h: [Unicode.Scalar: Unicode.Scalar] = ["h": "\u{04BB}"]
    let ukrainian = i.merging(["ï": "\u{0457}", "Ï": "\u{0407}"]) { first, _ in first }
    let macedonian = j.merging(["s": "\u{0455}", "S": "\u{0405}"]) { first, _ in first }
    let languages = [
      "uk": ukrainian, "be": i, "kk": i.merging(h) { first, _ in first }, "sr": j, "mk": macedonian, "tt": h,
      "ba": h,
    ]
    return languages.mapValues { cyrillic.merging($0) { first, _ in first } }
  }()

  /// The Latin letters that look like a word of one letter.
  private static let singleLetterWords: Set<Unicode.Scalar> = ["a", "c", "i", "o", "y"]

  /// - Parameter letters: The letters of the script by those of others that look like them.
  private static func finding(
    in text: DraftText,
    _ script: Script,
    _ letters: [Unicode.Scalar: Unicode.Scalar]
  ) -> Finding? {
    let scalars = Array(text.text.value.unicodeScalars)
    let words = mixedWords(in: scalars, script, letters)
    guard let first = words.first, let index = first.first(where: { letters[scalars[$0]] != nil }),
      let letter = letters[scalars[index]]
    else { return nil }
    let offsets = text.scalarOffsets
    return finding(
      "\(String(scalars: scalars[first]).quoted(limit: 40)) in \(text.label)\(andMore(words.count - 1)) has "
        + "\(scalars[index].codePointAndName): write \(letter.codePointAndName)",
      at: text.source(of: offsets[first.lowerBound]..<offsets[first.upperBound]),
      fixIts: fix(words, scalars, offsets, script, letters, in: text)
    )
  }

  /// The runs of letters of a script and of letters that look like them, with at least one of each, and Cyrillic words of one letter.
  private static func mixedWords(
    in scalars: [Unicode.Scalar],
    _ script: Script,
    _ letters: [Unicode.Scalar: Unicode.Scalar]
  ) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var end = 0
    while let start = scalars[end...].firstIndex(where: { $0.letterScript != nil }) {
      end = scalars[start...].firstIndex { $0.letterScript == nil } ?? scalars.count
      let word = scalars[start..<end]
      let others = word.filter { $0.letterScript != script }
      if !others.isEmpty, others.allSatisfy({ letters[$0] != nil }),
        others.count < word.count ? !isNumeral(others, in: word) : isWord(start..<end, scalars, script)
      {
        words.append(start..<end)
      }
    }
    return words
  }

  /// Whether the Latin letters of a word are a Roman numeral, to which an ending is attached: `Iв`.
  private static func isNumeral(_ others: [Unicode.Scalar], in word: ArraySlice<Unicode.Scalar>) -> Bool {
    others.contains("I") && 2 * others.count >= word.count
  }

  /// Whether a Latin letter stands for a word before a Cyrillic one.
  private static func isWord(_ range: Range<Int>, _ scalars: [Unicode.Scalar], _ script: Script) -> Bool {
    guard script == .cyrillic, range.count == 1, singleLetterWords.contains(scalars[range.lowerBound]),
      range.upperBound + 1 < scalars.count
    else { return false }
    let isAfterSpace = range.lowerBound == 0 || scalars[range.lowerBound - 1] == " "
    return isAfterSpace && scalars[range.upperBound] == " "
      && scalars[range.upperBound + 1].letterScript == .cyrillic
  }

  private static func fix(
    _ words: [Range<Int>],
    _ scalars: [Unicode.Scalar],
    _ offsets: [Int],
    _ script: Script,
    _ letters: [Unicode.Scalar: Unicode.Scalar],
    in text: DraftText
  ) -> [FixIt] {
    let indices = words.joined().filter { letters[scalars[$0]] != nil }.prefix(FixIt.editLimit)
    let ranges = indices.map { offsets[$0]..<offsets[$0 + 1] }
    guard ranges.allSatisfy(text.canReplace) else { return [] }
    let edits = zip(indices, ranges).compactMap { index, range in
      letters[scalars[index]].map { FixIt.Edit(text.source(of: range), String($0)) }
    }
    return [FixIt("write the \(script.name) letters", .unsafe, edits)]
  }
}
