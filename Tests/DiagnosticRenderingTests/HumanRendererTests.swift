import DiagnosticRendering
import Diagnostics
import Testing
import UnicodeText

@Suite("HumanRenderer")
struct HumanRendererTests {
  private let all = DiagnosticReport(Sample.all.flatMap(\.diagnostics))

  @Test("no control character, escape sequence or direction control of the content reaches the terminal")
  func nothingSteersTheTerminal() {
    for width in [nil, 20, 80] as [Int?] {
      let text = HumanRenderer(color: false, width: width, showsInformation: true).render(all)
      let unsafe = Set(text.unicodeScalars.filter(\.isUnsafeToShow))
      #expect(unsafe.isSubset(of: ["\n", "\u{2068}", "\u{2069}"]))
    }
  }

  @Test("every isolate is closed on its own line")
  func isolatesAreBalanced() {
    for width in [nil, 20, 80] as [Int?] {
      let text = HumanRenderer(color: false, width: width, showsInformation: true).render(all)
      for line in text.split(separator: "\n") {
        let opened = line.unicodeScalars.filter { $0 == "\u{2068}" }.count
        #expect(line.unicodeScalars.filter { $0 == "\u{2069}" }.count == opened, "\(line)")
      }
    }
  }

  @Test("right-to-left source is isolated, and letters that cannot be identified by sight are named")
  func rightToLeft() throws {
    let sample = try #require(Sample.all.first { $0.name == "Arabic with a look-alike letter" })
    let text = HumanRenderer(color: false, width: nil).render(sample.report)
    #expect(text.contains("1 | \u{2068}<arabic>سَیِّدُ الِاسْتِغْفَارِ</arabic>\u{2069}\n"))
    #expect(text.contains("= scalars: U+06CC ARABIC LETTER FARSI YEH\n"))
  }

  @Test("paths begin at the content folder as the user named it", arguments: ["content", "content/"])
  func pathPrefix(prefix: String) {
    let source = SourceText(path: "duas/core.xml", bytes: Array("<a>".utf8))
    let report = DiagnosticReport([
      Diagnostic(rule: "TX01", severity: .error, message: "m", location: source.location(of: 0..<1))
    ])
    let text = HumanRenderer(color: false, width: nil, pathPrefix: prefix).render(report)
    #expect(text.contains("--> content/duas/core.xml:1:1\n"))
  }

  @Test("a path in Arabic does not reorder the line and column after it")
  func rightToLeftPath() {
    let source = SourceText(path: "أدعية.xml", bytes: Array("<a>".utf8))
    let report = DiagnosticReport([
      Diagnostic(rule: "TX01", severity: .error, message: "m", location: source.location(of: 0..<3))
    ])
    let text = HumanRenderer(color: false, width: nil).render(report)
    #expect(text.contains("--> \u{2068}أدعية.xml\u{2069}:1:1\n"))
  }

  @Test("a change in another file is shown with its path, even if the names differ only in normalization")
  func normalizedNames() {
    let (here, other) = ("e\u{301}.xml", "\u{E9}.xml")
    let edits = [here, other].enumerated().map { number, path in
      Diagnostic.FixIt.Edit(
        range: SourceRange(file: FileID(number), 0..<1),
        location: SourceText(path: path, bytes: Array("<a>".utf8)).location(of: 0..<1),
        replacement: "x"
      )
    }
    let diagnostic = Diagnostic(
      rule: "TX01",
      severity: .error,
      message: "m",
      location: edits[0].location,
      fixIts: [Diagnostic.FixIt(message: "write it", edits: edits)]
    )
    let lines = HumanRenderer(color: false, width: nil).render(DiagnosticReport([diagnostic])).split(
      separator: "\n"
    )
    #expect(lines.contains("    1:1: replace `<` with `x`"))
    #expect(lines.contains { $0.utf8.elementsEqual("    \(other):1:1: replace `<` with `x`".utf8) })
  }

