import DiagnosticRendering
import Diagnostics

/// Diagnostics in the golden file of every renderer.
struct Sample {
  var name: String
  var diagnostics: [Diagnostic]

  var report: DiagnosticReport { DiagnosticReport(diagnostics) }

  static let ruleNames: [RuleID: String] = [
    "ID02": "duplicate-slug", "TX04": "look-alike-letter", "LB01": "no-duas", "XM03": "unknown-name",
  ]

  static let rules: [RuleID: SARIFRenderer.Rule] = [
    "ID02": SARIFRenderer.Rule(
      name: "duplicate-slug",
      summary: "A slug is used twice.",
      help: "## How to fix it\nChange one: `{\"slug\": \"other\"}`.",
      severity: .error
    )
  ]

  /// A report that lists two errors and a warning, and counts 40 errors more.
  static let omitting = DiagnosticReport([
    Diagnostic(
      rule: "AR01",
      severity: .error,
      message: "40 more findings of this rule",
      location: nil,
      omitted: OmittedFindings(count: 40)
    ),
    Diagnostic(rule: "ID02", severity: .error, message: "a", location: nil),
    Diagnostic(rule: "ID02", severity: .error, message: "b", location: nil),
    Diagnostic(rule: "ID02", severity: .warning, message: "c", location: nil),
  ])

