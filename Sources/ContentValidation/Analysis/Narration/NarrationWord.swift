import ArabicText
import UnicodeText

/// What a word may be in narration and instructions around a dua. Most words alone prove nothing: ``NarrationSignals`` knows which
/// of them do together.
struct NarrationWord: OptionSet, Sendable {
  let rawValue: UInt32

  /// `قال` and its forms.
  static let saying = Self(rawValue: 1 << 0)
  /// `يقول` and its forms.
  static let sayingNow = Self(rawValue: 1 << 1)
  /// `قل` and its forms.
  static let sayingOrder = Self(rawValue: 1 << 2)
  /// A verb that narrates what somebody did.
  static let event = Self(rawValue: 1 << 3)
  /// A verb that instructs, at the start of a sentence or after `ثم`.
  static let action = Self(rawValue: 1 << 4)
  /// A verb that instructs and that no dua contains.
  static let gesture = Self(rawValue: 1 << 5)
  /// A verb of an action after the particle of an order, `ل`.
  static let order = Self(rawValue: 1 << 6)
  /// A verb that only chains of narrators have.
  static let transmission = Self(rawValue: 1 << 7)
  /// A word that only instructions have.
  static let instruction = Self(rawValue: 1 << 8)
  /// `إذا` and its like.
  static let conditional = Self(rawValue: 1 << 9)
  /// A verb that says with `إذا` when to recite.
  static let occasion = Self(rawValue: 1 << 10)
  /// `بعد` and its like.
  static let timePreposition = Self(rawValue: 1 << 11)
  /// A prayer, or a time of the day, after a preposition of time.
  static let timeNoun = Self(rawValue: 1 << 12)
  /// A word with which recited text begins.
  static let opening = Self(rawValue: 1 << 13)
  /// A heading, if a colon follows.
  static let heading = Self(rawValue: 1 << 14)
  /// A verb after `من` in a sentence about the reward.
  static let rewarded = Self(rawValue: 1 << 15)
  /// `النبي`, `الرسول`.
  static let prophet = Self(rawValue: 1 << 16)
  /// The first word of `رسول الله` or `نبي الله`.
  static let messenger = Self(rawValue: 1 << 17)
  /// `كان` and its forms.
  static let was = Self(rawValue: 1 << 18)
  static let heard = Self(rawValue: 1 << 19)
  /// `عن`.
  static let about = Self(rawValue: 1 << 20)
  /// `أن`, `إن`.
  static let that = Self(rawValue: 1 << 21)
  /// A man or a woman of whom something is told.
  static let someone = Self(rawValue: 1 << 22)
  /// The sign of an honorific, or the first word of one.
  static let honorific = Self(rawValue: 1 << 23)
  static let then = Self(rawValue: 1 << 24)
  static let whoever = Self(rawValue: 1 << 25)
  /// A name of God.
  static let god = Self(rawValue: 1 << 26)
  /// The first word of a phrase of ``NarrationPhrase``.
  static let phrase = Self(rawValue: 1 << 27)
  static let number = Self(rawValue: 1 << 28)
  /// A word between a preposition of time and its noun.
  static let every = Self(rawValue: 1 << 29)
  /// The word has a conjunction in front.
  static let joined = Self(rawValue: 1 << 30)
  /// A word that only references have.
  static let reference = Self(rawValue: 1 << 31)

  /// The kinds with which a signal may begin.
  static let signals: Self = [
    .saying, .sayingNow, .sayingOrder, .event, .action, .gesture, .order, .transmission, .instruction,
    .conditional,
    .timePreposition, .was, .heard, .about, .that, .then, .whoever, .phrase, .prophet, .messenger, .reference,
    .number,
  ]

  /// The kinds of a word in its search form, or of what follows its conjunction.
  init(form: String) {
    var kinds: Self = []
    if form.utf8.first.map({ $0 < 0x80 }) ?? true {
      if NumberWord.value(of: form) != nil { kinds = .number }
    } else if let known = Self.words[ExactText(form)] {
      kinds = known
    } else if let bare = form.removing(.conjunctions), let known = Self.words[ExactText(bare)] {
      kinds = known.subtracting(.number)
      if !kinds.isEmpty { kinds.insert(.joined) }
      if NumberWord.value(of: form) != nil { kinds.insert(.number) }
    }
    self = kinds
  }

  init(rawValue: UInt32) { self.rawValue = rawValue }

  private static let words: [ExactText: Self] = {
    var words: [ExactText: Self] = [:]
    for (kinds, list) in lists {
      for word in list.split(whereSeparator: \.isWhitespace) {
        words[ExactText(String(word).searchForm), default: []].formUnion(kinds)
      }
    }
    // Orders: the particle with a verb, in the spelling of the jussive.
    for verb in jussives.split(whereSeparator: \.isWhitespace) {
      words[ExactText("ل" + String(verb).searchForm), default: []].formUnion(.order)
    }
    for word in NarrationPhrase.openings { words[ExactText(word), default: []].formUnion(.phrase) }
    words[ExactText(RecitedTokens.honorificForm)] = .honorific
    for number in NumberWord.forms { words[number, default: []].formUnion(.number) }
    for word in words.keys where NumberWord.value(of: word.text) != nil {
      words[word, default: []].formUnion(.number)
    }
    return words
  }()

  /// The hashes of all words that may be part of a remark.
  static let hashes = Set(
    (words.keys.map(\.text) + [NumberWord.once]).map { form in
      form.unicodeScalars.reduce(into: WordHash()) { $0.add($1.value) }.value
    }
  )

