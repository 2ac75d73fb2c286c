import ArabicText
import UnicodeText

/// Phrases of several words that only narration, references and instructions have.
enum NarrationPhrase {
  /// The subject and the number of words of the longest phrase that begins at a word; nil if there is none.
  static func found(at index: Int, in tokens: [RecitedTokens.Token]) -> (
    subject: NarrationSignal.Subject, length: Int
  )? {
    let first = tokens[index].form
    var found: (subject: NarrationSignal.Subject, length: Int)?
    for opening in [first, first.removing(.conjunctions)].compactMap(\.self) {
      for (rest, subject) in continuations[ExactText(opening)] ?? [] {
        let words = tokens[(index + 1)...].prefix(rest.count)
        guard rest.count >= found?.length ?? 0, words.count == rest.count,
          zip(words, rest).allSatisfy({ $0.form.hasSameScalars(as: $1) })
        else { continue }
        found = (subject, rest.count + 1)
      }
    }
    return found
  }

  /// The first words of all phrases.
  static var openings: [String] { continuations.keys.map(\.text) }

  private static let continuations: [ExactText: [(rest: [String], subject: NarrationSignal.Subject)]] = {
    var continuations: [ExactText: [(rest: [String], subject: NarrationSignal.Subject)]] = [:]
    for (phrases, subject) in [
      (narration, NarrationSignal.Subject.narrator), (references, .reference), (instructions, .use),
    ] {
      for phrase in phrases {
        let words = phrase.split(separator: " ").map { String($0).searchForm }
        continuations[ExactText(words[0]), default: []].append((Array(words.dropFirst()), subject))
      }
    }
    return continuations
  }()

  private static let narration = [
    "رضي الله عنه", "رضي الله عنها", "رضي الله عنهما", "رضي الله عنهن", "رحمه الله تعالى", "قوله تعالى",
    "ما من عبد", "ما من مسلم", "ما من أحد", "ما من رجل",
  ]

  private static let references = [
    "متفق عليه", "صحيح مسلم", "أبو داود", "أبي داود", "ابن ماجه", "حديث صحيح", "حديث حسن",
  ]

  private static let instructions = [
    "متفق عليه", "في رواية", "في لفظ", "في زيادة", "صحيح مسلم", "أبو داود", "أبي داود", "ابن ماجه",
    "من قالها", "من قرأها", "آية الكرسي", "سورة الإخلاص", "سورة الفاتحة", "سورة الملك", "سورة البقرة",
    "سورة الكهف",
    "إلى آخره", "إلى آخر السورة", "إلى آخر الآية", "أذكار الصباح", "أذكار المساء", "صباحا ومساء",
    "هذا الدعاء", "هذا الذكر",
    "إذا أخذ مضجعه", "إذا أخذت مضجعك", "إذا قام من", "إذا قام إلى", "إذا أراد أن", "إذا أراد أحدكم",
    "إذا نزل منزلا",
    "مثل ما يقول", "مثل ما قال", "ضع يدك", "في سجوده", "في ركوعه", "في دبر", "عن يساره ثلاثا", "بين السجدتين",
    "يسمي حاجته", "يذكر حاجته", "قبل أن ينام", "قبل أن يسلم", "بعد أن يسلم", "حتى يصبح", "حتى يمسي",
  ]
}
