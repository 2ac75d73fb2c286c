/// Words around a dua that are not recited, as collections of duas and hadiths have them.
///
/// The words of the unseen frames are in none of the lists of the rule, as far as its author knows: the frames were written after
/// the lists, and the lists are not changed for them.
package struct NarrationFrame: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case narration = "narration around a dua"
    case unseenNarration = "narration around a dua, other words"
    case instruction = "instruction around a dua"
    case unseenInstruction = "instruction around a dua, other words"
  }

  package let kind: Kind
  /// What is before the dua and after it.
  let before: String
  let after: String

  /// The dua with the words around it.
  package func around(_ dua: [Unicode.Scalar]) -> [Unicode.Scalar] {
    Array(before.unicodeScalars) + dua + Array(after.unicodeScalars)
  }

  package static func all(_ kind: Kind) -> [NarrationFrame] {
    let lines: String =
      switch kind {
      case .narration: narration
      case .unseenNarration: unseenNarration
      case .instruction: instruction
      case .unseenInstruction: unseenInstruction
      }
    return lines.split(separator: "\n").map { line in
      let parts = line.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
      return NarrationFrame(kind: kind, before: String(parts[0]), after: String(parts.last ?? ""))
    }
  }

  /// One frame per line; `%` is the dua.
  private static let narration = """
    قَالَ رَسُولُ اللَّهِ صَلَّى اللَّهُ عَلَيْهِ وَسَلَّمَ: %
    قال النبي ﷺ: «%»
    عَنْ أَبِي هُرَيْرَةَ رَضِيَ اللَّهُ عَنْهُ قَالَ: %
    وعن ابن عمر رضي الله عنهما أن النبي صلى الله عليه وسلم كان يقول: ((%))
    كَانَ رَسُولُ اللَّهِ ﷺ إِذَا قَامَ مِنَ اللَّيْلِ قَالَ: %
    سمعت رسول الله ﷺ يقول: (%)
    حَدَّثَنَا مُسَدَّدٌ قَالَ حَدَّثَنَا يَحْيَى عَنْ شُعْبَةَ: %
    % رواه البخاري
    %. رَوَاهُ مُسْلِمٌ.
    % (متفق عليه)
    من قال حين يصبح: % لم يضره شيء
    قالت عائشة رضي الله عنها: كان النبي صلى الله عليه وسلم يقول %
    وَفِي رِوَايَةٍ: %
    أن رجلا سأل النبي صلى الله عليه وسلم فقال: قل: %
    % [البخاري: ٦٣٠٦]
    %. قال الترمذي: حديث حسن صحيح.
    """

  private static let unseenNarration = """
    رُوِيَ عَنْ عَلِيٍّ أَنَّهُ قَالَ: «%»
    ثبت في السنة أنه عليه الصلاة والسلام كان يدعو بهذه الكلمات: %
    وَعَنْ أَنَسِ بْنِ مَالِكٍ: %
    جاء في حديث أم سلمة قولها: «%»
    فَقَالَ لَهُ جِبْرِيلُ: %
    ومن دعائه ﷺ: %
    كَانَ مِنْ دُعَاءِ دَاوُدَ: %
    عن جابر، عن النبي ﷺ، قال: (%)
    دخل علي النبي ﷺ ذات يوم فعلمني هذه الكلمات: %
    % أخرجه الترمذي وحسنه
    % (صحيح الجامع ٣٥٩١)
    وفي الأثر: %
    فلما انصرف سمعته يقول: %
    وكان عمر رضي الله عنه إذا فرغ من طعامه قال: %
    """

  private static let instruction = """
    يَقُولُ: %
    يبدأ برجله اليمنى، ويقول: (%)
    إِذَا أَصْبَحَ: %
    % (إذا أمسى)
    % (ثَلَاثَ مَرَّاتٍ)
    % ٣ مرات
    % ثم يمسح وجهه بيديه
    % بعد صلاة الفجر
    ثُمَّ يَقُولُ: %
    إذا دخل أحدكم المسجد فليقل: %
    % مائة مرة إذا أصبح
    يُكَرِّرُهَا سَبْعَ مَرَّاتٍ: %
    دعاء السفر: %
    ضع يدك على الذي تألم من جسدك وقل: %
    """

  private static let unseenInstruction = """
    عِنْدَ الْخُرُوجِ مِنَ الْمَنْزِلِ: %
    ويستحب للمسافر أن يقول: %
    يجهر بها الإمام في القنوت: %
    فإن نسي في أوله فليقل: %
    وَيَقُولُ فِي سُجُودِ التِّلَاوَةِ: %
    % (تقال عند النوم)
    % ويكررها إحدى عشرة مرة
    اقرأ هذا الدعاء قبل النوم: %
    % وينفث في كفيه
    % (يقرأ صباحا ومساء)
    تقول المرأة: %
    % - 3 مرات -
    إذا عطس أحدكم حمد الله ثم قال: %
    يستفتح صلاته بقوله: %
    """
}
