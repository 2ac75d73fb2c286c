import SwiftSyntax
import SwiftSyntaxMacros

/// A macro whose expansion is written as it is to be read: indenting it again would take longer than all
/// else that the macro does.
protocol UnformattedMacro: Macro {}

extension UnformattedMacro {
  static var formatMode: FormatMode { .disabled }
}

/// Generated declarations, kept as text in one token.
///
/// The compiler is handed text, and parses it. Parsing it here too, in a plug-in that is not optimized, would
/// be a good part of the time that it takes to compile a feature.
enum GeneratedSource {
  static func declaration(_ text: String) -> DeclSyntax {
    DeclSyntax(MissingDeclSyntax(placeholder: .identifier(text)))
  }

  static func accessors(_ text: String) -> [AccessorDeclSyntax] {
    [AccessorDeclSyntax(accessorSpecifier: .identifier(text))]
  }

  static func attribute(_ text: String) -> AttributeSyntax {
    AttributeSyntax(
      atSign: .identifier("@"),
      attributeName: IdentifierTypeSyntax(name: .identifier(text))
    )
  }
}

extension String {
  /// The text with every line but the first further to the right, for the inside of a block.
  func indented(by spaces: Int = 2) -> String {
    replacing("\n", with: "\n" + String(repeating: " ", count: spaces))
  }
}
