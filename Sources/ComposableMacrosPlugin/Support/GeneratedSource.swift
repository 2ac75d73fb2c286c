import SwiftSyntax
import SwiftSyntaxMacros

/// A macro whose expansion is already formatted. Formatting it again would take longer than the rest of the expansion.
protocol UnformattedMacro: Macro {}

extension UnformattedMacro {
  static var formatMode: FormatMode { .disabled }
}

/// Generated declarations, as text in a single token.
///
/// The compiler receives and parses the text. Parsing it here as well, in an unoptimized plug-in, would take a large
/// part of the time that it takes to compile a feature.
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
  /// The text with every line except the first indented, for the inside of a block.
  func indented(by spaces: Int = 2) -> String {
    replacing("\n", with: "\n" + String(repeating: " ", count: spaces))
  }
}
