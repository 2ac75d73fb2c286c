import UnicodeText

/// A text in which HTML is replaced by what it stands for.
struct HTMLText {
  /// Without HTML, and without the white space that tags leave at its ends.
  private(set) var text: String
  /// The tags, comments and references that were replaced, in order.
  private(set) var removed: [String] = []
  /// The first of those that are unknown and were kept.
  private(set) var unknown: String?

  /// The longest tag or reference, in scalars.
  private static let reach = 512

  init(_ source: String) {
    guard source.utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }) else {
      text = source
      return
    }
    text = ""
    let scalars = Array(source.unicodeScalars)
    var cleaned: [Unicode.Scalar] = []
    /// Whether a tag that separates lines was removed after the last scalar.
    var isSeparated = false
    var index = 0
    while index < scalars.count {
      let markup = Markup(scalars, at: index, Self.reach)
      guard let markup, let replacement = markup.replacement else {
        if let markup { unknown = unknown ?? markup.text(in: scalars) }
        Self.append(scalars[index], to: &cleaned, after: &isSeparated)
        index += 1
        continue
      }
      removed.append(markup.text(in: scalars))
      switch replacement {
      case .nothing: break
      case .separator: isSeparated = true
      case .scalar(let scalar): Self.append(scalar, to: &cleaned, after: &isSeparated)
      }
      index = markup.range.upperBound
    }
    while cleaned.last?.properties.isWhitespace == true { cleaned.removeLast() }
    text = String(scalars: Array(cleaned.drop(while: \.properties.isWhitespace)))
  }

  /// Whether a space belongs where an element of lines separates two scalars: not beside white space, nor within brackets or
  /// before punctuation.
  static func separates(_ last: Unicode.Scalar, _ next: Unicode.Scalar) -> Bool {
    !last.properties.isWhitespace && !next.properties.isWhitespace
      && !openingPunctuation.contains(last) && !closingPunctuation.contains(next)
  }

  /// Whether an element of HTML begins a line.
  static func isSeparator(_ element: String) -> Bool { Markup.separating.contains(element.lowercased()) }

  /// Writes a space for a separator, unless the text begins, or white space or punctuation is there.
  private static func append(
    _ scalar: Unicode.Scalar,
    to cleaned: inout [Unicode.Scalar],
    after isSeparated: inout Bool
  ) {
    if isSeparated, let last = cleaned.last, separates(last, scalar) { cleaned.append(" ") }
    if !(isSeparated && cleaned.isEmpty && scalar.properties.isWhitespace) { cleaned.append(scalar) }
    isSeparated = false
  }

  private static let closingPunctuation: Set<Unicode.Scalar> = [
    ".", ",", ";", ":", "!", "?", "،", "؛", "؟", ")", "]", "»", "”",
  ]
  private static let openingPunctuation: Set<Unicode.Scalar> = ["(", "[", "«", "“"]
}

/// A tag, a comment or a reference.
private struct Markup {
  enum Replacement {
    case nothing, separator
    case scalar(Unicode.Scalar)
  }

  let range: Range<Int>
  /// Nil if the tag or reference is unknown.
  let replacement: Replacement?

  /// Nil if neither is at an index.
  init?(_ scalars: [Unicode.Scalar], at index: Int, _ reach: Int) {
    if scalars[index...].starts(with: Self.commentStart) {
      let start = index + Self.commentStart.count
      let end = Self.commentEnd(scalars[start...].prefix(reach))
      (range, replacement) = (index..<(end ?? start), end == nil ? nil : .nothing)
      return
    }
    let isReference = scalars[index] == "&"
    guard isReference || scalars[index] == "<", index + 1 < scalars.count,
      Self.begins(scalars[index + 1], isReference)
    else { return nil }
    let rest = scalars[index...].prefix(isReference ? 34 : reach)
    guard let end = rest.firstIndex(of: isReference ? ";" : ">") else { return nil }
    let inner = scalars[(index + 1)..<end]
    range = index..<end + 1
    if isReference {
      guard inner.dropFirst().allSatisfy(\.isASCIILetterOrDigit) else { return nil }
      replacement = Self.scalar(String(scalars: inner)).map { .scalar($0) }
    } else {
      let name = inner.drop { $0 == "/" }.prefix(while: \.isASCIILetterOrDigit)
      let tag = String(scalars: name).lowercased()
      if !Self.endsTag(inner[name.endIndex...]) {
        replacement = nil
      } else {
        replacement = Self.separating.contains(tag) ? .separator : Self.inline.contains(tag) ? .nothing : nil
      }
    }
  }

