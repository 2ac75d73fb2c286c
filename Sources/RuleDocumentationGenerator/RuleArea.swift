/// The rules whose ids begin with the same letters.
struct RuleArea {
  /// The first two letters of the ids.
  let letters: String
  /// What the rules are about.
  let subject: String

  /// Sorted by their letters.
  static let all = [
    RuleArea(letters: "AK", subject: "acknowledgements"),
    RuleArea(letters: "AR", subject: "spelling, marks and grammar of recited texts"),
    RuleArea(letters: "CC", subject: "what a consumer cannot read of a bundle (`rizq check-consumer`)"),
    RuleArea(letters: "CN", subject: "descriptions of consumers, and the library as they need it"),
    RuleArea(letters: "CT", subject: "citations and grades"),
    RuleArea(letters: "DU", subject: "duas: points, repetitions, duration, difficulty"),
    RuleArea(letters: "EN", subject: "the encoding of files"),
    RuleArea(letters: "FI", subject: "the files of the content folder"),
    RuleArea(letters: "GT", subject: "generated transliterations"),
    RuleArea(letters: "ID", subject: "ids and slugs"),
    RuleArea(letters: "IM", subject: "imports"),
    RuleArea(letters: "JN", subject: "journeys"),
    RuleArea(letters: "JS", subject: "the syntax of JSON"),
    RuleArea(letters: "LB", subject: "the library as a whole"),
    RuleArea(letters: "LM", subject: "limits"),
    RuleArea(letters: "LN", subject: "lenient builds"),
    RuleArea(letters: "QR", subject: "quotations of the Quran"),
    RuleArea(letters: "RF", subject: "references between entries, and in the policy"),
    RuleArea(letters: "RQ", subject: "required fields"),
    RuleArea(letters: "RV", subject: "reviews"),
    RuleArea(letters: "SE", subject: "the search vocabulary and topics"),
    RuleArea(letters: "TK", subject: "missing vowel marks"),
    RuleArea(letters: "TL", subject: "transliterations compared with their Arabic"),
    RuleArea(letters: "TR", subject: "transliterations by themselves"),
    RuleArea(letters: "TX", subject: "texts of every kind"),
    RuleArea(letters: "VO", subject: "names and values of the source format"),
    RuleArea(letters: "XM", subject: "the syntax of XML"),
  ]

  /// The area of a rule; nil if ``all`` does not have it.
  static func area(ofRule id: String) -> RuleArea? { all.first { id.hasPrefix($0.letters) } }
}
