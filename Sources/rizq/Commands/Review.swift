import ArgumentParser
import ContentValidation
import LibraryCompiler
import UnicodeText

struct Review: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "List, show, sign and check the reviews of duas.",
    discussion: """
      A signature covers the recited text, the transliteration, the translations and the sources, by their hash. \
      If the dua has changed since, `rizq validate` reports an error.
      """,
    subcommands: [ReviewList.self, ReviewShow.self, ReviewSign.self, ReviewCheck.self]
  )
}

extension Review {
  /// The result of work on the sources; a failure is shown and ends the command.
  fileprivate static func result<Result>(
    _ work: () async throws(OperationalFailure) -> Result
  ) async throws -> Result {
    do throws(OperationalFailure) {
      return try await work()
    } catch {
      throw Console.error.failure(error)
    }
  }
}

struct ReviewList: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the duas that wait for a review."
  )

  @OptionGroup var sources: ContentOption

  func run() async throws {
    let library = try await Review.result { () async throws(OperationalFailure) in
      try await ReviewSigner().open(sources.content)
    }
    Console.output.write(ReviewPage.list(library))
  }
}

struct ReviewShow: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show everything that a reviewer of a dua needs: texts, sources and findings."
  )

  @Argument(help: ArgumentHelp("The dua, by its slug or its id.", valueName: "slug|id"))
  var dua: String

  @OptionGroup var sources: ContentOption

  func run() async throws {
    let review = try await Review.result { () async throws(OperationalFailure) in
      try await ReviewSigner().open(sources.content).review(of: dua)
    }
    Console.output.write(ReviewPage.text(of: review, contentFolder: sources.content))
  }
}

struct ReviewSign: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign",
    abstract: "Write the reviewer's name, today's date and the hash of the text into the source of a dua.",
    discussion: "Sign only what this person has reviewed, as `rizq review show` shows it."
  )

  @Argument(help: ArgumentHelp("The dua, by its slug or its id.", valueName: "slug|id"))
  var dua: String

  @Option(help: ArgumentHelp("Who has reviewed the dua.", valueName: "name"))
  var by: String

  @OptionGroup var sources: ContentOption

  func validate() throws {
    guard by.unicodeScalars.contains(where: \.properties.isAlphabetic), !PlaceholderWords.areAll(of: by)
    else {
      throw ValidationError("--by names no one: write who has reviewed the dua")
    }
    try SignedText.check(by, of: "--by", limit: Self.longestName)
  }

  /// In scalars: room for a scholar's full name and office.
  private static let longestName = 200

  func run() async throws {
    let path = try await Review.result { () async throws(OperationalFailure) in
      try await ReviewSigner().sign(dua, by: by, in: sources.content)
    }
    let name = by.escapedForDisplay
    Console.output.write(
      path.map {
        let file = ReviewPage.path($0, in: sources.content).escapedForDisplay
        return "signed `\(dua.escapedForDisplay)` by \(name) in \(file)\n"
      }
        ?? "`\(dua.escapedForDisplay)` is signed by \(name), and has not changed since\n"
    )
  }
}

struct ReviewCheck: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check that every signed review matches its dua; exit code 1 if not."
  )

  @OptionGroup var sources: ContentOption
  @OptionGroup var reporting: ReportingOptions

  func run() async throws {
    let request = BuildRequest(
      content: sources.content,
      selection: FindingSelection(rules: ReviewedLibrary.rules, includesUnreadFiles: true)
    )
    await BuildRun(request, reporting).run()
  }
}
