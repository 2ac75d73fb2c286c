import ArabicText
import ContentDraft
import Diagnostics
import DuaLibrary
import UnicodeText

/// An English text is not in English.
///
/// ## What it does
/// Looks up the words of English translations and prose in a list of English words and in the other English texts of the
/// library. Reports a text of at least six words if more than half of them are unknown. Also reports it if one in ten is
/// unknown and it has the small words of another language, such as *dans*, *para* and *yang*.
///
/// TX07 reports transliterations in a translation.
///
/// ## Why it matters
/// Readers of English get a text that they cannot read, and the search finds it in neither language.
///
/// ## Example
/// `<translation xml:lang="en">Ô Allah, pardonne-moi et fais-moi miséricorde.</translation>`
///
/// ## How to fix it
/// Translate the text, or correct its `xml:lang`.
enum OtherLanguage: Rule {
  static let id: RuleID = "TX13"
  static let name = "other-language"
  static let severity = Severity.error
  static let explains: [RuleID] = ["TX06", "TX10", "TX11", "TX12"]

  /// The smallest number of words of a text that is judged, and the largest that is looked up.
  private static let (shortest, longest) = (6, 400)

  static func check(_ draft: IndexedDraft) -> [Finding] {
    let english = draft.texts.filter { $0.role == .localized(.english) && $0.field != "title" }
    // Most texts have only words of the list.
    var hashes = NumberInterner()
    var judged: [Bool] = []
    let suspects = english.filter { text in
      isOther(text, atLeast: 0.1) { word in
        let number = hashes.number(of: word.reduce(into: WordHash()) { $0.add(UInt32($1 | 0x20)) }.value)
        if number == judged.count { judged.append(EnglishWords.contain(word.map { $0 | 0x20 })) }
        return judged[number]
      }
    }
    guard !suspects.isEmpty else { return [] }
    let uses = EnglishWordUses(english.map(\.text.value))
    return suspects.compactMap { text in
      guard !isTransliteration(text, in: draft), Placeholder.found(in: text) == nil,
        hasFunctionWordsOfOthers(text)
          || isOther(
            text,
            atLeast: 0.5,
            isKnown: { word in
              let letters = word.map { $0 | 0x20 }
              return EnglishWords.contain(letters) || uses.countInLowerCase(of: letters) > 2
            }
          )
      else { return nil }
      return finding(
        "most words of \(text.label) are not English: translate it, or correct its language",
        at: text.text.range
      )
    }
  }

  /// Whether a text has at least three of the small words of another language, and twice as many of them as of English ones. Many of
  /// them are rare words of English, too.
  private static func hasFunctionWordsOfOthers(_ text: DraftText) -> Bool {
    var (english, other, all) = (0, 0, 0)
    for word in text.text.value.utf8.split(maxSplits: longest, whereSeparator: isSeparator).prefix(longest) {
      all += 1
      guard word.count <= 5 else { continue }
      let letters = word.map { $0 | 0x20 }
      if englishWords.contains(letters) { english += 1 } else if otherWords.contains(letters) { other += 1 }
    }
    return all >= shortest && other >= 3 && other > 2 * english
  }

  private static func words(_ list: String) -> Set<[UInt8]> { Set(list.listedWords.map { Array($0.utf8) }) }

  private static let englishWords = words(
    "the of and to in is it you me my your i for from with be who he his him we our us that this a an o no not all by on"
  )

  /// French, Spanish, German, Indonesian and Malay, Turkish.
  private static let otherWords = words(
    "le la les de du des et que qui dans par pour avec est sur une un te el los las del por con para su mi der das und ist von mit den "
      + "dem yang dan di dari untuk ini itu dengan bir ve bu icin ile"
  )

  private typealias Letters = Slice<UnsafeBufferPointer<UInt8>>

  /// - Parameters:
  ///   - share: The share of unknown words that a text has to exceed.
  ///   - isKnown: Whether a word is known, whatever the case of its letters.
  private static func isOther(_ text: DraftText, atLeast share: Double, isKnown: (Letters) -> Bool) -> Bool {
    var text = text.text.value
    return text.withUTF8 { bytes in
      var (known, all, words, start) = (0, 0, 0, 0)
      func endWord(at end: Int) {
        defer { start = end + 1 }
        guard start < end, words < longest else { return }
        words += 1
        let word = bytes[start..<end]
        guard word.contains(where: isLetter), !isCapital(bytes[start]) else { return }
        all += 1
        // A word in lower case with other letters than those of ASCII is not English.
        guard word.count <= EnglishWords.lengthLimit, word.allSatisfy(isLetterOrApostrophe) else { return }
        if isKnown(word.prefix { $0 != UInt8(ascii: "'") }) { known += 1 }
      }
      for index in bytes.indices where isSeparator(bytes[index]) { endWord(at: index) }
      endWord(at: bytes.count)
      return all >= shortest && Double(all - known) > share * Double(all)
    }
  }

  private static func isTransliteration(_ text: DraftText, in draft: IndexedDraft) -> Bool {
    guard text.field == "translation", case .localized(let language) = text.role, let dua = text.dua else {
      return false
    }
    return draft.duas[dua].isTransliterated(in: text.text.value, language)
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte < 0x80 && !isLetterOrApostrophe(byte)
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte >= 0x80
  }

  private static func isLetterOrApostrophe(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte == UInt8(ascii: "'")
  }
}
