import ArabicText
import UnicodeText

/// Every scalar of a text: `rizq text inspect`.
package struct InspectionPage: TextPage {
  private let text: String
  private let scalars: [ScalarDescription]

  package init(of text: String) {
    self.text = text
    scalars = ScalarDescription.all(in: text)
  }

  /// One line a scalar: byte offset, glyph, code point, class, name.
  package var human: String {
    let offsetWidth = String(scalars.last?.range.lowerBound ?? 0).count
    let glyphs = scalars.map(Self.glyph)
    let glyphWidth = glyphs.map(\.width).max() ?? 0
    let phrases = scalars.map(\.scalarClass.phrase)
    let phraseWidth = phrases.map(\.unicodeScalars.count).max() ?? 0
    var lines = ""
    for (index, description) in scalars.enumerated() {
      let offset = String(description.range.lowerBound)
      lines += Self.blanks(offsetWidth - offset.count) + offset
      lines += "  " + glyphs[index].text + Self.blanks(glyphWidth - glyphs[index].width)
      let codePoint = description.scalar.codePoint
      lines += "  " + codePoint + Self.blanks(8 - codePoint.count)
      lines += "  " + phrases[index].isolated
      if let name = description.scalar.characterName {
        lines += Self.blanks(phraseWidth - phrases[index].unicodeScalars.count) + "  " + name
      }
      lines += "\n"
    }
    return lines
  }

  package var json: String {
    TextPageForm.document(["text": .string(text), "scalars": .array(scalars.map(Self.json))])
  }

  private static func glyph(_ description: ScalarDescription) -> (text: String, width: Int) {
    let cells = String(description.scalar).displayCells()
    return (cells.map(\.text).joined().isolated, cells.reduce(0) { $0 + $1.width })
  }

  private static func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  private static func json(_ description: ScalarDescription) -> JSONValue {
    var members: [String: JSONValue?] = [
      "byteStart": .integer(description.range.lowerBound),
      "byteEnd": .integer(description.range.upperBound),
      "class": .string(description.scalarClass.name),
      "codePoint": .string(description.scalar.codePoint),
      "name": description.scalar.characterName.map(JSONValue.string),
      "text": .string(String(description.scalar)),
    ]
    switch description.scalarClass {
    case .presentationForm(let expansion): members["standsFor"] = .string(expansion)
    case .lookAlike(let letter): members["standsFor"] = .string(String(letter))
    case .mark(let kind, let isQuranic):
      members["mark"] = .string(kind.rawValue)
      members["isQuranic"] = .boolean(isQuranic)
    case .digit(let value): members["value"] = .integer(value)
    default: break
    }
    return .sortedObject(members)
  }
}
