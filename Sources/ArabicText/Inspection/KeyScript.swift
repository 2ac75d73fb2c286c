/// The script that a phonetic key is made from.
public enum KeyScript: String, Hashable, Sendable {
  case arabic, latin

  /// Arabic if a text has an Arabic letter, otherwise Latin if it has a letter of ASCII or a Latin letter with marks; nil for
  /// every other text.
  public init?(of text: String) {
    if text.hasArabicLetter {
      self = .arabic
    } else if !PhoneticKey(latin: text).words.isEmpty {
      self = .latin
    } else {
      return nil
    }
  }
}

extension String {
  /// Whether the text contains a letter of the Arabic script.
  public var hasArabicLetter: Bool { unicodeScalars.contains { $0.isArabicLetter } }
}

extension PhoneticKey {
  /// The key of a text in either script.
  public init(of text: String, in script: KeyScript) {
    switch script {
    case .arabic: self.init(arabic: text)
    case .latin: self.init(latin: text)
    }
  }
}
