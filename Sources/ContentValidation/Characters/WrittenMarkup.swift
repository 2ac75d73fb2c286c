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
    var index = 0
    while let start = scalars[index...].firstIndex(where: { $0 == "<" || $0 == "&" || $0 == "[" }) {
      let found =
        switch scalars[start] {
        case "<": Self.tag(scalars, start).map { [$0] } ?? []
        case "&": Self.reference(scalars, start).map { [$0] } ?? []
        default: Self.link(scalars, start)
        }
      pieces += found.filter { scalars[$0.range].contains(where: isWrong) }
      index = found.last?.range.upperBound ?? start + 1
    }
  }

  private static func tag(_ scalars: [Unicode.Scalar], _ start: Int) -> Piece? {
    let content = scalars[(start + 1)...].prefix(longestTag)
    guard let end = content.firstIndex(where: { $0 == ">" || $0 == "<" }), scalars[end] == ">" else {
      return nil
    }
    let name = content[..<end].drop { $0 == "/" }.prefix(while: \.isASCIILetterOrDigit)
    guard name.first?.isASCIILetter == true else { return nil }
    let isBreak = breaks.contains(String(scalars: name).lowercased())
    let isBetweenWords =
      start > 0 && end + 1 < scalars.count && scalars[start - 1] != " " && scalars[end + 1] != " "
    return (start..<end + 1, isBreak && isBetweenWords ? " " : "")
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

  /// The references that texts from web pages have.
  private static let characters = [
    "nbsp": " ", "#160": " ", "amp": "and", "quot": "'", "#34": "'", "apos": "'", "#39": "'", "rsquo": "'",
    "lsquo": "'", "rdquo": "'", "ldquo": "'", "ndash": "-", "mdash": "-", "#8217": "'", "#8216": "'",
    "hellip": "...",
    "lt": "", "gt": "",
  ]
}