  static let all: [Sample] = [
    Sample(name: "nothing", diagnostics: []),
    Sample(
      name: "plain ASCII error with a note at another file",
      diagnostics: [
        Diagnostic(
          rule: "ID02",
          severity: .error,
          message: "the slug `istighfar` is taken; every dua needs a slug of its own",
          location: place("duas/more.xml", "<duas>\n  <dua id=\"9\" ⟦slug=\"istighfar\"⟧ xp=\"40\">\n"),
          notes: [
            Diagnostic.Note(
              message: "the first dua with this slug is here",
              location: place(
                "duas/core.xml",
                String(repeating: "\n", count: 119) + "  <dua id=\"8\" ⟦slug=\"istighfar\"⟧>"
              )
            ),
            Diagnostic.Note(message: "slugs are never reused, also of deleted duas", location: nil),
          ]
        )
      ]
    ),
    Sample(
      name: "Arabic with a look-alike letter",
      diagnostics: [
        Diagnostic(
          rule: "TX04",
          severity: .warning,
          message:
            "`U+06CC ARABIC LETTER FARSI YEH` is not written in Arabic; write `U+064A ARABIC LETTER YEH`",
          location: farsiYeh,
          fixIts: [Diagnostic.FixIt(message: "write the Arabic letter", edits: [edit(farsiYeh, "\u{064A}")])]
        )
      ]
    ),
    Sample(
      name: "Arabic words to write",
      diagnostics: [
        Diagnostic(
          rule: "TX05",
          severity: .error,
          message: "the basmala of this surah is misspelled",
          location: basmala,
          fixIts: [
            Diagnostic.FixIt(
              message: "write it as the mushaf does",
              edits: [edit(basmala, "بسم الله الرحمن الرحيم")]
            )
          ]
        )
      ]
    ),
    Sample(
      name: "a mark under an Arabic letter",
      diagnostics: [
        Diagnostic(
          rule: "TX09",
          severity: .warning,
          message: "two vowels on one letter; keep one",
          location: place("duas/core.xml", "<arabic>رَب⟦ِّ\u{064F}⟧ي</arabic>")
        )
      ]
    ),
    Sample(
      name: "about the library as a whole",
      diagnostics: [
        Diagnostic(
          rule: "LB01",
          severity: .error,
          message: "the library holds no dua; add one",
          location: nil
        )
      ]
    ),
    Sample(
      name: "a range of several lines",
      diagnostics: [
        Diagnostic(
          rule: "TX11",
          severity: .error,
          message: "the translation is empty",
          location: emptyText,
          fixIts: [Diagnostic.FixIt(message: "delete the element", edits: [edit(emptyText, "")])]
        )
      ]
    ),
    Sample(
      name: "fix-its of every kind",
      diagnostics: [
        Diagnostic(
          rule: "XM03",
          severity: .error,
          message: "unknown difficulty `beginer`; did you mean `beginner`?",
          location: difficulty,
          fixIts: [
            Diagnostic.FixIt(message: "write `beginner`", edits: [edit(difficulty, "beginner")]),
            Diagnostic.FixIt(
              message: "leave it out, and say so at the other place",
              edits: [
                edit(place("duas/core.xml", "<dua⟦ difficulty=\"beginer\"⟧/>"), ""),
                edit(place("library.json", "{⟦⟧}"), "\"difficulty\": \"beginner\""),
              ]
            ),
          ]
        )
      ]
    ),
    Sample(
      name: "controls, escapes and commands in content",
      diagnostics: [
        Diagnostic(
          rule: "XM03",
          severity: .error,
          message: "unknown element `\u{1B}[31mred\u{9B}2J`\n::error::not, 100% ]]> \u{202E}olleh",
          location: place("duas/a,b:c%.xml", "⟦\u{1B}[2J\u{202E}::error::x ]]> \u{200B}\u{FEFF}⟧ &amp;"),
          notes: [Diagnostic.Note(message: "\r\n::warning::also not\u{7}", location: nil)]
        )
      ]
    ),
    Sample(
      name: "a long line cut to a window",
      diagnostics: [
        Diagnostic(
          rule: "XM03",
          severity: .error,
          message: "unknown key `xpp`; did you mean `xp`?",
          location: place(
            "duas/min.json",
            "{\(String(repeating: "\"a\":1,", count: 2_000))⟦\"xpp\"⟧:40,"
              + "\(String(repeating: "\"b\":2,", count: 2_000))}"
          )
        )
      ]
    ),
    Sample(
      name: "a tower of marks on one letter",
      diagnostics: [
        Diagnostic(
          rule: "TX12",
          severity: .error,
          message: "1000 marks on `ب\(String(repeating: "\u{0651}", count: 1_000))`",
          location: place(
            "duas/core.xml",
            "<arabic>⟦ب\(String(repeating: "\u{0651}", count: 1_000))⟧</arabic>"
          )
        )
      ]
    ),
    Sample(
      name: "wide characters before the mark, and the end of a line",
      diagnostics: [
        Diagnostic(
          rule: "XM03",
          severity: .information,
          message: "`premium` is not needed here",
          location: place("journeys.xml", "<journey emoji=\"💎\" name=\"祈り\" ⟦premium⟧=\"false\">")
        ),
        Diagnostic(
          rule: "XM04",
          severity: .error,
          message: "the tag is not closed",
          location: place("journeys.xml", "<journey emoji=\"💎\"⟦⟧\n")
        ),
      ]
    ),
    Sample(
      name: "a file that is not UTF-8",
      diagnostics: [
        Diagnostic(
          rule: "IN02",
          severity: .error,
          message: "byte 0xFF is not UTF-8; save the file as UTF-8",
          location: SourceText(path: "duas/latin1.xml", bytes: [0x61, 0x0A, 0x62, 0xFF]).location(of: 3..<4)
        )
      ]
    ),
  ]

  /// 30 errors, 100 warnings and 12 pieces of information, more than any renderer shows.
  static let overCap = Sample(
    name: "more than is shown",
    diagnostics: (1...142).map { number in
      Diagnostic(
        rule: "XM03",
        severity: number.isMultiple(of: 5) && number <= 50 || number > 122
          ? .error : number > 110 ? .information : .warning,
        message: "finding \(number)",
        location: SourceLocation(
          path: "duas/core.xml",
          line: number,
          column: 1,
          endLine: number,
          endColumn: 2,
          bytes: (number * 10)..<(number * 10 + 1),
          excerpt: nil
        )
      )
    }
  )

  private static let farsiYeh = place("duas/core.xml", "<arabic>سَ⟦ی⟧ِّدُ الِاسْتِغْفَارِ</arabic>")
  private static let emptyText = place(
    "layers/en.xml",
    "<texts>\n\t⟦<text dua=\"a\">\n  \n\t</text>⟧\n</texts>"
  )
  private static let basmala = place("duas/core.xml", "⟦بسم اللة الرحمن الرحيم⟧")
  private static let difficulty = place("duas/core.xml", "<dua difficulty=\"⟦beginer⟧\"/>")

  private static func edit(_ location: SourceLocation, _ replacement: String) -> Diagnostic.FixIt.Edit {
    Diagnostic.FixIt.Edit(
      range: SourceRange(file: FileID(0), location.bytes),
      location: location,
      replacement: replacement
    )
  }

  /// The location between ⟦ and ⟧ in a file that consists of the rest of the text.
  private static func place(_ path: String, _ marked: String) -> SourceLocation {
    // By scalars: a combining mark after ⟦ would be part of one `Character` with it.
    let parts = marked.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "⟦" || $0 == "⟧" }
      .map { Array(String($0).utf8) }
    let lower = parts[0].count
    return SourceText(path: path, bytes: parts.flatMap(\.self)).location(of: lower..<(lower + parts[1].count))
  }
}
