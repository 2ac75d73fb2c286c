import Diagnostics
import Testing

@testable import ContentIngest

/// Reading takes a number of steps proportional to the size of the file, whatever its text.
struct LinearWorkTests {
  /// A file with one text that repeats a unit.
  struct Worst: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var path: String
    var before: String
    var unit: String
    var after: String

    static func xml(_ name: String, _ unit: String) -> Worst {
      Worst(
        testDescription: "XML, \(name)",
        path: "a.xml",
        before: "<duas version=\"1\"><dua slug=\"a\"><arabic>",
        unit: unit,
        after: "</arabic></dua></duas>"
      )
    }

    static func attribute(_ name: String, _ unit: String) -> Worst {
      Worst(
        testDescription: "XML attribute, \(name)",
        path: "a.xml",
        before: "<duas version=\"1\"><dua slug=\"",
        unit: unit,
        after: "\"/></duas>"
      )
    }

    static func elements(_ name: String, _ unit: String) -> Worst {
      Worst(
        testDescription: "XML, \(name)",
        path: "a.xml",
        before: "<duas version=\"1\">",
        unit: unit,
        after: "</duas>"
      )
    }

    static func xmlInEntry(_ name: String, _ unit: String) -> Worst {
      Worst(
        testDescription: "XML, \(name)",
        path: "a.xml",
        before: "<duas version=\"1\"><dua slug=\"a\">",
        unit: unit,
        after: "</dua></duas>"
      )
    }

    static func json(_ name: String, _ unit: String) -> Worst {
      Worst(
        testDescription: "JSON, \(name)",
        path: "a.json",
        before: "{\"version\": 1, \"duas\": [{\"arabic\": \"",
        unit: unit,
        after: "\"}]}"
      )
    }

    func steps(size: Int) -> (steps: Int, bytes: Int) {
      let text = before + String(repeating: unit, count: size / unit.utf8.count) + after
      let work = WorkCounter()
      _ = ContentIngest.ingest(Array(text.utf8), file: FileID(0), path: path, limits: .standard, work: work)
      return (work.steps, text.utf8.count)
    }
  }

  static let worst: [Worst] = [
    .xml("one word", "ب"), .xml("character references", "ا&#1600;"), .xml("entities", "&amp;"),
    .xml("sections", "<![CDATA[ب]]>"), .xml("brackets in a section", "<![CDATA[]]]]>"),
    .xml("comments", "ب<!-- -->"), .xml("instructions", "ب<?a b?>"), .xml("white space", " "),
    .xml("line ends", "\r\n"), .xml("elements in a text", "<b>ب</b>"), .xml("forbidden references", "&#x85;"),
    .attribute("character references", "&#97;"), .attribute("white space", "\t"),
    .elements("stray text", "ب<dua/>"), .elements("unknown elements", "<x a=\"b\">c</x>"),
    .elements("one-attribute records", "<dua slug=\"a\"/>"),
    .elements("long end tags", "<dua></dua            >"),
    .xmlInEntry("nested entries", "<dua></dua>"),
    .xmlInEntry("nested entries, long end tags", "<dua></dua  >"),
    .xmlInEntry("nested empty entries", "<dua/>"),
    .json("one word", "ب"), .json("escapes", #"\u0640"#), .json("pairs", #"\ud83e\udd32"#),
    .json("lone surrogates", #"\ud83e"#), .json("bad escapes", #"\x"#), .json("control characters", "\t"),
  ]

  @Test(arguments: worst)
  func `The steps per byte do not grow with the size of the text`(worst: Worst) {
    let ratios = [64 << 10, 256 << 10, 1 << 20].map { size in
      let (steps, bytes) = worst.steps(size: size)
      return Double(steps) / Double(bytes)
    }
    #expect(ratios.allSatisfy { $0 >= 1 && $0 < 12 }, "steps per byte: \(ratios)")
    #expect(ratios[2] < ratios[0] * 1.1, "steps per byte: \(ratios)")
  }

  /// Each repetition of a field looks its first occurrence up in a table: comparing all pairs would take two billion steps. The
  /// names of 250 languages are wrong, and all objects but the first are given again.
  @Test func `A record of 65,536 fields under one name is decoded`() {
    let languages = (0..<250).map { "\"x\($0)\": \"\"" }.joined(separator: ",")
    let titles = Array(repeating: "\"title\": {\(languages)}", count: 250).joined(separator: ",")
    let file = ingest("{\"version\": 1, \"duas\": [{\(titles)}]}", "a.json")
    #expect(file.findings.count == 249 + 250)
    #expect(file.fragments.count == 1)
  }
}
