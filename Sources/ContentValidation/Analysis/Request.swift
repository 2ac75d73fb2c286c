import ArabicText

/// A word with the letters of an imperative with which duas ask, whatever its first alef and its last vowel are: اغْفِرْ, أَغْفِرْ, اغْفِرُ.
///
/// The verbs are of the first form, whose imperatives begin with hamzat al-wasl. Nothing is asked for with the fourth form of any of
/// them, whose imperative has a hamza.
struct Request {
  /// The first letter of the verb: an alef, with or without hamza.
  let alef: MarkedLetter
  /// The last letter of the verb, before its pronoun.
  let last: MarkedLetter
  /// The letters of the pronoun; empty without one.
  let pronoun: [Unicode.Scalar]
  /// Whether the word begins with a conjunction.
  let isJoined: Bool
  /// The marks of the last letter as an imperative has it.
  let ending: ArabicMarks

  init?(of word: MarkedWord) {
    let letters = word.letters
    guard let first = letters.first, letters.count > 2 else { return nil }
    isJoined = first.isProclitic(.conjunctions)
    let start = isJoined ? 1 : 0
    guard Self.alefs.contains(letters[start].base),
      let verb = Self.verbs[letters[(start + 1)...].map(\.base)],
      zip(verb.dropLast(), letters[(start + 1)...]).allSatisfy({ $1.marks.isSubset(of: $0.marks) }),
      let ending = verb.last?.marks
    else { return nil }
    let end = start + verb.count
    (alef, last, self.ending) = (letters[start], letters[end], ending)
    pronoun = letters[(end + 1)...].map(\.base)
  }

  /// Whether the verb ends like an imperative, as far as its marks say.
  ///
  /// - Parameter next: The word after it, whose article makes a sukun a kasra.
  func endsLikeImperative(before next: MarkedWord?) -> Bool {
    last.marks.isSubset(of: ending) || last.marks == .kasra && pronoun.isEmpty && next?.hasArticle == true
  }

  /// Whether the pronoun is that of the first person. As the object of a verb in the first person it does not occur.
  var hasOwnPronoun: Bool { AttachedPronoun.own.contains(pronoun) }

  private static let alefs: [Unicode.Scalar] = ["\u{0627}", "\u{0623}", "\u{0625}"]

  /// The letters of imperatives after their alef, by these letters with each pronoun.
  private static let verbs: [[Unicode.Scalar]: ArraySlice<MarkedLetter>] = {
    let pronouns = Array(words: "ني نا ه ها هم هما هن")
    var verbs: [[Unicode.Scalar]: ArraySlice<MarkedLetter>] = [:]
    func add(_ text: String, _ endings: [[Unicode.Scalar]]) {
      for word in MarkedWord.words(of: Array(text.unicodeScalars)) {
        let verb = word.letters.dropFirst()
        for ending in endings { verbs[verb.map(\.base) + ending] = verb }
      }
    }
    add(
      """
      اغْفِرْ اصْرِفْ اكْشِفْ اقْسِمْ اعْصِمْ اغْسِلْ اقْضِ اكْفِ اشْفِ احْمِ
      ارْحَمْ اجْعَلْ احْفَظْ افْتَحْ ارْفَعْ اشْرَحْ انْفَعْ ادْفَعْ امْنَحْ
      اكْتُبْ انْصُرْ ارْزُقْ اجْبُرْ اسْتُرْ احْشُرْ احْرُسْ اسْلُكْ ابْسُطْ اعْفُ امْحُ
      """,
      pronouns + [[]]
    )
    // Without a pronoun أَهْدِ is “give”.
    add("اهْدِ", pronouns)
    return verbs
  }()
}

extension ArabicTextAnalysis {
  /// The words with which Allah is asked. Text that is compared with the Quran has none.
  var requests: [(index: Int, request: Request)] {
    indicesAddressedToAllah.compactMap { index in
      let word = words[index]
      guard let request = Request(of: word), isRequest(at: index, request), !isComparedWithQuran(word.range),
        !isUnclear(word)
      else { return nil }
      return (index, request)
    }
  }

  /// Whether the request at an index can only be one, whatever its first alef and its last vowel are: directly after the address, for
  /// the one who asks, or after another request.
  private func isRequest(at index: Int, _ request: Request) -> Bool {
    guard index > 0 else { return false }
    let next = words.dropFirst(index + 1).first?.letters.map(\.base)
    // أَرْحَم الرَّاحِمِينَ, “the most merciful”.
    guard next?.elementsEqual("الراحمين".unicodeScalars) != true else { return false }
    if words[index - 1].addressesAllah(before: nil) { return true }
    let isVocalized = words[index].letters.contains { !$0.marks.isEmpty }
    if request.hasOwnPronoun { return isVocalized }
    if request.pronoun.isEmpty, let next, Self.forOneself.contains(next) {
      return !Self.beforeJussive.contains(words[index - 1].letters.map(\.base))
    }
    return request.isJoined && isVocalized
      && words[max(0, index - 4)..<index].contains {
        Request(of: $0)?.endsLikeImperative(before: nil) == true
      }
  }

  private static let forOneself = Set(words: "لي لنا عني عنا")

  /// Words after which a verb of the first person has a sukun.
  private static let beforeJussive = Set(words: "لم ولم فلم إن وإن فإن لئن من ومن لا ولا فلا")
}
