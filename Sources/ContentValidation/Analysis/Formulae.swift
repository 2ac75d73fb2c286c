import ArabicText
import UnicodeText

extension Formula {
  /// Whether a word has the letters of one of a formula, with other marks.
  static func mayBeWrong(_ word: MarkedWord, _ scalars: [Unicode.Scalar]) -> Bool {
    var letters = word.letters[...]
    while true {
      let known = words[letters.lazy.map(\.base).key] ?? []
      let isOther = known.contains {
        $0.letters(of: word, mayBeJoined: true)?.count == letters.count
          && $0.wrongMarks(of: letters, scalars) != nil
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

  /// The words of all formulae, by their letters; those with a tanwin alef also without it, and those with another tanwin with it.
  private static let words: [UInt64: [Word]] = {
    var words: [UInt64: [Word]] = [:]
    for word in all.flatMap(\.words) {
      words[word.bases.key, default: []].append(word)
      if word.endsWithTanwinAlef { words[word.bases.dropLast().key, default: []].append(word) }
      if word.mayGetTanwinAlef { words[(word.bases + ["\u{0627}"]).key, default: []].append(word) }
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
    بِسْمِ اللَّهِ
    بِسْمِ اللَّهِ الرَّحْمَنِ الرَّحِيمِ
    صَلَّى اللَّهُ عَلَيْهِ وَسَلَّمَ
    رَضِيَ اللَّهُ عَنْهُ
    رَضِيَ اللَّهُ عَنْهَا
    رَضِيَ اللَّهُ عَنْهُمْ
    أَشْهَدُ أَنْ لَا إِلَهَ إِلَّا اللَّهُ
    أَشْهَدُ أَنْ لَا إِلَهَ إِلَّا أَنْتَ
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
    السَّلَامُ عَلَيْكَ أَيُّهَا النَّبِيُّ وَرَحْمَةُ اللَّهِ وَبَرَكَاتُهُ
    السَّلَامُ عَلَيْنَا وَعَلَى عِبَادِ اللَّهِ الصَّالِحِينَ
    التَّحِيَّاتُ لِلَّهِ وَالصَّلَوَاتُ وَالطَّيِّبَاتُ
    سُبْحَانَكَ اللَّهُمَّ وَبِحَمْدِكَ
    وَتَبَارَكَ اسْمُكَ وَتَعَالَى جَدُّكَ
    إِنَّا لِلَّهِ وَإِنَّا إِلَيْهِ رَاجِعُونَ
    أَصْبَحْنَا وَأَصْبَحَ الْمُلْكُ لِلَّهِ
    أَمْسَيْنَا وَأَمْسَى الْمُلْكُ لِلَّهِ
    رَضِيتُ بِاللَّهِ رَبًّا وَبِالْإِسْلَامِ دِينًا
    وَبِمُحَمَّدٍ نَبِيًّا
    إِنَّكَ عَفُوٌّ تُحِبُّ الْعَفْوَ
    إِنَّكَ عَفُوٌّ كَرِيمٌ تُحِبُّ الْعَفْوَ
    رَبِّ زِدْنِي عِلْمًا
    صَلِّ عَلَى مُحَمَّدٍ وَعَلَى آلِ مُحَمَّدٍ
    اللَّهُمَّ صَلِّ عَلَى مُحَمَّدٍ
    اللَّهُمَّ صَلِّ وَسَلِّمْ
    كَمَا صَلَّيْتَ عَلَى إِبْرَاهِيمَ
    كَمَا بَارَكْتَ عَلَى إِبْرَاهِيمَ
    إِنَّكَ حَمِيدٌ مَجِيدٌ
    اللَّهُمَّ إِنِّي أَعُوذُ بِكَ
    اللَّهُمَّ إِنِّي أَسْأَلُكَ
    مِنْ عَذَابِ الْقَبْرِ
    مِنْ عَذَابِ جَهَنَّمَ
    يَوْم الْقِيَامَةِ
    يَا حَيُّ يَا قَيُّومُ
    يَا ذَا الْجَلَالِ وَالْإِكْرَامِ
    يَا قَيُّومُ بِرَحْمَتِكَ أَسْتَغِيثُ
    أَصْلِحْ لِي شَأْنِي كُلَّهُ
    أَصْلِحْ لِي شَأْنِي كُلَّهُ وَلَا
    إِلَى نَفْسِي طَرْفَةَ عَيْنٍ
    أَبُوءُ لَكَ بِنِعْمَتِكَ عَلَيَّ
    خَلَقْتَنِي وَأَنَا عَبْدُكَ
    وَأَنَا عَلَى عَهْدِكَ وَوَعْدِكَ
    لَا يَضُرُّ مَعَ اسْمِهِ شَيْءٌ فِي الْأَرْضِ وَلَا فِي السَّمَاءِ وَهُوَ السَّمِيعُ الْعَلِيمُ
    حَسْبِيَ اللَّهُ لَا إِلَهَ إِلَّا هُوَ عَلَيْهِ تَوَكَّلْتُ وَهُوَ رَبُّ الْعَرْشِ
    اللَّهُمَّ عَافِنِي فِي بَدَنِي
    اللَّهُمَّ عَافِنِي فِي سَمْعِي
    اللَّهُمَّ عَافِنِي فِي بَصَرِي
    سُبْحَانَ اللَّهِ وَبِحَمْدِهِ عَدَدَ خَلْقِهِ وَرِضَا نَفْسِهِ وَزِنَةَ عَرْشِهِ وَمِدَادَ كَلِمَاتِهِ
    سُبْحَانَ الَّذِي سَخَّرَ لَنَا هَذَا
    آتِنَا فِي الدُّنْيَا حَسَنَةً وَفِي الْآخِرَةِ حَسَنَةً
    قِنَا عَذَابَ النَّارِ
    قِنِي عَذَابَكَ
    إِلَيْكَ النُّشُورُ
    إِلَيْهِ النُّشُورُ
    وَأَنْتَ عَلَّامُ الْغُيُوبِ
    إِنَّكَ أَنْتَ عَلَّامُ الْغُيُوبِ
    أَسْتَخِيرُكَ بِعِلْمِكَ وَأَسْتَقْدِرُكَ بِقُدْرَتِكَ وَأَسْأَلُكَ مِنْ فَضْلِكَ الْعَظِيمِ
    اللَّهُمَّ أَعِنِّي عَلَى ذِكْرِكَ وَشُكْرِكَ وَحُسْنِ عِبَادَتِكَ
    مَاضٍ فِيَّ حُكْمُكَ عَدْلٌ فِيَّ قَضَاؤُكَ
    تَجْعَلَ الْقُرْآنَ رَبِيعَ قَلْبِي وَنُورَ صَدْرِي
    أَذْهِبِ الْبَأْسَ رَبَّ النَّاسِ
    لَا شِفَاءَ إِلَّا شِفَاؤُكَ
    ضَلَعِ الدَّيْنِ
    """
    .split(separator: "\n").map { Formula(String($0)) }
}

extension ArabicTextAnalysis {
  /// The marks that are not those of formulae, by word, with the longest formula that it is in; in the order of the words.
  var wrongMarksInFormulae: [(word: MarkedWord, formula: Formula, marks: Formula.WrongMarks)] {
    var found: [Int: (formula: Formula, marks: Formula.WrongMarks)] = [:]
    for start in words.indices {
      for formula in Formula.beginning(with: words[start]) {
        for (index, marks) in formula.wrongMarks(at: start, in: self)
        where found[index].map({ $0.formula.words.count < formula.words.count }) ?? true {
          found[index] = (formula, marks)
        }
      }
    }
    return found.sorted { $0.key < $1.key }.map { (words[$0.key], $0.value.formula, $0.value.marks) }
  }
}

extension Sequence<Unicode.Scalar> {
  /// A hash of the scalars; words with the same one are compared by their letters. Both alefs of a joined word are one letter.
  fileprivate var key: UInt64 {
    reduce(into: WordHash()) { $0.add($1 == "\u{0671}" ? 0x0627 : $1.value) }.value
  }
}
