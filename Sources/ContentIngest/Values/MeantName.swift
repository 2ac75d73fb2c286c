import UnicodeText

/// Which known name was meant by an unknown one.
enum MeantName: Equatable {
  case name(String)
  /// None is like it.
  case unknown
  /// Any: the name cannot be read, or was not compared with the known ones.
  case any

  /// The known name, if it is one.
  var suggestion: String? {
    if case .name(let name) = self { name } else { nil }
  }
}

/// The names that were meant by the unknown names of one file.
///
/// Comparing a name with the known ones takes far longer than reading it, so each is compared once.
struct MeantNames {
  private struct Key: Hashable {
    let kind: UnknownName.Kind
    let parent: ExactText?
    let name: ExactText
  }

  private var answers: [Key: MeantName] = [:]

  /// - Parameters:
  ///   - parent: The name of the enclosing element or object, if it has one.
  ///   - mayCompare: Whether a name that is new may be compared.
  ///   - compare: Finds the known name.
  mutating func answer(
    _ kind: UnknownName.Kind,
    _ name: String,
    in parent: String?,
    mayCompare: Bool,
    _ compare: () -> String?
  ) -> MeantName {
    let key = Key(kind: kind, parent: parent.map { ExactText($0) }, name: ExactText(name))
    if let answer = answers[key] { return answer }
    guard mayCompare else { return .any }
    let answer: MeantName = compare().map { MeantName.name($0) } ?? .unknown
    answers[key] = answer
    return answer
  }
}
