import DuaLibrary
import LibraryCompiler

extension Bundle {
  /// The library, after a check that `library.bin` and the JSON files both have it, and that no other form is unread.
  ///
  /// People who sign a release are shown the changes of one form, and programs read either.
  func libraryOfBothForms() throws -> Library {
    guard isBinary || manifest.file(BinaryFormat.path) == nil else {
      throw OperationalFailure(
        "the `library.bin` of the bundle has a version of its format that this program cannot read and compare with the JSON files",
        hint: "use the version of `rizq` that built the bundle, or build it again"
      )
    }
    return try libraryOfEachForm()
  }
}
