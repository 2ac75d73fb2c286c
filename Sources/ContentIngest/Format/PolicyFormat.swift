import ContentDraft
import Diagnostics
import DuaLibrary
import UnicodeText

extension SourceFormat {
  static let policy = RecordDecoder<Policy>(
    "policy",
    { _ in Policy() },
    [
      .keyed("severity", .oneOf(Policy.Level.self)) { policy, key, level, context in
        guard RuleID.isWellFormed(key.value) else {
          context.report(MalformedRuleID.finding(key))
          return
        }
        if let level = level.value { policy.levels[RuleID(key.value)] = Located(level, at: key.range) }
      },
      .record("grades", grades) { policy, grades, context in grades.apply(to: &policy, &context) },
      .attribute("transliteration-scheme", .romanizationScheme) { $0.transliterationScheme = $1.value },
      .values("quran-encodings", .oneOf(QuranEncoding.self)) { $0.quranEncodings.append($1.value) },
      .record("characters", characters) { policy, lists, context in
        let resolved = lists.resolved(&context)
        // A list without an entry that cannot be read would make every text with its characters an error.
        let isRead = !context.log.hasFinding(
          of: [MalformedCharacters.id, UnknownCharacterGroup.id, WrongType.id],
          in: lists.extent
        )
        if isRead { policy.characters = resolved }
      },
    ]
  )

  private static let grades = RecordDecoder<GradeLists>(
    "grades",
    { _ in GradeLists() },
    [
      .values("allowed", .oneOf(HadithGrade.self)) { $0.allowed.append($1) },
      .values("disclose", .oneOf(HadithGrade.self)) { $0.disclosed.append($1) },
      .values("forbidden", .oneOf(HadithGrade.self)) { $0.forbidden.append($1) },
    ]
  )
}

/// The object `grades` of the policy. A grade that is not listed keeps its default.
struct GradeLists {
  var allowed: [Located<HadithGrade>] = []
  var disclosed: [Located<HadithGrade>] = []
  var forbidden: [Located<HadithGrade>] = []

  func apply(to policy: inout Policy, _ context: inout DecodingContext) {
    var first: [HadithGrade: SourceRange] = [:]
    for grade in allowed + disclosed + forbidden {
      if let earlier = first[grade.value] {
        context.report(GradeInTwoLists.finding(grade.value, at: grade.range, first: earlier))
      } else {
        first[grade.value] = grade.range
        policy.allowedGrades.remove(grade.value)
        policy.disclosedGrades.remove(grade.value)
      }
    }
    policy.allowedGrades.formUnion(allowed.map(\.value))
    policy.disclosedGrades.formUnion(disclosed.map(\.value))
  }
}

extension RuleID {
  /// Whether a text is two uppercase letters and two digits.
  static func isWellFormed(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.count == 4
      && bytes[..<2].allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
      && bytes[2...].allSatisfy(\.isASCIIDigit)
  }
}
