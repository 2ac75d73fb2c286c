import DuaLibrary
import LibraryCompiler
import LibraryDiff

extension Bundle {
  /// The library, after a check that `library.bin` and the JSON files both have it.
  ///
  /// People who sign a release are shown the changes of one form, and programs read either.
  func libraryOfBothForms() throws -> Library {
    guard isBinary || manifest.file(BinaryFormat.path) == nil else {
      throw OperationalFailure(
        "the `library.bin` of the bundle has a version of its format that this program cannot read and compare with the JSON files",
        hint: "use the version of `rizq` that built the bundle, or build it again"
      )
    }
    let (binary, json) = (try library, try libraryFromJSON())
    guard binary == json else {
      let changes = LibraryChanges(from: binary, to: json).summary.map { ": \($0)" } ?? ""
      throw OperationalFailure(
        "the JSON files of the bundle have another library than its `library.bin`\(changes)",
        hint: "build the bundle again, and find out who or what has changed its files"
      )
    }
    return binary
  }
}
