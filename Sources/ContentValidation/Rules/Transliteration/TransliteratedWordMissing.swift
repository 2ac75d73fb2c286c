import ArabicText
import Diagnostics
import UnicodeText

/// An Arabic word is missing from the transliteration.
///
/// ## What it does
/// Reports one or two consecutive Arabic words that nothing in the transliteration corresponds to.
///
/// ## Why it matters
/// Those who read the transliteration leave the word out.
///
/// ## Example
/// ```xml
/// <arabic>سُبْحَانَ اللَّهِ</arabic>
/// <transliteration>subḥāna</transliteration>
/// ```
///
/// ## How to fix it
/// Transliterate the word.
enum TransliteratedWordMissing: ArabicRule {
  static let id: RuleID = "TL04"
  static let name = "transliterated-word-missing"
  static let severity = Severity.error
  static let screen = Screen.traits(.ownTransliteration)

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    transliterations(.droppedWord, in: analysis) { arabic, _, difference in
      analysis.isRepeated(difference.arabic?.range)
        ? "\(arabic) occurs twice in \(analysis.label) and once in the transliteration: remove one of the two, or add it"
        : "\(arabic) in \(analysis.label) is not in the transliteration: add it"
    }
  }
}

extension ArabicTextAnalysis {
  /// Whether the words directly before or after some words are the same.
  func isRepeated(_ range: Range<Int>?) -> Bool {
    guard let range else { return false }
    let start = words.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    let end = words.partitioningIndex { $0.range.lowerBound >= range.upperBound }
    let count = end - start
    return count > 0
      && [start - count, end].contains { other in
        other >= 0 && other + count <= words.count
          && (0..<count).allSatisfy {
            scalars[words[start + $0].range].elementsEqual(scalars[words[other + $0].range])
          }
      }
  }
}
