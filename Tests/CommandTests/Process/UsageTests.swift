import Foundation
import TestSupport
import Testing

@Suite("The command line")
struct UsageTests {
  @Test(
    "that is wrong ends with exit code 2, a message and nothing on the output",
    arguments: [
      (["bulid"], "there is no command `bulid`; did you mean `build`?"), (["--frob"], "--frob"),
      (["build", "--frmat", "json"], "Did you mean '--format'?"),
      (["build", "--jobs", "0"], "choose 1 to 1024"),
      (["build", "--jobs", "1025"], "choose 1 to 1024"), (["build", "--jobs", "many"], "--jobs"),
      (["build", "--format", "xml"], "human"), (["build", "--dry-run"], "--dry-run"),
      (["validate", "--dry-run"], "add --fix, --unsafe-fixes or --generate-transliteration"),
      (["validate", "--fix", "--dry-run", "--format", "json"], "which --format json has no form for"),
      (["build", "--content"], "--content"),
      (["build", "--content", ""], "--content is empty"), (["build", "--output", ""], "--output is empty"),
      (["build", "--output", ""], "See 'rizq build --help'"),
      (["build", "extra"], "extra"), (["validate", "--output", "x"], "--output"), (["show"], "slug"),
      (["show", "1", "2"], "2"), (["\u{1B}[31m"], "\\u{1B}[31m"),
      (["build", "--\u{1B}[31m"], "\\u{1B}[31m"), (["build", "--format", "\u{9B}31m"], "\\u{9B}31m"),
      (["rules", "ZZZZZZZZ"], "there is no rule `ZZZZZZZZ`; `rizq rules` lists them all"),
      (["validate", "--rule", "ZZZZZZZZ"], "there is no rule `ZZZZZZZZ`; `rizq rules` lists them all"),
      (["rules", "IDD"], "there is no rule `IDD`"),
      (["validate", "--rule", "id"], "`id`; `rizq rules id` lists those whose ids begin with it"),
      (["validate", "--content", "content/duas.xml"], "name the folder of the sources with --content"),
      (["validate", "--no-cache", "--file", "zzzzzzzz"], "name a file or a folder as findings name it"),
      (["build", "--no-cache", "--output", "content"], "name a folder next to it with --output"),
      (["cache", "stats", "--content", "nowhere"], "name the folder with --content, or that of the cache"),
      (["identify", "content"], "name a text file, or a bundle with --bundle"),
      (
        ["import", "csv", "t.csv", "--map", "zzz=A", "--output", "x"],
        "there is no field `zzz`; the fields are id, slug, "
      ),
      (["export", "mysql"], "there is no command `mysql`; `rizq export` has `firestore`, `sql`, `sqlite`"),
      (["help", "bulid"], "there is no command `bulid`; did you mean `build`?"),
      (["help", "release", "sgin"], "there is no command `sgin`; did you mean `sign`?"),
    ] as [([String], String)]
  )
  func wrong(arguments: [String], words: String) async throws {
    let project = try TemporaryProject()
    try project.writeLibrary()
    let before = project.tree("")
    let result = try await project.command(arguments).run()
    #expect(result.code == 2)
    #expect(result.errors.contains(words), "\(result)")
    #expect(result.output.isEmpty)
    #expect(project.tree("") == before)
  }

  @Test("of the developers' tool is quoted without what steers a terminal")
  func developerTool() async throws {
    var command = try TemporaryProject().command(["bench", "--\u{1B}[31m"])
    command.executable = Command.executable("rizq-dev")
    let result = try await command.run()
    #expect(result.code != 0 && result.errors.contains("\\u{1B}[31m"), "\(result)")
    #expect(!result.errors.contains("\u{1B}"))
  }

  @Test("of the developers' tool names a folder that cannot be read")
  func unreadableFolder() async throws {
    var command = try TemporaryProject().command(["bench", "search", "explain", "no-bundle", "morning"])
    command.executable = Command.executable("rizq-dev")
    let result = try await command.run()
    #expect(result.code != 0)
    #expect(result.errors.contains("no-bundle cannot be read; name the folder of a bundle"), "\(result)")
    #expect(!result.errors.contains("NSCocoaErrorDomain"))
  }

