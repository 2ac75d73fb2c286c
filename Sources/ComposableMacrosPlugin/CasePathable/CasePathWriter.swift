/// Writes the case paths of an enum.
///
/// They are properties that make a pair of closures which capture nothing: no memory is allocated, and none
/// has to be kept. Unlike stored properties they need no initialization and may be in generic types.
struct CasePathWriter {
  /// The enum.
  let root: String
  let members: [EnumMember]
  /// `public `, `package ` or nothing.
  let visibility: String

  /// `AllCasePaths` and `allCasePaths`.
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
      embed: { .\(name)\(arguments(of: enumCase)) }, \
      extract: { if case .\(name)\(pattern) = $0 { \(value) } else { nil } }
      """
    return """
      \(visibility)var \(name): \(type) {
        .init(\(closures))
      }
      """
  }

  private func arguments(of enumCase: EnumCase) -> String {
    let parameters = enumCase.parameters
    if parameters.isEmpty { return "" }
    let arguments = parameters.enumerated().map { index, parameter in
      (parameter.label.map { "\($0): " } ?? "") + (parameters.count == 1 ? "$0" : "$0.\(index)")
    }
    return "(\(arguments.joined(separator: ", ")))"
  }
}

extension EnumCase {
  /// Whether the case holds a value that does not exist, for which the compiler warns of code that never runs.
  fileprivate var isImpossible: Bool {
    ["Never", "AlertState<Never>.Action", "ConfirmationDialogState<Never>.Action"].contains(valueType)
  }
}
