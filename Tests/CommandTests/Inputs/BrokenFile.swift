import Foundation
import Testing

/// A content file that prevents publishing, with the expected finding.
struct BrokenFile: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Below the content folder.
  let path: String
  let bytes: @Sendable () -> Data
  /// The rule and the location: `EN01 2:8`.
  let finding: String
  let words: [String]

  init(
    _ name: String,
    _ path: String,
    _ finding: String,
    _ words: String...,
    text: @autoclosure @escaping @Sendable () -> String
  ) {
    self.init(name, path, finding, words) { Data(text().utf8) }
  }

  init(
    _ name: String,
    _ path: String,
    _ finding: String,
    _ words: [String],
    _ bytes: @escaping @Sendable () -> Data
  ) {
    testDescription = "\(name) (\(path))"
    self.path = path
    self.bytes = bytes
    self.finding = finding
    self.words = words
  }

  /// The first two lines of the finding.
  var rule: String { String(finding.split(separator: " ")[0]) }
  var place: String { "\(path):\(finding.split(separator: " ")[1])" }
}

extension BrokenFile {
  static let all = encoding + syntax + bombs + values + characters + large

  private static let xml = "bad.xml"
  private static let json = "bad.json"

  private static func utf16(_ text: String) -> @Sendable () -> Data {
    {
      let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      return Data(bytes)
    }
  }

  private static func inDua(_ inner: String) -> String {
    "<duas version=\"1\">\n<dua id=\"9\" \(inner)</dua></duas>"
  }

  private static let encoding: [BrokenFile] = [
    BrokenFile("invalid UTF-8", xml, "EN01 2:3", ["UTF-8"]) {
      Data(Array("<duas>\nab".utf8) + [0xC3, 0x28])
    },
    BrokenFile("invalid UTF-8", json, "EN01 1:2", ["UTF-8"]) { Data([0x7B, 0xFF]) },
    BrokenFile("a surrogate in UTF-8", json, "EN01 1:2", ["UTF-8"]) { Data([0x7B, 0xED, 0xA0, 0x80]) },
    BrokenFile("UTF-16", xml, "EN01 1:1", ["UTF-16LE"], utf16("<duas version=\"1\"/>")),
    BrokenFile("UTF-16", json, "EN01 1:1", ["UTF-16LE"], utf16("{\"version\": 1, \"duas\": []}")),
    BrokenFile("NUL", xml, "EN04 1:7", "U+0000", text: "<duas>\u{0}</duas>"),
    BrokenFile("NUL", json, "JS10 1:24", "U+0000", text: "{\"version\":1,\"duas\":[{\"\u{0}\":1}]}"),
    BrokenFile("an escape", xml, "EN04 1:19", "U+001B ESCAPE", text: "<duas version=\"1\">\u{1B}[2J</duas>"),
    BrokenFile(
      "an escape",
      json,
      "EN04 1:28",
      "U+001B",
      text: "{\"version\":1,\"duas\":[{\"a\":\"\\u001b\"}]}"
    ),
    BrokenFile(
      "a lone surrogate",
      json,
      "EN05 1:28",
      "\\ud800",
      text: "{\"version\":1,\"duas\":[{\"a\":\"\\ud800\"}]}"
    ),
  ]

  private static let syntax: [BrokenFile] = [
    BrokenFile("empty", xml, "VO14 1:1", "the file is empty", text: ""),
    BrokenFile("empty", json, "VO14 1:1", "the file is empty", text: ""),
    BrokenFile("white space", json, "VO14 1:1", "the file is empty", text: " \n\t"),
    BrokenFile("duplicate attributes", xml, "XM08 2:20", "`xp`", text: inDua("xp=\"1\" xp=\"2\">")),
    BrokenFile(
      "duplicate keys",
      json,
      "JS08 1:31",
      "`id`",
      text: "{\"version\":1,\"duas\":[{\"id\":9,\"id\":8}]}"
    ),
    BrokenFile("a trailing comma", json, "JS02 1:23", text: "{\"version\":1,\"duas\":[],}"),
    BrokenFile("a comment", json, "JS03 1:14", text: "{\"version\":1,/**/\"duas\":[]}"),
    BrokenFile("single quotes", json, "JS04 1:2", text: "{'version':1}"),
    BrokenFile("content after the end", json, "JS07 1:25", text: "{\"version\":1,\"duas\":[]} {}"),
    BrokenFile("content after the end", xml, "XM04 1:20", text: "<duas version=\"1\"/><duas/>"),
    BrokenFile(
      "mismatched tags",
      xml,
      "XM03 1:26",
      "`</dau>`",
      text: "<duas version=\"1\"><dua></dau></duas>"
    ),
    BrokenFile("an unknown entity", xml, "XM07 2:17", "&nbsp;", text: inDua("xp=\"&nbsp;\">")),
    BrokenFile("a bare ampersand", xml, "XM05 2:17", text: inDua("xp=\"& \">")),
  ]

