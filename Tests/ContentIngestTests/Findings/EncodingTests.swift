import ContentIngest
import Diagnostics
import Testing
import UnicodeText

struct EncodingTests {
  private static let text = "<duas version=\"1\"><dua id=\"1\"/></duas>"

  @Test(arguments: [
    ("UTF-16LE", false, 2), ("UTF-16BE", true, 2), ("UTF-32LE", false, 4), ("UTF-32BE", true, 4),
  ])
  func `UTF-16 and UTF-32 are recognized with and without a mark`(name: String, isBig: Bool, width: Int) {
    for text in [Self.text, "\u{FEFF}" + Self.text, "{}"] {
      let bytes = text.unicodeScalars.flatMap { scalar -> [UInt8] in
        let little = (0..<width).map { UInt8(truncatingIfNeeded: scalar.value >> (8 * UInt32($0))) }
        return isBig ? little.reversed() : little
      }
      for path in ["a.xml", "a.json"] {
        let file = ingest(bytes, path)
        #expect(file.findings.map(\.message) == ["the file is \(name), not UTF-8; save it as UTF-8"])
        #expect(file.fragments == [])
      }
    }
  }

  @Test(
    arguments: [
      ([0xFF], "byte 0xFF, which UTF-8 never uses, at byte 18"),
      ([0x80], "byte 0x80 without the first byte of a character at byte 18"),
      ([0xC0, 0xBC], "a character encoded in more bytes than necessary at byte 18"),
      ([0xE0, 0x80, 0xBC], "a character encoded in more bytes than necessary at byte 18"),
      ([0xF0, 0x80, 0x80, 0xBC], "a character encoded in more bytes than necessary at byte 18"),
      ([0xED, 0xA0, 0x80], "half of a surrogate pair, which only UTF-16 uses, at byte 18"),
      ([0xF4, 0x90, 0x80, 0x80], "a character beyond U+10FFFF at byte 18"),
      ([0xD8], "an incomplete character at byte 18"),
      ([0xE2, 0x80], "an incomplete character at byte 18"),
    ] as [([UInt8], String)]
  )
  func `bytes that are not UTF-8 are reported with their offset`(bytes: [UInt8], message: String) {
    for path in ["a.xml", "a.json"] {
      let file = ingest(Array("<duas version=\"1\">".utf8) + bytes + Array("</duas>".utf8), path)
      #expect(
        file.findings.map(\.message) == [message + ", so the file is not UTF-8; save the file as UTF-8"]
      )
      #expect(file.findings.first?.range?.bytes.lowerBound == 18)
      #expect(file.fragments == [])
    }
  }

  @Test(
    arguments: [
      (
        Array("PK\u{3}\u{4}\u{14}\u{1}\u{1}".utf8),
        ", but a ZIP archive, such as a `.docx` or `.xlsx` file; "
      ),
      ([0x1F, 0x8B, 0x08, 0, 0, 0, 0, 0, 0, 0x03], ", but a file compressed with gzip; "),
      (Array("%PDF-1.7\n".utf8), ", but a PDF file; "),
      (
        Array("\u{FEFF}\n ab\u{1}\u{2}".utf8),
        ": it starts like neither XML nor JSON, and has U+0001 START OF HEADING at byte 7; "
      ),
      ([0, 0, 0, 0, 0, 0], ": it starts like neither XML nor JSON, and has U+0000 NULL at byte 0; "),
    ] as [([UInt8], String)]
  )
  func `a file that is not text is one finding without a fix`(bytes: [UInt8], message: String) {
    for path in ["a.xml", "a.json", "library.json"] {
      let file = ingest(bytes, path)
      let advice = "save its content as UTF-8, or move the file out of the content folder"
      #expect(file.findings.map(\.message) == ["the file is not text" + message + advice])
      #expect(file.findings.map(\.rule) == ["EN01"])
      #expect(file.findings.allSatisfy { $0.fixIts.isEmpty })
      #expect(!file.isComplete)
    }
  }

  @Test func `a text of another form may have control characters`() {
    let text = ContentIngest.textStart(Array("a,b\u{1}\n".utf8), file: FileID(0))
    #expect(text.findings.map(\.rule) == ["EN04"])
    #expect(text.root == 0)
  }

  @Test func `Windows-1256 is guessed from its letters`() {
    let letters: [UInt8] = [0xC7, 0xE1, 0xE1, 0xE5, 0xC7, 0xE1, 0xE1, 0xE5, 0xC8, 0xD3, 0xE3]
    let file = ingest(Array("<duas>".utf8) + letters + Array("</duas>".utf8), "a.xml")
    #expect(file.findings.first?.message.hasSuffix("it looks like Windows-1256; save it as UTF-8") == true)
  }

  @Test func `the encoding that a file declares is named`() {
    for (encoding, advice) in [
      ("windows-1256", "it declares `windows-1256`; save it as UTF-8, and write `encoding=\"UTF-8\"`"),
      ("utf-8", "save the file as UTF-8"),
    ] {
      let start = "<?xml version=\"1.0\" encoding=\"\(encoding)\"?><duas>"
      let file = ingest(Array(start.utf8) + [0xC7] + Array("</duas>".utf8), "a.xml")
      let problem = "an incomplete character at byte \(start.utf8.count), so the file is not UTF-8; "
      #expect(file.findings.map(\.message) == [problem + advice])
    }
  }

  @Test(arguments: ["a.xml", "a.json"])
  func `a byte order mark is a warning and is not content`(path: String) {
    let content = path == "a.xml" ? Self.text : #"{"version": 1, "duas": [{"id": 1}]}"#
    let file = ingest("\u{FEFF}" + content, path)
    #expect(file.findings.map(\.rule) == ["EN03"])
    #expect(file.findings.map(\.severity) == [.warning])
    #expect(apply(file.findings.flatMap { $0.fixIts.flatMap(\.edits) }, to: "\u{FEFF}" + content) == content)
    #expect(file.fragments.count == 1)
  }

  @Test func `a wrong declared encoding is found`() {
    expectFindings(
      in: .xml,
      """
      <?xml version="1.0" encoding="⟦windows-1256⟧"?><duas version="1"><dua><arabic>ا</arabic></dua></duas>
      --- EN02: the declared encoding is `windows-1256`, but the file is UTF-8
      +++ <?xml version="1.0" encoding="UTF-8"?><duas version="1"><dua><arabic>ا</arabic></dua></duas>
      """
    )
    #expect(ingest("<?xml version='1.0' encoding='utf-8'?><duas version=\"1\"/>", "a.xml").findings == [])
  }

  @Test(arguments: [0, 1, 0xB, 0x1F, 0xFFFE, 0xFFFF])
  func `characters that XML forbids end the file`(value: UInt32) throws {
    let character = try #require(Unicode.Scalar(value))
    let file = ingest("<duas version=\"1\"><dua/>\(character)</duas>", "a.xml")
    #expect(file.findings.map(\.rule) == ["EN04"])
    #expect(file.fragments == [])
  }

  @Test(arguments: [0x7F, 0x80, 0x85, 0x9F, 0xFDD0, 0x1FFFE, 0x10FFFF])
  func `forbidden characters are found and named`(value: UInt32) throws {
    let character = try #require(Unicode.Scalar(value))
    let json = ingest("{\"version\": 1, \"duas\": [{\"arabic\": \"\(character)\"}]}", "a.json")
    #expect(json.findings.map(\.rule) == ["EN04"])
    let xml = ingest("<duas version=\"1\"><dua><arabic>\(character)</arabic></dua></duas>", "a.xml")
    #expect(xml.findings.map(\.rule) == ["EN04"])
    #expect(xml.findings.first?.message.hasPrefix(character.codePoint) == true)
  }

  @Test(arguments: ["\u{B}", "\u{C}", "\u{85}"] as [Unicode.Scalar])
  func `a line break of a word processor becomes a space between words`(character: Unicode.Scalar) {
    let name = character.codePointAndName
    for (text, corrected, advice) in [
      ("ا⟦\(character)⟧ب", "ا ب", "write a space"), ("a,⟦\(character)⟧b", "a, b", "write a space"),
      ("a⟦\(character)⟧ b", "a b", "remove it"), ("a ⟦\(character)⟧b", "a b", "remove it"),
      ("a⟦\(character)⟧", "a", "remove it"), ("⟦\(character)⟧a", "a", "remove it"),
    ] {
      expectFindings(
        in: .dua,
        """
        <arabic>\(text)</arabic>
        --- EN04: \(name) is not allowed in text; \(advice)
        +++ <arabic>\(corrected)</arabic>
        """
      )
    }
  }

  @Test(arguments: [0x7F, 0x80, 0x9F])
  func `forbidden characters are found at every offset`(value: UInt32) throws {
    let character = try #require(Unicode.Scalar(value))
    for before in ["a", "ب", "ḥ", "aبa"] {
      for count in 0..<12 {
        let text = String(repeating: before, count: count)
        let xml = ingest(
          "<duas version=\"1\"><dua><arabic>\(text)\(character)abcdefgh</arabic></dua></duas>",
          "a.xml"
        )
        #expect(xml.findings.map(\.rule) == ["EN04"])
        #expect(xml.findings.first?.range?.bytes.lowerBound == 31 + text.utf8.count)
      }
    }
  }

  @Test(arguments: ["&#0;", "&#x0;", "&#1;", "&#xB;", "&#xD800;", "&#xFFFE;", "&#x110000;", "&#x;", "&#a;"])
  func `references to characters that XML forbids end the file`(reference: String) {
    for next in ["", "&amp;", "&#2;"] {
      let file = ingest("<duas version=\"1\"><dua><arabic>\(reference)\(next)</arabic></dua></duas>", "a.xml")
      #expect(file.findings.map(\.rule) == ["EN04"])
      #expect(file.findings.first?.range?.bytes == 31..<(31 + reference.utf8.count))
      #expect(file.fragments == [])
    }
  }

  @Test(arguments: ["&#x7F;", "&#x85;", "&#xFDD0;"])
  func `references to other forbidden characters are found`(reference: String) {
    let file = ingest(
      "<duas version=\"1\"><dua><arabic>a &amp; \(reference) b</arabic></dua></duas>",
      "a.xml"
    )
    #expect(file.findings.map(\.rule) == ["EN04"])
    #expect(file.findings.first?.range?.bytes == 39..<(39 + reference.utf8.count))
    let tree = ContentIngest.xmlTree(Array("<a>x \(reference) y</a>".utf8), file: FileID(0))
    #expect(tree.findings.map { $0.range?.bytes } == [5..<(5 + reference.utf8.count)])
  }

  @Test(arguments: [
    ("{\"version\": 1, ⟦\u{1}⟧\"duas\": []}", "{\"version\": 1, \"duas\": []}"),
    ("{\"version\": ⟦\u{1}⟧1, \"duas\": []}", "{\"version\": 1, \"duas\": []}"),
    ("{\"version\": 1, \"duas\": []}⟦\u{1}⟧", "{\"version\": 1, \"duas\": []}"),
  ])
  func `a forbidden character outside of a string is reported once`(written: String, corrected: String) {
    let file = expectFindings(
      in: .json,
      "\(written)\n--- EN04: U+0001 START OF HEADING is not allowed in text; remove it\n+++ \(corrected)"
    )
    #expect(file.findings.flatMap(\.fixIts).map(\.applicability) == [.unsafe])
  }

  @Test func `a forbidden character beside a reference is reported once`() {
    let file = ingest("<duas version=\"1\"><dua><arabic>a &amp; \u{85}</arabic></dua></duas>", "a.xml")
    #expect(file.findings.map(\.rule) == ["EN04"])
    #expect(file.findings.first?.range?.bytes == 39..<41)
  }

  @Test(arguments: [#"\u0000"#, #"\u001f"#, #"\b"#, #"\f"#, #"\u0085"#, #"\ufffe"#, #"\uffff"#])
  func `escapes of forbidden characters are found`(escape: String) {
    let file = ingest("{\"version\": 1, \"duas\": [{\"arabic\": \"\(escape)\"}]}", "a.json")
    #expect(file.findings.map(\.rule) == ["EN04"])
    #expect(file.findings.first?.range?.bytes == 36..<(36 + escape.utf8.count))
  }

  @Test(arguments: [#"\ud800"#, #"\udc00"#, #"\udc00\ud800"#, #"\ud800x"#, #"\ud800\u0041"#])
  func `half a surrogate pair is found`(escape: String) {
    let file = ingest("{\"version\": 1, \"duas\": [{\"arabic\": \"\(escape)\"}]}", "a.json")
    #expect(file.findings.first?.rule == "EN05")
    #expect(file.findings.first?.range?.bytes == 36..<42)
  }

  @Test(arguments: ["", " ", "\n\t\r\n", "\u{FEFF}", "\u{FEFF} "], ["a.xml", "a.json", "library.json"])
  func `an empty file is an error`(text: String, path: String) {
    #expect(ingest(text, path).findings.last?.rule == "VO14")
  }

  @Test(arguments: [
    "<!-- only a comment -->", "<?xml version=\"1.0\"?>", "<?xml version=\"1.0\"?><!-- a -->\n",
  ])
  func `a file without an element is an error`(text: String) {
    #expect(ingest(text, "a.xml").findings.last?.rule == "VO14")
  }

  @Test func `every file of one to three bytes is an error`() {
    let bytes: [UInt8] = [
      0x00, 0x20, 0x22, 0x26, 0x2F, 0x30, 0x3C, 0x3E, 0x5B, 0x61, 0x7B, 0x7D, 0x80, 0xEF, 0xFE, 0xFF,
    ]
    for first in bytes {
      for second in bytes {
        for third in bytes {
          for content in [[first], [first, second], [first, second, third]] {
            for path in ["a.xml", "a.json"] {
              let file = ingest(content, path)
              #expect(file.findings.contains { $0.severity == .error }, "\(content) \(path)")
            }
          }
        }
      }
    }
  }
}