  @Test("of a change of several lines the first one is shown")
  func severalLines() {
    let source = SourceText(path: "ids.json", bytes: Array("{\n  \"version\": 1\n}".utf8))
    let edit = Diagnostic.FixIt.Edit(
      range: SourceRange(file: FileID(0), 1..<17),
      location: source.location(of: 1..<17),
      replacement: "\n  \"version\": 1,\n  \"duas\": [\n    {\"id\": 1}\n  ]\n"
    )
    let diagnostic = Diagnostic(
      rule: "ID06",
      severity: .error,
      message: "m",
      location: source.location(of: 0..<1),
      fixIts: [Diagnostic.FixIt(message: "record 1 id", edits: [edit])]
    )
    let text = HumanRenderer(color: false, width: nil).render(DiagnosticReport([diagnostic]))
    #expect(text.contains("    1:2: write `\"version\": 1,` and 3 more lines\n"), "\(text)")
  }

  @Test("an inserted line is shown without its break and indent")
  func insertedLine() {
    let source = SourceText(path: "ids.json", bytes: Array("[1]".utf8))
    let edit = Diagnostic.FixIt.Edit(
      range: SourceRange(file: FileID(0), 2..<2),
      location: source.location(of: 2..<2),
      replacement: ",\n    2"
    )
    let diagnostic = Diagnostic(
      rule: "ID06",
      severity: .error,
      message: "m",
      location: source.location(of: 1..<2),
      fixIts: [Diagnostic.FixIt(message: "record 1 id", edits: [edit])]
    )
    let text = HumanRenderer(color: false, width: nil).render(DiagnosticReport([diagnostic]))
    #expect(text.contains("    1:3: insert `,` and the line `2`\n"), "\(text)")
  }

