import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// The message of a macro's diagnostic or fix-it.
struct MacroMessage: DiagnosticMessage, FixItMessage {
  let message: String
  var severity = DiagnosticSeverity.error

  /// Tools have no use for stable ids of these messages, so the text serves as the id.
  private var id: MessageID { MessageID(domain: "ComposableMacros", id: message) }
  var diagnosticID: MessageID { id }
  var fixItID: MessageID { id }
}

/// The change of a fix-it.
struct MacroFix {
  let message: String
  let old: Syntax
  let new: Syntax

  init(_ message: String, replace old: some SyntaxProtocol, with new: some SyntaxProtocol) {
    self.message = message
    self.old = Syntax(old)
    self.new = Syntax(new)
  }

  /// Declares a class as a struct; `nil` for any other type.
  static func makeStruct(_ declaration: some DeclGroupSyntax) -> MacroFix? {
    let keyword = declaration.introducer
    guard keyword.tokenKind == .keyword(.class) else { return nil }
    return MacroFix("Make it a struct", replace: keyword, with: keyword.with(\.tokenKind, .keyword(.struct)))
  }
}

extension MacroExpansionContext {
  /// Emits a diagnostic.
  ///
  /// - Parameters:
  ///   - message: The error, and how to fix it.
  ///   - node: The syntax that the diagnostic points to.
  ///   - severity: The severity of the diagnostic.
  ///   - fix: A change that fixes the error, if there is one.
  func report(
    _ message: String,
    at node: some SyntaxProtocol,
    severity: DiagnosticSeverity = .error,
    fix: MacroFix? = nil
  ) {
    let fixIts = fix.map {
      FixIt(message: MacroMessage(message: $0.message), changes: [.replace(oldNode: $0.old, newNode: $0.new)])
    }
    diagnose(
      Diagnostic(
        node: Syntax(node),
        message: MacroMessage(message: message, severity: severity),
        fixIts: fixIts.map { [$0] } ?? []
      )
    )
  }
}
