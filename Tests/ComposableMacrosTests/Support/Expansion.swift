import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import ComposableMacrosPlugin

/// The expansion of the macros in a source text, and its diagnostics.
struct Expansion {
  /// The source text after expansion.
  let source: String
  /// The diagnostics: the severity unless it is an error, the message, and the fix-its in brackets.
  let diagnostics: [String]
  /// The source text before expansion, with all fix-its applied.
  let fixed: String
  /// Whether the expansion parses without errors.
  let isWellFormed: Bool

  private static let macros: [String: any Macro.Type] = [
    "CasePathable": CasePathableMacro.self,
    "DependencyClient": DependencyClientMacro.self,
    "DependencyEndpoint": DependencyEndpointMacro.self,
    "ObservableState": ObservableStateMacro.self,
    "ObservationStateIgnored": ObservationStateIgnoredMacro.self,
    "ObservationStateTracked": ObservationStateTrackedMacro.self,
    "Presents": PresentsMacro.self,
    "Reducer": ReducerMacro.self,
    "ReducerCaseEphemeral": ReducerCaseMacro.self,
    "ReducerCaseIgnored": ReducerCaseMacro.self,
    "ViewAction": ViewActionMacro.self,
  ]

  private static let conformances: [String: [TypeSyntax]] = [
    "CasePathable": ["CasePathable"],
    "ObservableState": ["ObservableState", "ObservableProperties"],
    "Reducer": ["Reducer", "CaseReducer"],
    "ViewAction": ["ViewActionSending"],
  ]

  init(_ source: String) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "Module", fullFilePath: "File.swift")]
    )
    var expanded = Self.expand(file, context)
    // Attributes that macros generate include the module, so they are expanded in a second pass without it.
    let inner = Parser.parse(source: expanded.replacing("@ComposableMacros.", with: "@"))
    let innerContext = BasicMacroExpansionContext()
    expanded = Self.expand(inner, innerContext)
    self.source = expanded
    isWellFormed = !Parser.parse(source: expanded).hasError
    diagnostics = (context.diagnostics + innerContext.diagnostics).map { diagnostic in
      let severity = diagnostic.diagMessage.severity == .error ? "" : "\(diagnostic.diagMessage.severity): "
      let fixes = diagnostic.fixIts.map { " [\($0.message.message)]" }.joined()
      return severity + diagnostic.message + fixes
    }
    fixed = FixItApplier.apply(context.diagnostics.flatMap(\.fixIts), to: file, context)
  }

  private static func expand(_ file: SourceFileSyntax, _ context: BasicMacroExpansionContext) -> String {
    let specifications = macros.map { name, type in
      (name, MacroSpec(type: type, conformances: conformances[name] ?? []))
    }
    return file.expand(
      macroSpecs: Dictionary(uniqueKeysWithValues: specifications),
      contextGenerator: {
        BasicMacroExpansionContext(sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
      },
      indentationWidth: .spaces(2)
    )
    .description
  }
}

/// Applies fix-its to the source file. Their nodes are detached copies, so their positions must be looked up.
private enum FixItApplier {
  static func apply(_ fixIts: [FixIt], to file: SourceFileSyntax, _ context: BasicMacroExpansionContext)
    -> String
  {
    let changes = fixIts.flatMap(\.changes).compactMap { change -> (Range<Int>, String)? in
      guard case .replace(let old, let new) = change else { return nil }
      let location = context.location(
        for: old.positionAfterSkippingLeadingTrivia,
        anchoredAt: old,
        fileName: "File.swift"
      )
      let converter = SourceLocationConverter(fileName: "File.swift", tree: file)
      let start = converter.position(ofLine: location.line, column: location.column).utf8Offset
      // The location does not include the leading trivia.
      let text = old.description.utf8.count - old.leadingTrivia.sourceLength.utf8Length
      let replacement = new.with(\.leadingTrivia, []).description
      return (start..<(start + text), replacement)
    }
    var bytes = Array(file.description.utf8)
    for (range, text) in changes.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      bytes.replaceSubrange(range, with: text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