  private static let bombs: [BrokenFile] = [
    BrokenFile(
      "billion laughs",
      xml,
      "XM09 1:1",
      "document type",
      text: "<!DOCTYPE a [<!ENTITY a \"ha\">\(laughs)]><duas version=\"1\">&j;</duas>"
    ),
    BrokenFile(
      "an internal entity",
      xml,
      "XM09 1:1",
      text: "<!DOCTYPE a [<!ENTITY b \"c\">]><duas version=\"1\">&b;</duas>"
    ),
    BrokenFile(
      "an external document type",
      xml,
      "XM09 1:1",
      text: "<!DOCTYPE a SYSTEM \"http://127.0.0.1:9/a.dtd\"><duas/>"
    ),
    BrokenFile(
      "100,000 nested elements",
      xml,
      "LM02 1:193",
      "64",
      text: String(repeating: "<a>", count: 100_000)
    ),
    BrokenFile(
      "100,000 nested arrays",
      json,
      "LM02 1:84",
      "64",
      text: "{\"version\":1,\"duas\":" + String(repeating: "[", count: 100_000)
    ),
    BrokenFile(
      "100,000 nested objects",
      json,
      "LM02 1:324",
      text: "{\"duas\":" + String(repeating: "{\"a\":", count: 100_000)
    ),
    BrokenFile(
      "300 attributes",
      xml,
      "LM04 2:1",
      "256",
      text: inDua((0..<300).map { "a\($0)=\"\"" }.joined(separator: " ") + ">")
    ),
  ]

  private static let laughs = zip("bcdefghij", "abcdefghi")
    .map { name, inner in "<!ENTITY \(name) \"\(String(repeating: "&\(inner);", count: 10))\">" }.joined()

  private static let values: [BrokenFile] = [
    BrokenFile("a number out of range", xml, "VO05 2:17", "99999999999", text: inDua("xp=\"99999999999\">")),
    BrokenFile("a number out of range", json, "VO05 1:28", text: "{\"version\":1,\"duas\":[{\"id\":1e999}]}"),
    BrokenFile(
      "400 digits",
      json,
      "VO05 1:28",
      text: "{\"version\":1,\"duas\":[{\"id\":\(String(repeating: "9", count: 400))}]}"
    ),
    BrokenFile(
      "an unknown attribute",
      xml,
      "VO01 2:13",
      "did you mean `slug`?",
      text: inDua("slugg=\"a\">")
    ),
    BrokenFile(
      "an unknown element",
      xml,
      "VO01 2:15",
      "did you mean `arabic`?",
      text: inDua("><arabc>رب</arabc>")
    ),
    BrokenFile(
      "an unknown key",
      json,
      "VO01 1:24",
      "did you mean `slug`?",
      text: "{\"version\":1,\"duas\":[{\"slog\":\"a\"}]}"
    ),
    BrokenFile(
      "a path out of the library",
      xml,
      "VO10 2:27",
      "..",
      text: inDua("><audio href=\"../../etc/passwd\"/>")
    ),
    BrokenFile(
      "an absolute path",
      json,
      "VO10 1:40",
      text: "{\"version\":1,\"duas\":[{\"audio\":{\"href\":\"/etc/passwd\"}}]}"
    ),
    BrokenFile("a newer version", xml, "VO13 1:16", "version 7", text: "<duas version=\"7\"/>"),
    BrokenFile("a newer version", json, "VO13 1:12", "version 7", text: "{\"version\":7,\"duas\":[]}"),
    BrokenFile("another document", xml, "VO03 1:2", "html", text: "<html/>"),
    BrokenFile("another document", json, "VO03 1:1", text: "[1]"),
  ]

