import ContentDraft
import DuaLibrary
import UnicodeText

/// Decides, from other duas, to which of two duas a shared translation belongs: the others that contain the words of the dua
/// translate them in the same way.
struct TranslationEvidence {
  private let draft: IndexedDraft
  /// How many more translations are looked up: a lookup visits all duas.
  private var rest = 25

  init(_ draft: IndexedDraft) { self.draft = draft }

  /// Whether more duas have the words of the second together with the translation than those of the first.
  mutating func favors(_ second: Int, over first: Int, _ translation: LanguageText) -> Bool {
    guard rest > 0 else { return false }
    rest -= 1
    let text = Array(
      translation.text.value.lowercased().utf8.reversed().drop { !$0.isASCIILetter }.reversed()
    )
    guard text.count >= Self.shortestText, let earlier = words(of: first), let later = words(of: second)
    else {
      return false
    }
    var balance = 0
    for (index, dua) in draft.duas.enumerated() where index != first && index != second {
      guard let translated = dua.translation.field(in: translation.language).value,
        translated.utf8.count <= Self.longestText, let words = words(of: index),
        Array(translated.lowercased().utf8).firstRange(of: text) != nil
      else { continue }
      balance += (words.firstRange(of: later) == nil ? 0 : 1) - (words.firstRange(of: earlier) == nil ? 0 : 1)
    }
    return balance > 0
  }

  /// Shorter texts are parts of many others, in bytes.
  private static let shortestText = 10

  /// Texts that are longer are not searched.
  private static let longestText = 10_000

  /// The letters of the Arabic words, with a space on both sides.
  private func words(of dua: Int) -> [UInt8]? {
    guard let skeleton = draft.recitations.skeleton(of: dua), skeleton.utf8.count <= Self.longestText else {
      return nil
    }
    return Array(" \(skeleton) ".utf8)
  }
}
