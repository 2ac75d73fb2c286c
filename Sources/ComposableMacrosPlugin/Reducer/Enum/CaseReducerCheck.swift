import SwiftSyntax
import SwiftSyntaxMacros

extension CaseReducerWriter {
  /// Types that are no features, for a better message than that of the compiler.
  private static let values: Set<String> = [
    "Bool", "Character", "Data", "Date", "Double", "Float", "Int", "String", "URL", "UUID", "Void",
  ]

  /// Reports cases that hold a value where a feature is expected.
  func report(in context: some MacroExpansionContext) {
    for enumCase in cases {
      guard case .feature(let type, _) = CaseKind(enumCase), let name = type.lastName,
        Self.values.contains(name)
      else { continue }
      let declaration = enumCase.declaration
      context.report(
        "'\(enumCase.name)' holds a value, not a feature: \(type) has no reducer. Write '@ReducerCaseIgnored'.",
        at: enumCase.element,
        fix: MacroFix(
          "Write '@ReducerCaseIgnored'",
          replace: declaration.caseKeyword,
          with: declaration.caseKeyword.with(\.tokenKind, .identifier("@ReducerCaseIgnored case"))
        )
      )
    }
  }
}
