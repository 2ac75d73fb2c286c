import ArgumentParser

/// The developers' tool: it generates files of the repository and measures the code. It is not part of a release.
@main
struct RizqDev: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rizq-dev",
    abstract: "Generate files of this repository, and measure the code. Run it in the package's folder.",
    subcommands: [
      Rules.self, QuranFingerprintsCommand.self, HadithFingerprintsCommand.self, UnicodeTablesCommand.self,
      ContractCommand.self, SearchVocabularyCommand.self, Corpus.self, PhraseFingerprintCommand.self,
      Bench.self,
    ]
  )
}

/// The benchmarks. They print figures and never fail because of one.
struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print figures next to their targets.",
    subcommands: [Fidelity.self, Opening.self, Search.self, Trust.self]
  )
}