  private static let lists: [(Self, String)] = [
    (.saying, "قال قالت قالا قالوا قلت قلنا قيل"),
    (.sayingNow, "يقول تقول يقولون تقولون نقول يقال تقال"),
    (.sayingOrder, "قل قولي قولوا قولا"),
    (
      .event,
      """
      سأل سألت سئل رأى رأيت رأيتم سمع أتى أتيت أتت جاء جاءت دخل دخلت خرج جعل علم علمني علمنا علمه أمر أمرني أمرنا
      نهى فعل طاف ركب دنا دعا صلى قام مر كتب بعث أخذ خطب قرأ يعلم يعلمنا يعلمهم يعوذ يدعو يفعل يأمرنا يأمر ذكر مسح وضع
      رفع استيقظ لقي شكا شكوت أرسل حدث أوصى أوصاني وصاني روى بات قدم سافر غزا حضر جلس عاد نزل أقبل نظر لقن علمها أعطى
      """
    ),
    (
      .action,
      """
      يقول تقول يقال يقرأ تقرأ اقرأ يبدأ تبدأ يدعو تدعو يصلي تصلي يكبر تكبر يسبح تسبح يحمد تحمد يهلل يستعيذ يتعوذ ينفث
      تنفث يمسح تمسح يجمع يضع تضع يقوم يركع يسجد يسلم يستغفر يعيد يكرر كرر يردد ردد يرفع يشير ينام يضطجع يتوضأ يغتسل
      يأكل يشرب يلتفت ينصرف يجلس يتفل يبصق يسمي تسمي يسميه تسميه يذكر تذكر يجهر يتم يختم يزيد ينوي يجيب يرد يقف يرمي
      يتشهد يخرج يدخل يستقبل يلبس يخلع يحرك يسأل يواظب يكثر أكثر
      """
    ),
    (
      .gesture,
      "ينفث تنفث انفث يضطجع يتفل اتفل يبصق يكررها يرددها يقولها تقولها يكرره يردده كررها رددها يمسح تمسح"
    ),
    (.transmission, "حدثنا حدثني أخبرنا أخبرني أنبأنا أنبأني نبأنا"),
    (
      .reference,
      """
      رواه رواها أخرجه أخرجها صححه ضعفه البخاري الترمذي النسائي الطبراني البيهقي الدارقطني الألباني
      """
    ),
    (.instruction, "أحدكم أحدهم أحدنا لأحدكم المؤذن المعوذتين المعوذات المعوذتان إلخ"),
    (.conditional, "إذا كلما حين حينما لما"),
    (
      .occasion,
      """
      أصبح أمسى أصبحت أمسيت أصبحتم أمسيتم يصبح يمسي تصبح تمسي دخل دخلت خرج خرجت أتى أتيت سمع سمعت سمعتم رأى رأيت رأيتم
      فرغ فرغت لبس لبست عطس عطست ركب ركبت رجع رجعت أوى أويت يأوي استيقظ استيقظت يستيقظ انصرف انصرفت سلم سلمت أفطر
      أفطرت أكل أكلت شرب جلس جلست صلى صليت سجد سجدت ركع ركعت نام نمت ينام قعد وضع وضعت صعد علا هبط اشتكى مرض تزوج
      اشترى ودع سافر سافرت أقبل توضأ توضأت انتهى فزع غضب تثاءب أذن هاجت عصفت أمطرت نزلتم دنا يدخل يخرج يفرغ قفل
      """
    ),
    (.timePreposition, "دبر عقب بعد قبل عند أدبار عقيب"),
    (.every, "كل صلاة الصلاة الصلوات أن السلام الفراغ من"),
    (
      .timeNoun,
      """
      صلاة الصلاة الصلوات مكتوبة الفجر المغرب الظهر العصر العشاء الصبح التسليم التشهد الوضوء النوم المنام الأذان الإقامة
      الإفطار الأكل الطعام اللباس الخروج الدخول السفر الاستيقاظ الركوع السجود الرفع الغضب الكسل الشروق الغروب يسلم تسلم
      ينام تنام يصبح يمسي ينصرف
      """
    ),
    (
      .opening,
      """
      اللهم سبحان سبحانك الحمد بسم باسمك أعوذ رب ربنا ربي يا استغفر استغفرك أشهد رضيت حسبي حسبنا آمنا أمسينا أصبحنا توكلت
      غفرانك لبيك آمنت أستودع أستودعك التحيات أسأل أسألك سبوح تباركت
      """
    ),
    (
      .heading,
      "دعاء الدعاء ذكر الذكر أذكار فضل فائدة ملاحظة تنبيه المصدر المرجع الراوي التخريج معنى المعنى شرح الحديث رواية زيادة حديث"
    ),
    (.rewarded, "قال قرأ صلى دعا سبح استغفر حفظ كبر حمد قالها قرأها توضأ أكل لبس رأى نزل كان"),
    (.prophet, "النبي الرسول"),
    (.messenger, "رسول نبي"),
    (.was, "كان كانت كانوا كنا كنت"),
    (.heard, "سمعت سمعنا سمعته سمعتها"),
    (.about, "عن"),
    (.that, "أن"),
    (.someone, "رجلا رجل امرأة أعرابيا أعرابي ناسا قوما"),
    (.honorific, "صلى عليه"),
    (.then, "ثم"),
    (.whoever, "من"),
    (.god, "الله الرب الرحمن"),
  ]

  private static let jussives = """
    يقل تقل يقولوا يقرأ يستعذ يتعوذ يدع يصل يركع يسجد يضع ينفث ينفض يمسح يسم يسلم يحمد يكبر يسبح يستغفر يأخذ يتوضأ
    يغتسل يتحول يتفل يبصق ينم يضطجع يقم يذكر يرد يجب يحرك يكثر يكرر يردد
    """
}