  /// The end of a comment; nil if it has none.
  private static func commentEnd(_ rest: ArraySlice<Unicode.Scalar>) -> Int? {
    rest.indices.dropLast(2).first { rest[$0...].starts(with: "-->".unicodeScalars) }.map { $0 + 3 }
  }

  private static let commentStart = Array("<!--".unicodeScalars)

  func text(in scalars: [Unicode.Scalar]) -> String { String(scalars: scalars[range]) }

  /// Whether what follows the name in a tag is nothing, a slash or attributes: `<b and c>` and `<p, q>` are text.
  private static func endsTag(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let first = rest.first else { return true }
    guard first == "/" || first.properties.isWhitespace else { return false }
    return rest.contains("=") || rest.allSatisfy { $0 == "/" || $0.properties.isWhitespace }
  }

  private static func begins(_ scalar: Unicode.Scalar, _ isReference: Bool) -> Bool {
    scalar.isASCIILetter || scalar == (isReference ? "#" : "/")
  }

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    if name.hasPrefix("#x") || name.hasPrefix("#X") {
      return UInt32(name.dropFirst(2), radix: 16).flatMap(readable)
    }
    if name.hasPrefix("#") { return UInt32(name.dropFirst()).flatMap(readable) }
    return named[name]
  }

  /// A scalar that is not a control; an ordinary space for U+00A0.
  private static func readable(_ value: UInt32) -> Unicode.Scalar? {
    guard let scalar = Unicode.Scalar(value), value >= 0x20, !(0x7F...0x9F).contains(value) else {
      return nil
    }
    return value == 0xA0 ? " " : scalar
  }

  private static let named = letters.merging([
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ndash": "–", "mdash": "—",
    "hellip": "…", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„",
    "laquo": "«", "raquo": "»", "lsaquo": "‹", "rsaquo": "›", "bull": "•", "middot": "·",
    "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}",
    // Of transliterations and of Turkish and French texts.
    "Amacr": "Ā", "amacr": "ā", "Imacr": "Ī", "imacr": "ī", "Umacr": "Ū", "umacr": "ū", "Gbreve": "Ğ",
    "gbreve": "ğ", "Idot": "İ", "inodot": "ı", "Scedil": "Ş", "scedil": "ş", "OElig": "Œ", "oelig": "œ",
  ]) { letter, _ in letter }

  /// The names of U+00C0 to U+00FF in HTML 4, in this order.
  private static let letters: [String: Unicode.Scalar] = {
    let names = """
      Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH \
      Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave \
      aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde \
      ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
      """
    let scalars = (0xC0...0xFF as ClosedRange<UInt8>).map { Unicode.Scalar($0) }
    return Dictionary(uniqueKeysWithValues: zip(names.split(separator: " ").map(String.init), scalars))
  }()

  /// Elements that begin a line.
  static let separating: Set<String> = [
    "br", "p", "div", "li", "ul", "ol", "tr", "td", "th", "table", "hr", "h1", "h2", "h3", "h4", "h5", "h6",
    "blockquote", "section", "article",
  ]
  /// Elements within a line.
  private static let inline: Set<String> = [
    "b", "i", "u", "em", "strong", "span", "font", "a", "sup", "sub", "small", "big", "center", "bdi", "bdo",
    "q",
  ]
}
