import ArabicText
import UnicodeText

extension Formula {
  /// Whether a word has the letters of one of a formula, with another vowel.
  static func mayBeWrong(_ word: MarkedWord, _ scalars: [Unicode.Scalar]) -> Bool {
    var letters = word.letters[...]
    while true {
      let known = words[letters.lazy.map(\.base).key] ?? []
      let isOther = known.contains {
        $0.letters(of: word, mayBeJoined: true)?.count == letters.count
          && $0.wrongVowels(of: letters, scalars) != nil
      }
      if isOther { return true }
      guard letters.count == word.letters.count, letters.first?.isProclitic(.conjunctions) == true else {
        return false
      }
      letters.removeFirst()
    }
  }

  /// The formulae that may begin with a word.
  static func beginning(with word: MarkedWord) -> [Formula] {
    let formulae = byFirstWord[word.letters.lazy.map(\.base).key] ?? []
    guard word.letters.first?.isProclitic(.conjunctions) == true else { return formulae }
    return formulae + (byFirstWord[word.letters.dropFirst().lazy.map(\.base).key] ?? [])
  }

  /// All formulae, by the letters of their first words.
  private static let byFirstWord: [UInt64: [Formula]] = Dictionary(
    grouping: all,
    by: { $0.words[0].bases.key }
  )

  /// The words of all formulae, by their letters; those with a tanwin alef also without it.
  private static let words: [UInt64: [Word]] = {
    var words: [UInt64: [Word]] = [:]
    for word in all.flatMap(\.words) {
      words[word.bases.key, default: []].append(word)
      if word.endsWithTanwinAlef { words[word.bases.dropLast().key, default: []].append(word) }
    }
    return words
  }()

  /// Where the ending depends on what precedes, it is not written.
  static let all =
    """
    لَا إِلَهَ إِلَّا
    لَا إِلَهَ إِلَّا اللَّهُ
    لَا حَوْلَ وَلَا قُوَّةَ إِلَّا بِاللَّهِ
    اللَّهُ أَكْبَرُ
    سُبْحَانَ اللَّهِ
    سُبْحَانَ اللَّهِ الْعَظِيمِ
    سُبْحَانَ اللَّهِ وَبِحَمْدِهِ
    سُبْحَانَ رَبِّيَ الْعَظِيمِ
    الْحَمْدُ لِلَّهِ
    الْحَمْدُ لِلَّهِ رَبِّ الْعَالَمِينَ
    أَسْتَغْفِرُ اللَّهَ
    أَعُوذُ بِاللَّهِ مِنَ الشَّيْطَانِ الرَّجِيمِ
    صَلَّى اللَّهُ عَلَيْهِ وَسَلَّمَ
    رَضِيَ اللَّهُ عَنْهُ
    رَضِيَ اللَّهُ عَنْهَا
    رَضِيَ اللَّهُ عَنْهُمْ
    أَشْهَدُ أَنَّ مُحَمَّدًا
    أَنَّ مُحَمَّدًا رَسُولُ اللَّهِ
    أَنَّ مُحَمَّدًا عَبْدُهُ وَرَسُولُهُ
    وَحْدَهُ لَا شَرِيكَ لَهُ
    إِلَّا اللَّهُ وَحْدَهُ لَا شَرِيكَ لَهُ
    أَعُوذُ بِكَلِمَاتِ اللَّهِ التَّامَّاتِ
    لَهُ الْمُلْكُ وَلَهُ الْحَمْدُ
    وَهُوَ عَلَى كُلِّ شَيْءٍ قَدِيرٌ
    إِنَّكَ عَلَى كُلِّ شَيْءٍ قَدِيرٌ
    حَسْبِيَ اللَّهُ
    حَسْبُنَا اللَّهُ وَنِعْمَ الْوَكِيلُ
    مَا شَاءَ اللَّهُ
    إِنْ شَاءَ اللَّهُ
    جَزَاكَ اللَّهُ خَيْرًا
    جَزَاكُمُ اللَّهُ خَيْرًا
    بَارَكَ اللَّهُ
    سَمِعَ اللَّهُ لِمَنْ حَمِدَهُ
    رَبَّنَا لَكَ الْحَمْدُ
    رَبَّنَا وَلَكَ الْحَمْدُ
    اللَّهُمَّ لَكَ الْحَمْدُ
    السَّلَامُ عَلَيْكُمْ
    السَّلَامُ عَلَيْكُمْ وَرَحْمَةُ اللَّهِ وَبَرَكَاتُهُ
    إِنَّا لِلَّهِ وَإِنَّا إِلَيْهِ رَاجِعُونَ
    أَصْبَحْنَا وَأَصْبَحَ الْمُلْكُ لِلَّهِ
    أَمْسَيْنَا وَأَمْسَى الْمُلْكُ لِلَّهِ
    رَضِيتُ بِاللَّهِ رَبًّا وَبِالْإِسْلَامِ دِينًا
    وَبِمُحَمَّدٍ نَبِيًّا
    إِنَّكَ عَفُوٌّ تُحِبُّ الْعَفْوَ
    رَبِّ زِدْنِي عِلْمًا
    صَلِّ عَلَى مُحَمَّدٍ وَعَلَى آلِ مُحَمَّدٍ
    اللَّهُمَّ إِنِّي أَعُوذُ بِكَ
    اللَّهُمَّ إِنِّي أَسْأَلُكَ
    مِنْ عَذَابِ الْقَبْرِ
    مِنْ عَذَابِ جَهَنَّمَ
    يَوْم الْقِيَامَةِ
    يَا حَيُّ يَا قَيُّومُ
    يَا ذَا الْجَلَالِ وَالْإِكْرَامِ
    """
    .split(separator: "\n").map { Formula(String($0)) }
}

extension ArabicTextAnalysis {
  /// The vowels that are not those of formulae, one for each word, with the longest formula that it is in; in the order of the words.
  var wrongVowelsInFormulae: [(word: MarkedWord, formula: Formula, vowels: Formula.WrongVowels)] {
    var found: [Int: (formula: Formula, vowels: Formula.WrongVowels)] = [:]
    for start in words.indices {
      for formula in Formula.beginning(with: words[start]) {
        for (index, vowels) in formula.wrongVowels(at: start, in: self)
        where found[index].map({ $0.formula.words.count < formula.words.count }) ?? true {
          found[index] = (formula, vowels)
        }
      }
    }
    return found.sorted { $0.key < $1.key }.map { (words[$0.key], $0.value.formula, $0.value.vowels) }
  }
}

extension Sequence<Unicode.Scalar> {
  /// A hash of the scalars; words with the same one are compared by their letters. Both alefs of a joined word are one letter.
  fileprivate var key: UInt64 {
    reduce(into: WordHash()) { $0.add($1 == "\u{0671}" ? 0x0627 : $1.value) }.value
  }
}
