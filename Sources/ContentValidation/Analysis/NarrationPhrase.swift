import ArabicText

/// The phrases with which collections of duas and hadiths say who recites a dua, and when.
///
/// None of them occurs in a dua. Single words do not suffice: `قال` and `قل` occur in the Quran and in duas.
enum NarrationPhrase {
  /// The phrases of a text as indices of scalars, none overlapping another.
  static func found(in tokens: [RecitedTokens.Token]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 0
    while let next = tokens[index...].firstIndex(where: \.isSignal) {
      index = next
      let length = length(ofPhraseIn: tokens[index...])
      if length > 0 {
        found.append(tokens[index].range.lowerBound..<tokens[index + length - 1].range.upperBound)
      }
      index += max(1, length)
    }
    return found
  }

  /// The number of words of the longest phrase at the start of some tokens; 0 if there is none.
  private static func length(ofPhraseIn tokens: ArraySlice<RecitedTokens.Token>) -> Int {
    guard let first = tokens.first?.form else { return 0 }
    return [first, first.removing(.conjunctions)].compactMap(\.self).reduce(0) { longest, opening in
      (continuations[opening] ?? []).reduce(longest) { longest, rest in
        tokens.dropFirst().prefix(rest.count).map(\.form).elementsEqual(rest)
          ? max(longest, rest.count + 1) : longest
      }
    }
  }

  /// The first words of all phrases.
  static var openings: [String] { Array(continuations.keys) }

  /// The further words of phrases, by their first word.
  private static let continuations: [String: [[String]]] = {
    var continuations: [String: [[String]]] = [:]
    for phrase in phrases {
      let words = phrase.split(separator: " ").map { String($0).searchForm }
      continuations[words[0], default: []].append(Array(words.dropFirst()))
    }
    return continuations
  }()

  private static let phrases: [String] =
    ["قال", "يقول", "سمعت", "كان", "سأل"].flatMap { ["\($0) رسول الله", "\($0) النبي"] } + [
      "رضي الله عنه", "رضي الله عنها", "رضي الله عنهما",
      "صلى الله عليه وسلم قال", "صلى الله عليه وسلم كان", "صلى الله عليه وسلم يقول",
      "إذا أصبح", "إذا أمسى", "حين يصبح", "حين يمسي", "إذا أوى إلى فراشه", "إذا أخذ مضجعه",
      "ثم يقول", "ثم تقول", "ثم ليقل", "من قالها", "من قال حين", "من قال إذا", "يقرأ بعد", "تقرأ بعد",
      "دبر كل صلاة", "عقب كل صلاة", "يكررها", "يرددها", "يقولها", "تقال", "حدثنا", "أخبرنا", "فليقل",
    ]
}
