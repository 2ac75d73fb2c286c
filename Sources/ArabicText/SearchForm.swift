/// The fold under which Arabic texts are searched.
public enum ArabicFold {
  /// Grows whenever ``Swift/String/searchForm`` of any text changes: an index that was built with another
  /// version cannot answer queries.
  public static let version = 1
}

extension String {
  /// The text as it is searched: Arabic without what people leave out or mix up when they type.
  ///
  /// Marks, tatweel, invisible controls and the lone hamza are left out; the forms of alef become a bare
  /// alef, hamza on waw and yeh leaves its seat, alef maksura and the Persian yeh become yeh, teh marbuta
  /// becomes heh, and the Persian kaf becomes kaf. Everything else stays. The search form of a search form is
  /// itself.
  public var searchForm: String {
    String(String.UnicodeScalarView(unicodeScalars.compactMap(\.searchForm)))
  }
}

extension Unicode.Scalar {
  /// What the scalar becomes in a search form; nil when it is left out.
  fileprivate var searchForm: Unicode.Scalar? {
    switch self {
    case "\u{0622}", "\u{0623}", "\u{0625}", "\u{0671}": "\u{0627}"  // آ أ إ ٱ
    case "\u{0624}": "\u{0648}"  // ؤ
    case "\u{0626}", "\u{0649}", "\u{06CC}": "\u{064A}"  // ئ ى ی
    case "\u{0629}": "\u{0647}"  // ة
    case "\u{06A9}": "\u{0643}"  // ک
    case "\u{0621}": nil  // ء
    case _ where isArabicMark || isTatweel || isInvisibleControl: nil
    default: self
    }
  }
}