  @Test("at most eight scalars are named")
  func namesAreCapped() {
    let source = SourceText(path: "a.xml", bytes: Array("ابتثجحخدذر".utf8))
    let report = DiagnosticReport([
      Diagnostic(rule: "TX01", severity: .error, message: "m", location: source.location(of: 0..<20))
    ])
    let text = HumanRenderer(color: false, width: nil).render(report)
    #expect(
      text.unicodeScalars.split(separator: "\n").contains {
        String($0).hasSuffix("U+062F ARABIC LETTER DAL, …")
      }
    )
    #expect(!text.contains("THAL"))
  }

  @Test("a letter shows at most eight marks")
  func marksAreCapped() throws {
    let sample = try #require(Sample.all.first { $0.name == "a tower of marks on one letter" })
    let text = HumanRenderer(color: false, width: nil).render(sample.report)
    let tallest = text.unicodeScalars.split { $0 != "\u{0651}" }.map(\.count).max()
    #expect(tallest == 8)
  }

  @Test("markers are under the range that they mark, also after wide characters")
  func marksAreAligned() throws {
    let source = SourceText(path: "a.xml", bytes: Array("💎祈 x".utf8))
    let report = DiagnosticReport([
      Diagnostic(rule: "TX01", severity: .error, message: "m", location: source.location(of: 8..<9))
    ])
    let text = HumanRenderer(color: false, width: nil).render(report)
    #expect(text.contains("1 | 💎祈 x\n  |      ^\n"))
  }

  @Test("the mark is in view however narrow the terminal is", arguments: [1, 10, 20, 40, 80])
  func marksAreInView(width: Int) throws {
    let sample = try #require(Sample.all.first { $0.name == "a long line cut to a window" })
    let lines = HumanRenderer(color: false, width: width).render(sample.report).split(separator: "\n")
    let underline = try #require(lines.firstIndex { $0.hasSuffix("^^^^^") })
    let frame = lines[underline - 1]
    #expect(lines[underline].unicodeScalars.count <= frame.unicodeScalars.count)
    let marked = zip(frame.unicodeScalars, lines[underline].unicodeScalars).filter { $1 == "^" }.map(\.0)
    #expect(String(String.UnicodeScalarView(marked)) == "\"xpp\"")
    if width >= 20 { #expect(frame.unicodeScalars.count <= width) }
  }

  @Test("color codes appear only when asked for, and change nothing else")
  func color() {
    let plain = HumanRenderer(color: false, width: 80).render(all)
    let colored = HumanRenderer(color: true, width: 80).render(all)
    #expect(!plain.unicodeScalars.contains("\u{1B}"))
    #expect(colored != plain)
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test("information is counted, and shown only when asked for")
  func information() {
    let report = DiagnosticReport([
      Diagnostic(rule: "TX01", severity: .information, message: "worth knowing", location: nil)
    ])
    #expect(HumanRenderer(color: false, width: nil).render(report) == "1 note (shown with --verbose)\n")
    #expect(
      HumanRenderer(color: false, width: nil, showsInformation: true).render(report)
        == "note[TX01]: worth knowing\n\n1 note\n"
    )
  }

  @Test("the diagnostics beyond the limit are counted by severity")
  func limit() {
    let text = HumanRenderer(color: false, width: nil, limit: 1).render(Sample.overCap.report)
    #expect(text.contains("\n… and 129 more (30 errors, 99 warnings)\n"))
    #expect(text.hasSuffix("\n30 errors, 100 warnings, 12 notes (shown with --verbose)\n"))
  }

  @Test("quiet output shows errors and counts everything in one line")
  func quiet() {
    let text = HumanRenderer(color: false, width: nil, limit: 1, isQuiet: true).render(Sample.overCap.report)
    #expect(!text.contains("warning["))
    #expect(!text.contains("by rule:"))
    #expect(text.hasSuffix("\n30 errors, 100 warnings, 12 notes\n"))
  }

  @Test("many findings are counted by rule, the most frequent first")
  func byRule() {
    let rules = Array(repeating: "TX01", count: 3) + Array(repeating: "AR01", count: 18)
    func render(_ rules: [String]) -> String {
      let report = DiagnosticReport(
        rules.enumerated().map { index, rule in
          Diagnostic(rule: RuleID(rule), severity: .warning, message: "number \(index)", location: nil)
        }
      )
      return HumanRenderer(color: false, width: nil, limit: 0, ruleNames: ["AR01": "not-canonical-form"])
        .render(report)
    }
    #expect(
      render(rules) == """
        … and 21 more (21 warnings)

        by rule:
          18 AR01 not-canonical-form
           3 TX01

        21 warnings

        """
    )
    #expect(!render(Array(rules.dropFirst())).contains("by rule:"))
    let many = (10..<35).map { "TX\($0)" }
    #expect(render(many).contains("  1 TX29\n  5 of 5 more rules\n"))
  }

  @Test("findings that are only counted are counted by severity and by rule")
  func omitted() {
    let text = HumanRenderer(color: false, width: nil, limit: 2).render(Sample.omitting)
    #expect(
      text == """
        error[AR01]: 40 more findings of this rule

        error[ID02]: a

        … and 2 more (1 error, 1 warning)

        by rule:
          40 AR01
           3 ID02

        42 errors, 1 warning

        """
    )
  }

  @Test("acknowledged findings are counted, and listed only when asked for")
  func acknowledged() {
    let report = DiagnosticReport([
      Diagnostic(
        rule: "QR12",
        severity: .warning,
        message: "a verse",
        location: nil,
        acknowledgement: "the hadith\u{202E} is worded so"
      )
    ])
    #expect(
      HumanRenderer(color: false, width: nil).render(report) == "no errors, no warnings; 1 acknowledged\n"
    )
    #expect(
      HumanRenderer(color: false, width: nil, showsInformation: true).render(report)
        == "acknowledged [QR12] the hadith\\u{202E} is worded so\n\nno errors, no warnings; 1 acknowledged\n"
    )
    #expect(GitHubRenderer(pathPrefix: "").render(report) == "no errors, no warnings; 1 acknowledged\n")
    let json = JSONRenderer().render(report)
    #expect(json.contains("\"acknowledged\": 1"))
    #expect(json.contains("\"reason\": "))
    #expect(json.contains("\"warnings\": 0"))
  }
}
