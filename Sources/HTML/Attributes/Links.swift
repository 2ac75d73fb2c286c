extension HTMLAttribute {
  /// Where a link leads: a relative address, or one with a scheme of ``HTMLLink/schemes``. Any other address is left out, so that
  /// the link leads nowhere.
  public static func href(_ address: String) -> Self {
    guard HTMLLink.isSafe(address) else { return none }
    return Self(content: .value(HTMLAttributeValue(name: "href", value: address)))
  }

  /// Where a picture is: a relative address, or one with `http:` or `https:`. Any other address is left out.
  public static func src(_ address: String) -> Self {
    guard HTMLLink.isSafe(address, schemes: HTMLLink.webSchemes) else { return none }
    return Self(content: .value(HTMLAttributeValue(name: "src", value: address)))
  }
}

/// Which addresses a page may link to.
public enum HTMLLink {
  /// The schemes of links: pages, deep links of the app, and files in the editor.
  public static let schemes: Set<String> = ["http", "https", "rizq", "vscode"]
  static let webSchemes: Set<String> = ["http", "https"]

  /// Whether an address runs no script and opens no other program than the editor.
  ///
  /// Browsers ignore spaces around an address, and tabs and line breaks within it, so an address with one of those is not safe.
  public static func isSafe(_ address: String) -> Bool { isSafe(address, schemes: schemes) }

  /// Whether an address leads to a page of the same site, whatever page it is on: browsers read `//` and `/\` as the beginning of a
  /// host.
  static func isOfThisSite(_ address: String) -> Bool {
    let bytes = address.utf8.prefix(2)
    return bytes.first == UInt8(ascii: "/")
      && bytes.dropFirst().allSatisfy { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "\\") }
  }

  static func isSafe(_ address: String, schemes: Set<String>) -> Bool {
    let bytes = address.utf8
    guard bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return false }
    // Only before the path, the query and the fragment does a colon end a scheme.
    let others = [UInt8](":/?#\\".utf8)
    guard let end = bytes.firstIndex(where: others.contains), bytes[end] == UInt8(ascii: ":") else {
      return true
    }
    return schemes.contains(address[..<end].lowercased())
  }
}
