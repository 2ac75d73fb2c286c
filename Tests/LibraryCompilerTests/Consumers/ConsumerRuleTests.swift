import ContentIngest
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import LibraryCompiler

@MainActor
@Suite("A file of consumers/")
struct ConsumerRuleTests {
  private typealias Sample = ConsumerSamples

  @Test("without mistakes has no findings")
  func correct() async {
    #expect(await Sample.findings(Sample.text()) == [])
  }

  /// A change of the sample, and what is found.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let findings: [String]

    init(_ old: String, _ new: String, _ findings: String...) {
      (self.old, self.new, self.findings) = (old, new, findings)
    }

    var testDescription: String { new.isEmpty ? "no \(old)" : new }
  }

  private nonisolated static let mistakes: [Mistake] = [
    Mistake(
      "\"fields\": [\n  {\"name\": \"slug\"",
      "\"feilds\": [\n  {\"name\": \"slug\"",
      "VO01 `feilds`: unknown key `feilds` in `table`; did you mean `fields`?",
      "  fix: write `fields`"
    ),
    Mistake(
      "\"duas.json\"",
      "\"dua.json\"",
      "VO06 `dua.json`: `dua.json` is unknown for `rows`; did you mean `duas.json`?",
      "  fix: write `duas.json`"
    ),
    Mistake(
      "\"type\": \"boolean\"",
      "\"type\": \"bool\"",
      "VO06 `bool`: `bool` is unknown for `type`; did you mean `boolean`?"
    ),
    Mistake(
      "\"required\": true, \"longest\"",
      "\"required\": \"yes\", \"longest\"",
      "VO04 `yes`: `required` is a text; it must be `true` or `false`"
    ),
    Mistake(
      "\"rows\": \"duas.json\", ",
      "",
      "CN01 `{`: this table has no `rows`: write the file of the bundle, such as `duas.json`"
    ),
    Mistake(
      "{\"name\": \"titleEn\", ",
      "{",
      "CN01 `{`: this field has no `name`: write the key that the program reads"
    ),
    Mistake(
      "\"prefix\": \"/images/\", ",
      "",
      "CN01 `{`: this image has no `prefix`: write the part of the path before the slug"
    ),
    Mistake(
      "{\"id\": 1, ",
      "{",
      "CN01 `{`: this reserved id has no `id`: write the id that users' data refers to"
    ),
    Mistake(
      "\"from\": \"title_en\"",
      "\"from\": \"titel_en\"",
      "CN02 `titel_en`: `duas.json` has no plain value under the key `titel_en`; did you mean `title_en`?",
      "  fix: write `title_en`"
    ),
    Mistake(
      "\"from\": \"title_en\", ",
      "",
      "CN02 `titleEn`: `duas.json` has no plain value under the key `titleEn`; write the bundle's key as `from`, such as `title_en`"
    ),
    Mistake(
      "\"name\": \"is_premium\", \"type\": \"boolean\"",
      "\"name\": \"is_premium\", \"type\": \"text\"",
      "CN03 `text`: `is_premium` is a boolean in the bundle, not a text",
      "  fix: write `boolean`"
    ),
    Mistake(
      "\"category_id\", \"type\": \"integer\"",
      "\"category_id\", \"type\": \"integer\", \"longest\": 3",
      "CN03 `integer`: `longest`, `values`, `map`, `omit`, `default` and `image` belong to texts, not to an integer: remove them"
    ),
    Mistake(
      "[\"praise\", \"other\"]",
      "[\"other\"]",
      "CN04 `praise`: `app` does not know the category `praise`: add it to `map` or `omit` in `consumers/app.json`",
      "  note `{`: the slugs that it knows are here"
    ),
    Mistake(
      "[\"praise\", \"other\"]",
      "[\"praise\"], \"map\": {\"praize\": \"praise\"}",
      "CN05 `praize`: no category is called `praize`; did you mean `praise`?",
      "  fix: write `praise`"
    ),
    Mistake(
      "{\"Beginner\": \"easy\"}",
      "{\"Beginner\": \"eazy\"}",
      "CN05 `eazy`: `eazy` is not one of `values`; did you mean `easy`?",
      "  fix: write `easy`"
    ),
    Mistake(
      "[\"first-words\"]",
      "[\"first-word\"]",
      "CN05 `first-word`: no journey is called `first-word`; did you mean `first-words`?",
      "  fix: write `first-words`"
    ),
    Mistake(
      "{\"id\": 1, \"slug\": \"subhan-allah\"}",
      "{\"id\": 2, \"slug\": \"subhan-allah\"}",
      "CN06 `subhan-allah`: id 2 is that of `alhamdu-lillah`, but `app` reserves it for `subhan-allah`: give it to `subhan-allah` again, and another to `alhamdu-lillah`",
      "  note `2`: the dua with id 2 is here"
    ),
    Mistake(
      "{\"id\": 1, \"slug\": \"subhan-allah\"}",
      "{\"id\": 9, \"slug\": \"subhan-allah\"}",
      "CN06 `subhan-allah`: no dua has id 9, which `app` reserves for `subhan-allah`: give `subhan-allah` this id again"
    ),
    Mistake(
      "\"name\": \"titleEn\"",
      "\"name\": \"id\"",
      "CN07 `id`: another field is called `id`: rename one of them, or remove it",
      "  note `id`: the first field called `id` is here"
    ),
    Mistake(
      "\"groups.json\"",
      "\"duas.json\"",
      "CN07 `duas.json`: another file is called `duas.json`: rename one of them, or remove it",
      "  note `duas.json`: the first file called `duas.json` is here"
    ),
  ]

  @Test("with a mistake has this finding", arguments: mistakes)
  func mistake(_ mistake: Mistake) async {
    let text = Sample.text()
    let changed = text.replacing(mistake.old, with: mistake.new, maxReplacements: 1)
    #expect(changed != text)
    let findings = await Sample.findings(changed)
    #expect(findings.prefix(mistake.findings.count) == mistake.findings[...], "\(findings)")
  }

  @Test("without tables is incomplete")
  func empty() async {
    #expect(
      await Sample.findings(#"{"version": 1, "title": "An app"}"#) == [
        "CN01 `{`: consumer `app` has no `tables`: list the files that the program reads"
      ]
    )
  }

  @Test("that docs/consumers.md shows is read without mistakes")
  func documented() throws {
    let page = try String(contentsOf: Repository.url("docs/consumers.md"), encoding: .utf8)
    let start = try #require(page.range(of: "```json\n"))
    let example = try #require(page[start.upperBound...].components(separatedBy: "```").first)
    let file = ContentIngest.ingest(Array(example.utf8), file: FileID(0), path: "consumers/app.json")
    #expect(file.findings == [])
    guard case .consumer(let consumer)? = file.fragments.first else {
      Issue.record("no consumer")
      return
    }
    #expect(Consumer(consumer) != nil)
  }

  @Test("is not compared with slugs one of which is missing or cannot be read")
  func unreadSlug() async {
    for (slug, rule) in [("\"slug\": \"First Words\", ", "VO07"), ("", "RQ09")] {
      let journeys = Samples.journeys.replacing("\"slug\": \"first-words\", ", with: slug)
      let library = Samples.files.mapValues { $0 == Samples.journeys ? journeys : $0 }
      let findings = await Sample.findings(Sample.text(), library: library)
      #expect(findings.contains { $0.hasPrefix(rule) }, "\(findings)")
      #expect(!findings.contains { $0.hasPrefix("CN05") }, "\(findings)")
    }
  }

  @Test("has a name that is a folder")
  func name() async {
    let content = ["/project/content/consumers/My App.json": Sample.text()]
    #expect(
      await Sample.findings(Sample.text(), library: content) == [
        "CN08 `{`: `My App` is not a name for a consumer: rename the file with `a-z`, `0-9` and `-`"
      ]
    )
  }

  @Test("is not content of the library: a file in a folder below is")
  func nested() async {
    let content = ["/project/content/consumers/more/app.json": Sample.text()]
    let rules = await Sample.findings(Sample.text(), library: content).map { $0.prefix(4) }
    #expect(rules.contains("VO01"))
  }
}
