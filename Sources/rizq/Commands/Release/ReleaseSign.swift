import ArgumentParser
import LibraryCompiler
import ReleasePublishing
import UnicodeText

struct ReleaseSign: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign",
    abstract: "Add signatures to what is not yet published: the draft of a root, and a staged bundle.",
    discussion: """
      Each owner of a key runs it with the folder; no one needs the keys of others. It prints what it signs before it asks for a \
      signature; read it first with --dry-run, which signs nothing and needs no key.
      """
  )

  @Flag(help: "Print what would be signed, and sign nothing.")
  var dryRun = false

  @OptionGroup var signing: SigningOptions
  @OptionGroup var options: ReleaseOptions

  func run() throws {
    let drafts = try options.run { (publisher) throws(OperationalFailure) in
      try publisher.sign(with: signing.keys, isDryRun: dryRun) { drafts in
        Console.output.write((drafts.root?.text ?? "") + (drafts.bundle?.text ?? ""))
      }
    }
    for count in drafts.counts { Console.output.write(count.text) }
    for file in drafts.unusedKeys {
      Console.error.write(
        "note: the key in \(file.quoted(limit: 1024)) signs none of this: `rizq release log` lists the keys of each role\n"
      )
    }
  }
}
