/// Generates the case paths of an enum.
///
/// They are computed properties that return closures without captures, which need no allocation. Unlike stored static
/// properties, they can be in generic types and need no lazy initialization.
struct CasePathWriter {
  /// The name of the enum.
  let root: String
  let members: [EnumMember]
  /// `public `, `package ` or an empty string.
  let visibility: String

  /// The declarations of `AllCasePaths` and `allCasePaths`.
  var declarations: [String] {
    [
      """
      \(visibility)nonisolated struct AllCasePaths: Sendable {
        \(EnumMember.write(members, path).indented())
      }
      """,
      "\(visibility)nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }",
    ]
  }

  private func path(to enumCase: EnumCase) -> String {
    let name = enumCase.name
    let type = "Composable.AnyCasePath<\(root), \(enumCase.valueType)>"
    let values = enumCase.parameters.indices.map { "v\($0)" }
    let pattern = values.isEmpty ? "" : "(\(values.map { "let \($0)" }.joined(separator: ", ")))"
    let value = values.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))"
    let closures =
      enumCase.isImpossible
      ? ""
      : """
      _embed: \(embedding(enumCase)), \
      extract: { if case .\(name)\(pattern) = $0 { \(value) } else { nil } }
      """
    return """
      \(visibility)var \(name): \(type) {
        .init(\(closures))
      }
      """
  }

  /// The case itself where it is a function of its value: the compiler would warn about unreachable code in a closure if there
  /// is no value of its type.
  private func embedding(_ enumCase: EnumCase) -> String {
    let parameters = enumCase.parameters
    if parameters.count == 1 {
      return "\(root).\(enumCase.name)" + (parameters[0].label.map { "(\($0):)" } ?? "")
    }
    let arguments = parameters.enumerated().map { index, parameter in
      (parameter.label.map { "\($0): " } ?? "") + "$0.\(index)"
    }
    return "{ .\(enumCase.name)\(arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))") }"
  }
}

extension EnumCase {
  /// Whether the associated value is of an uninhabited type: the compiler warns about unreachable code in closures for
  /// such a case.
  fileprivate var isImpossible: Bool {
    ["Never", "AlertState<Never>.Action", "ConfirmationDialogState<Never>.Action"].contains(valueType)
  }
}
