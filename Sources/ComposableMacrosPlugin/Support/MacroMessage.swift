import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// What a macro tells the one who wrote it, and how to fix it.
struct MacroMessage: DiagnosticMessage, FixItMessage {
  let message: String
  var severity = DiagnosticSeverity.error

  /// Names the message for tools; all are worded for people.
  private var id: MessageID { MessageID(domain: "ComposableMacros", id: message) }
  var diagnosticID: MessageID { id }
  var fixItID: MessageID { id }
}

/// A change that mends what a macro has reported.
struct MacroFix {
  let message: String
  let old: Syntax
  let new: Syntax

  init(_ message: String, replace old: some SyntaxProtocol, with new: some SyntaxProtocol) {
    self.message = message
    self.old = Syntax(old)
    self.new = Syntax(new)
  }
}

extension MacroExpansionContext {
  /// Reports a mistake.
  ///
  /// - Parameters:
  ///   - message: What is wrong, and how to fix it.
  ///   - node: Where.
  ///   - fix: The change that mends it, where one does.
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
