import Testing

@testable import ContentImport

@Suite("Lines of XML texts")
struct LineWrappingTests {
  private static let sentence =
    "Glory be to Allah and praise be to Him by the number of His creation and the weight of His Throne"

  /// A text as a formatter writes it, with lines of at most `width` scalars.
  private func wrapped(_ text: String, width: Int, tag: String = "translation") -> String {
    var lines = ["    <\(tag)>"]
    for (number, word) in (text + "</\(tag)>").split(separator: " ").enumerated() {
      let line = lines[lines.count - 1]
      if number == 0 {
        lines[lines.count - 1] += word
      } else if line.unicodeScalars.count + 1 + word.unicodeScalars.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append("      " + word)
      }
    }
    return lines.joined(separator: "\n")
  }

  private func run(_ texts: [String]) throws -> ImportResult {
    let duas = texts.map { "<dua><arabic>الله</arabic>\n\($0)</dua>" }
    return try Importing.run(
      .hisnulXML,
      [("h.xml", "<h><group><title>T</title>\n\(duas.joined(separator: "\n"))\n</group></h>")]
    )
  }

  private func translations(_ result: ImportResult) throws -> [String?] {
    try result.rows("duas").map { ($0["translation"] as? [String: String])?["en"] }
  }

  /// Texts of different lengths, with more than sixteen line breaks.
  private var texts: [String] {
    (0..<12).map { String(repeating: "\(Self.sentence) ", count: 2 + $0 % 3) + "and \($0) times more" }
  }

  @Test("the lines of a file that is wrapped at a width are joined, and said", arguments: [66, 80, 100, 121])
  func layout(width: Int) throws {
    let result = try run(texts.map { wrapped($0, width: width) })
    #expect(try translations(result) == texts)
    #expect(result.messages("IM20").count == 12)
    // The longest line is as long as the width, or shorter by less than a word.
    let found = result.messages("IM20").compactMap { message in
      (width - 10...width).first { message.hasSuffix("at \($0) characters") }
    }
    #expect(Set(found).count == 1 && found.count == 12)
    #expect(result.messages("IM21") == [])
  }

  @Test(
    "verses, items, paragraphs and preserved spaces in such a file keep their lines",
    arguments: [
      "First verse\n      second verse", "a\n\n      b",
      String(repeating: "word ", count: 14) + "and a last\n      2. item",
      String(repeating: "word ", count: 14) + "and a last\n      • item",
      "References&#10;and\n      more",
    ]
  )
  func kept(text: String) throws {
    let result = try run(texts.map { wrapped($0, width: 80) } + ["<translation>\(text)</translation>"])
    #expect(
      result.messages("IM21") == [
        "the line break in the translation may separate verses or the items of a list, and is kept; join the lines, or write each as a text of its own"
      ]
    )
    #expect(result.messages("IM20").count == 12)
    #expect(try translations(result).last??.contains("\n") == true)
  }

  @Test("one line that the width does not explain keeps all lines of its text")
  func mixed() throws {
    let text = wrapped(Self.sentence + "\nand so on", width: 80)
    let result = try run(texts.map { wrapped($0, width: 80) } + [text])
    #expect(try translations(result).last??.split(separator: "\n").count == 3)
    let preserved = wrapped(Self.sentence, width: 80)
      .replacing("<translation>", with: "<translation xml:space=\"preserve\">")
    #expect(try run(texts.map { wrapped($0, width: 80) } + [preserved]).messages("IM21").count == 1)
  }

  @Test("a file with few lines, or with lines of verse, has no width")
  func noWidth() throws {
    #expect(try run([wrapped(Self.sentence, width: 80)]).messages("IM21").count == 1)
    let poem = (0..<10).map { number in
      "<translation>O my soul, you have wandered long in the night of heedless days \(number * number)\n"
        + "      and still the door of mercy stands open to whoever returns in hope \(number)\n"
        + "      so rise before the dawn has come</translation>"
    }
    let result = try run(poem)
    #expect(result.messages("IM20") == [] && result.messages("IM21").count == 10)
  }

  @Test("words, marks and other spaces stay scalar for scalar")
  func scalars() throws {
    let text = "سُبْحَانَ\u{A0}اللَّهِ e\u{301} ا\u{0650}\u{0651} \u{200F}x\u{2003}y "
    let long = String(repeating: text, count: 8) + "end"
    let result = try run(texts.map { wrapped($0, width: 80) } + [wrapped(long, width: 80)])
    #expect(try translations(result).last??.unicodeScalars.elementsEqual(long.unicodeScalars) == true)
    #expect(result.messages("IM21") == [])
  }
}
