import SwiftSyntax
import SwiftSyntaxMacros

extension CaseReducerWriter {
  /// Common types that are not features. For these, the macro has a better message than the compiler.
  private static let values: Set<String> = [
    "Bool", "Character", "Data", "Date", "Double", "Float", "Int", "String", "URL", "UUID", "Void",
  ]

  /// Reports cases that have a value instead of a feature.
  func report(in context: some MacroExpansionContext) {
    for enumCase in cases {
      guard case .feature(let type, _) = CaseKind(enumCase), let name = type.lastName,
        Self.values.contains(name)
      else { continue }
      let declaration = enumCase.declaration
      context.report(
        "'\(enumCase.name)' has a value instead of a feature: \(type) is not a reducer. Add '@ReducerCaseIgnored'.",
        at: enumCase.element,
        fix: MacroFix(
          "Add '@ReducerCaseIgnored'",
          replace: declaration.caseKeyword,
          with: declaration.caseKeyword.with(\.tokenKind, .identifier("@ReducerCaseIgnored case"))
        )
      )
    }
  }
}
