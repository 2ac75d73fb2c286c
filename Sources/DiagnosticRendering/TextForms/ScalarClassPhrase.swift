import ArabicText
import UnicodeText

extension ScalarClass {
  /// The class in words: `look-alike of U+064A ARABIC LETTER YEH`.
  var phrase: String {
    switch self {
    case .invisibleControl: "invisible control"
    case .presentationForm(let expansion): "presentation form of \(expansion)"
    case .lookAlike(let letter): "look-alike of \(letter.codePointAndName)"
    case .mark(let kind, let isQuranic): "\(isQuranic ? "Quranic mark" : "mark")\(kind.addition)"
    case .verseSign: "verse sign"
    case .honorificSign: "honorific sign"
    case .digit(let value): "digit \(value)"
    case .otherLetter: "letter of another script"
    case .otherMark: "mark of another script"
    case .letter, .tatweel, .control, .space, .punctuation, .other: name
    }
  }
}

extension MarkKind {
  fileprivate var addition: String {
    switch self {
    case .other: ""
    case .daggerAlef: ": dagger alef"
    case .smallLetter: ": small letter"
    case .waqf: ": pause (waqf)"
    case .haraka: ": vowel (haraka)"
    case .tanwin, .shadda, .sukun, .madda, .hamza, .honorific: ": \(rawValue)"
    }
  }
}
