import ArgumentParser
import DuaLibrary
import LibraryCompiler

struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Check that a bundle has all its files, unchanged.",
    discussion: """
      Every file is compared with its length and SHA-256 in the manifest, and the library in `library.bin` with that of the JSON \
      files. Other commands only check what they read.
      """
  )

  @OptionGroup var bundle: BundleOption

  func run() throws {
    let manifest = try bundle.read {
      let opened = try bundle.open()
      try opened.verify()
      _ = try opened.libraryOfEachForm()
      return opened.manifest
    }
    Console.output.write(
      "\(manifest.files.count) files of the bundle in \(bundle.name) are as they were written\n"
    )
  }
}
