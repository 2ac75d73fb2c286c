import ArgumentParser
import DuaLibrary
import LibraryCompiler
import ReleasePublishing
import UnicodeText

struct ReleaseStage: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stage",
    abstract: "Copy a bundle into the release, to be signed and published."
  )

  @Argument(help: ArgumentHelp("The folder of the bundle.", valueName: "bundle"))
  var bundle: String

  @OptionGroup var options: ReleaseOptions

  func run() throws {
    let version = try options.run { (publisher) throws(OperationalFailure) in try publisher.stage(bundle) }
    Console.output.write("version \(version.escapedForDisplay) of the library is staged\n")
  }
}

struct ReleasePublish: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "publish",
    abstract: "Sign and publish what is staged, and the draft of the root if there is one.",
    discussion: """
      It refuses a bundle that breaks what users and programs have, a text without a review if the release requires reviews, and \
      a version that is not higher than the last one.
      """
  )

  @Flag(help: "Publish although ids or slugs are gone or changed, or the schema is another one.")
  var breaking = false

  @OptionGroup var signing: SigningOptions
  @OptionGroup var options: ReleaseOptions

  func run() throws {
    let publication = try options.run { (publisher) throws(OperationalFailure) in
      try publisher.publish(with: signing.keys, allowsBreaking: breaking)
    }
    Console.output.write(publication.summary)
    publication.expiries.warn()
  }
}

struct ReleaseRefresh: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh",
    abstract: "Sign the timestamp again, and what expires soon: to be run every day, or more often.",
    discussion: """
      Snapshot and targets are signed again when half of their time has passed, if their keys are there. It prints how long \
      each role is valid, and warns on standard error if one has expired or soon will.
      """
  )

  @OptionGroup var signing: SigningOptions
  @OptionGroup var options: ReleaseOptions

  func run() throws {
    let publication = try options.run { (publisher) throws(OperationalFailure) in
      try publisher.refresh(with: signing.keys)
    }
    Console.output.write(publication.summary + publication.expiries.text)
    publication.expiries.warn()
  }
}

struct ReleaseWithdraw: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "withdraw",
    abstract: "Withdraw a published text: apps no longer show it, and say why.",
    discussion: """
      The text is known by its hash, so that a corrected one shows as soon as it is published. It is signed and published at once; \
      what is staged stays staged.
      """
  )

  @Argument(help: ArgumentHelp("The dua, by its slug or its id.", valueName: "slug|id"))
  var dua: String

  @Option(
    help: ArgumentHelp(
      "Why, for the people who recite it: `en=a word was wrong`. Repeated for each language.",
      valueName: "language=text"
    )
  )
  var reason: [String]

  @Option(help: ArgumentHelp("A dua to recite instead, by its slug or its id.", valueName: "slug|id"))
  var replacedBy: String?

  @Option(
    help: ArgumentHelp("When the withdrawal ends by itself, such as 2026-01-31T12:00:00Z.", valueName: "time")
  )
  var until: String?

  @OptionGroup var signing: SigningOptions
  @OptionGroup var options: ReleaseOptions

  func validate() throws { _ = try withdrawal() }

  /// In scalars: some paragraphs, which every app fetches.
  private static let longestReason = 2_000

  private func withdrawal() throws -> Withdrawal {
    guard !reason.isEmpty else {
      throw ValidationError("say why with --reason, such as --reason 'en=a word was wrong'")
    }
    var texts = LocalizedText()
    for text in reason {
      guard let equals = text.firstIndex(of: "="), let language = LanguageTag(String(text[..<equals])) else {
        throw ValidationError(
          "--reason \(text.quoted()) names no language: write it like `en=a word was wrong`"
        )
      }
      let words = String(text[text.index(after: equals)...])
      guard words.unicodeScalars.contains(where: \.properties.isAlphabetic) else {
        throw ValidationError("--reason \(text.quoted()) has no words")
      }
      try SignedText.check(words, of: "--reason", limit: Self.longestReason, joiners: true)
      guard texts[language] == nil else {
        throw ValidationError("--reason is given twice for `\(language)`")
      }
      texts[language] = words
    }
    var time: UTCTime?
    if let until {
      guard let parsed = UTCTime(until) else {
        throw ValidationError("--until \(until.quoted()) is not a time such as `2026-01-31T12:00:00Z`")
      }
      time = parsed
    }
    return Withdrawal(dua, reason: texts, replacement: replacedBy, until: time)
  }

  func run() throws {
    let withdrawal = try withdrawal()
    let withdrawn = try options.run { (publisher) throws(OperationalFailure) in
      try publisher.withdraw(withdrawal, with: signing.keys)
    }
    let publication = withdrawn.publication
    Console.output.write("`\(dua.escapedForDisplay)` is withdrawn\n" + publication.summary)
    if let former = withdrawn.former {
      let languages = former.reason.entries.map { "`\($0.language)`" }.joined(separator: ", ")
      Console.error.write(
        "note: it was withdrawn before; this reason replaces the former one, in \(languages)\n"
      )
    }
    for slug in withdrawn.replaced {
      Console.error.write(
        "note: the withdrawal of `\(slug)` names it as the dua to recite instead, which apps leave out now; to name another one,"
          + " withdraw `\(slug)` again with --replaced-by\n"
      )
    }
    publication.expiries.warn()
  }
}

extension Publication {
  fileprivate var summary: String {
    let until = validUntil.map { "; apps may use it until \($0)" } ?? ""
    return "published \(files.map { $0.escapedForDisplay }.joined(separator: ", "))\(until)\n"
  }
}