  private static func inTranslation(_ text: String) -> String {
    inDua("><translation xml:lang=\"en\">\(text)</translation>")
  }

  private static let characters: [BrokenFile] = [
    BrokenFile(
      "a direction override",
      xml,
      "TX10 2:47",
      "U+202E RIGHT-TO-LEFT OVERRIDE",
      text: inTranslation("Praise\u{202E}")
    ),
    BrokenFile(
      "a direction override as a reference",
      xml,
      "TX10 2:47",
      "U+202E RIGHT-TO-LEFT OVERRIDE",
      text: inTranslation("Praise&#x202E;")
    ),
    BrokenFile(
      "an isolate",
      json,
      "TX10 1:50",
      "U+2067 RIGHT-TO-LEFT ISOLATE",
      text: "{\"version\":1,\"duas\":[{\"translation\":{\"en\":\"Praise\u{2067}\"}}]}"
    ),
    BrokenFile(
      "a space of no width",
      xml,
      "TX10 2:43",
      "U+200B ZERO WIDTH SPACE",
      text: inTranslation("to\u{200B}day")
    ),
    BrokenFile(
      "a joiner",
      xml,
      "TX10 2:43",
      "U+200D ZERO WIDTH JOINER",
      text: inTranslation("to\u{200D}day")
    ),
    BrokenFile(
      "a non-joiner",
      xml,
      "TX10 2:43",
      "U+200C ZERO WIDTH NON-JOINER",
      text: inTranslation("to\u{200C}day")
    ),
    BrokenFile(
      "a direction mark",
      xml,
      "TX10 2:43",
      "U+200F RIGHT-TO-LEFT MARK",
      text: inTranslation("to\u{200F}day")
    ),
    BrokenFile("a soft hyphen", xml, "TX10 2:43", "U+00AD SOFT HYPHEN", text: inTranslation("to\u{AD}day")),
    BrokenFile(
      "a lost character",
      xml,
      "TX10 2:43",
      "U+FFFD REPLACEMENT CHARACTER",
      text: inTranslation("to\u{FFFD}day")
    ),
    BrokenFile(
      "a count in the transliteration",
      xml,
      "TR02 2:31",
      "`3 times`",
      text: inDua("><transliteration>3 times</transliteration>")
    ),
    BrokenFile("Latin punctuation", xml, "AR17 2:24", "U+002C COMMA", text: inDua("><arabic>رب,</arabic>")),
  ]

  /// In bytes; `LM01` names it.
  private static let sizeLimit = 67_108_864

  private static let large: [BrokenFile] = [
    BrokenFile("a byte too many", xml, "LM01 1:1", ["\(sizeLimit)"]) {
      Data(repeating: 0x20, count: sizeLimit + 1)
    },
    BrokenFile("a byte too many", json, "LM01 1:1", ["\(sizeLimit)"]) {
      Data(repeating: 0x20, count: sizeLimit + 1)
    },
    BrokenFile(
      "a text of 60 MB",
      xml,
      "LM03 2:21",
      ["1048576"],
      longText(after: "<duas version=\"1\">\n<dua id=\"9\"><arabic>", "</arabic></dua></duas>")
    ),
    BrokenFile(
      "a text of 60 MB",
      json,
      "LM03 1:33",
      ["1048576"],
      longText(after: "{\"version\":1,\"duas\":[{\"arabic\":\"", "\"}]}")
    ),
    BrokenFile(
      "a million duas",
      xml,
      "LM06 1:600019",
      "100000",
      text: "<duas version=\"1\">" + String(repeating: "<dua/>", count: 1_000_000) + "</duas>"
    ),
    BrokenFile(
      "two million duas",
      json,
      "LM06 1:300022",
      "100000",
      text: "{\"version\":1,\"duas\":[" + String(repeating: "{},", count: 2_000_000) + "{}]}"
    ),
  ]

  private static func longText(after start: String, _ end: String) -> @Sendable () -> Data {
    {
      var bytes = Data(start.utf8)
      bytes.append(Data(repeating: 0x61, count: 60 << 20))
      bytes.append(contentsOf: end.utf8)
      return bytes
    }
  }
}
