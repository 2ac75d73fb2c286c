import UnicodeText

/// The tags and character references of HTML in a text, such as `<p>`, `</b>`, `<br/>` and `&nbsp;`, and the links of Markdown. Texts
/// are plain: an app would show them as they are written.
struct WrittenMarkup {
  /// The ranges of scalars, in their order, each with what to write instead.
  private(set) var pieces: [Piece] = []

  typealias Piece = (range: Range<Int>, replacement: String)

  /// The longest tag that is recognized, in scalars.
  private static let longestTag = 200
  /// The longest reference.
  private static let longestReference = 10

  /// - Parameter isWrong: Whether a character may not be in the text; only tags and references with one are found.
  init(_ scalars: [Unicode.Scalar], where isWrong: (Unicode.Scalar) -> Bool) {
    self.init(scalars, isFound: { scalars[$0.range].contains(where: isWrong) })
  }

  /// The markup that no text can mean: the tags of elements of HTML, not every word between `<` and `>`; references and links.
  init(certainIn scalars: [Unicode.Scalar]) {
    self.init(
      scalars,
      isFound: { piece in
        let start = piece.range.lowerBound
        return scalars[start] != "<" || Self.elements.contains(Self.elementName(scalars[(start + 1)...]))
      }
    )
  }

  private init(_ scalars: [Unicode.Scalar], isFound: (Piece) -> Bool) {
    var index = 0
    while let start = scalars[index...].firstIndex(where: { $0 == "<" || $0 == "&" || $0 == "[" }) {
      let found =
        switch scalars[start] {
        case "<": Self.tag(scalars, start).map { [$0] } ?? []
        case "&": (Self.escapedTag(scalars, start) ?? Self.reference(scalars, start)).map { [$0] } ?? []
        default: Self.link(scalars, start)
        }
      pieces += found.filter(isFound)
      index = found.last?.range.upperBound ?? start + 1
    }
  }

  /// The name of the element whose tag has this content, in small letters.
  private static func elementName(_ content: ArraySlice<Unicode.Scalar>) -> String {
    String(scalars: content.drop { $0 == "/" }.prefix(while: \.isASCIILetterOrDigit)).lowercased()
  }

  private static func tag(_ scalars: [Unicode.Scalar], _ start: Int) -> Piece? {
    let content = scalars[(start + 1)...].prefix(longestTag)
    guard let end = content.firstIndex(where: { $0 == ">" || $0 == "<" }), scalars[end] == ">" else {
      return nil
    }
    let name = elementName(content[..<end])
    guard name.unicodeScalars.first?.isASCIILetter == true else { return nil }
    return piece(start..<end + 1, of: name, scalars)
  }

  /// The tag of an element of HTML between `&lt;` and `&gt;`.
  private static func escapedTag(_ scalars: [Unicode.Scalar], _ start: Int) -> Piece? {
    guard scalars[start...].starts(with: opening) else { return nil }
    let content = scalars[(start + opening.count)...].prefix(longestTag)
    guard let end = content.firstIndex(of: "&"), scalars[end...].starts(with: closing),
      case let name = elementName(content[..<end]), elements.contains(name)
    else { return nil }
    return piece(start..<end + closing.count, of: name, scalars)
  }

  private static let opening = Array("&lt;".unicodeScalars)
  private static let closing = Array("&gt;".unicodeScalars)

  /// A tag, and a space instead of it if nothing else separates the words around it.
  private static func piece(_ range: Range<Int>, of name: String, _ scalars: [Unicode.Scalar]) -> Piece {
    let (start, end) = (range.lowerBound, range.upperBound)
    let isBetweenWords = start > 0 && end < scalars.count && scalars[start - 1] != " " && scalars[end] != " "
    return (range, breaks.contains(name) && isBetweenWords ? " " : "")
  }

  /// The signs and the address around the text of a link: `[text](https://example.org)`.
  private static func link(_ scalars: [Unicode.Scalar], _ start: Int) -> [Piece] {
    let content = scalars[(start + 1)...].prefix(longestTag)
    guard let close = content.firstIndex(where: { $0 == "]" || $0 == "[" }), scalars[close] == "]",
      case let rest = scalars[(close + 1)...].prefix(longestTag), rest.first == "(",
      let end = rest.firstIndex(where: { $0 == ")" || $0 == " " }), scalars[end] == ")",
      rest[..<end].contains("/")
    else { return [] }
    return [(start..<start + 1, ""), (close..<end + 1, "")]
  }

  private static func reference(_ scalars: [Unicode.Scalar], _ start: Int) -> Piece? {
    let content = scalars[(start + 1)...].prefix(longestReference)
    guard let end = content.firstIndex(of: ";") else { return nil }
    let name = String(scalars: content[..<end])
    guard let character = characters[name] else { return nil }
    return (start..<end + 1, character)
  }

  /// The elements that separate words.
  private static let breaks: Set<String> = ["br", "p", "div", "li", "hr"]

  /// The elements that texts from web pages have.
  private static let elements = breaks.union([
    "a", "b", "blockquote", "center", "em", "font", "h1", "h2", "h3", "h4", "h5", "h6", "i", "img", "ol",
    "small", "span", "strong", "sub", "sup", "table", "tbody", "td", "tr", "u", "ul",
  ])

  /// The references that texts from web pages have.
  private static let characters = [
    "nbsp": " ", "#160": " ", "amp": "and", "quot": "'", "#34": "'", "apos": "'", "#39": "'", "rsquo": "'",
    "lsquo": "'", "rdquo": "'", "ldquo": "'", "ndash": "-", "mdash": "-", "#8217": "'", "#8216": "'",
    "hellip": "...",
    "lt": "", "gt": "",
  ]
}