  @Test(
    "of the developers' tool is named, and so is a file that cannot be written",
    arguments: [
      (["corpus", "file"], "file/duas: Not a directory\n"),
      (["bench", "fidelity", "zzzz"], "no measure has `zzzz` in its name\n"),
      (
        ["bench", "trust", "word dropt"],
        "no kind of mistake has `word dropt` in its name; did you mean `word dropped`?\n"
      ),
    ] as [([String], String)]
  )
  func wrongName(arguments: [String], message: String) async throws {
    let project = try TemporaryProject()
    try project.write("file", "")
    var command = project.command(arguments)
    command.executable = Command.executable("rizq-dev")
    let result = try await command.run()
    #expect(result.code != 0 && result.errors.hasSuffix(message), "\(result)")
    #expect(!result.errors.contains("NSCocoaErrorDomain"))
  }

  @Test("of the developers' tool names what can be measured if nothing can")
  func nothingToMeasure() async throws {
    let project = try TemporaryProject()
    try project.write("bundle/manifest.json", "{}")
    try project.write("bundles/content/manifest.json", "{}")
    let collections = "`adhkar-json`, `content`, `dua-dhikr`, `hisnul-xml`"
    for (arguments, words) in [
      (
        ["bench", "trust", "zzz"],
        "no kind of mistake has `zzz` in its name; the kinds are `like-sounding letter`, "
      ),
      (["bench", "trust", "dot", "zzz"], "no kind of mistake has `zzz` in its name; "),
      (
        ["bench", "search", "quality", project.path("none")],
        "none has no bundle of a collection with judged queries, which are \(collections)\n"
      ),
      (
        ["bench", "search", "quality", project.path("bundle")],
        "bundle is a bundle; name the folder that has it under the name of its collection: \(collections)\n"
      ),
      (
        ["bench", "search", "quality", project.path("bundles"), "--vocabulary", project.path("zzz")],
        "zzz/search/"
      ),
    ] as [([String], String)] {
      var command = project.command(arguments)
      command.executable = Command.executable("rizq-dev")
      command.folder = Repository.root
      let result = try await command.run()
      #expect(result.code != 0 && result.errors.contains(words), "\(result)")
      #expect(result.output.isEmpty)
    }
  }

  @Test(
    "that asks for help gets it on the output, with exit code 0",
    arguments: [
      [], ["--help"], ["help"], ["help", "build"], ["help", "release", "sign"], ["build", "--help"],
      ["show", "-h"], ["rules", "--help"],
    ]
  )
  func help(arguments: [String]) async throws {
    let result = try await TemporaryProject().command(arguments).run()
    #expect(result.code == 0)
    #expect(result.output.contains("USAGE: rizq"))
    #expect(result.errors.isEmpty)
  }

  @Test("that asks for the version gets it")
  func version() async throws {
    let result = try await TemporaryProject().rizq("--version")
    #expect(result.code == 0)
    #expect(result.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
  }

  @Test("may request more or less output")
  func verbosity() async throws {
    let project = try TemporaryProject()
    try project.writeLibrary()
    try project.write("content/.hidden", "")
    try project.write("content/more.xml", "<duas version=\"1\">\n\(more)</duas>")
    let plain = try await project.rizq("build")
    #expect(plain.code == 0)
    #expect(
      plain.output.contains("(shown with --verbose)")
        && plain.output.contains("compiled 4 duas and 1 journey from 4 files")
    )
    #expect(plain.errors.isEmpty)
    let verbose = try await project.rizq("build", "--verbose")
    #expect(verbose.output.contains("DU07") && verbose.errors == "not read: .hidden\n")
    let quiet = try await project.rizq("build", "--quiet")
    #expect(quiet.code == 0)
    #expect(!quiet.output.contains("compiled"))
    let checked = try await project.rizq("validate")
    #expect(checked.output.contains("checked 4 duas"))
  }

  private let more = SampleLibrary.Dua(
    id: 4,
    slug: "more",
    title: "More",
    arabic: "رَبِّ",
    latin: "rabbi",
    english: "My Lord"
  ).xml

  @Test("--strict treats warnings as errors")
  func strict() async throws {
    let project = try await TemporaryProject.withBundle()
    try project.write("content/core.xlm", "")
    try await project.expectRejected(saying: "warning[FI05]", arguments: ["--strict"])
    #expect(try await project.rizq("validate").code == 0)
  }
}
