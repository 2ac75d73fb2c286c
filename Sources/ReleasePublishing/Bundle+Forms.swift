import DuaLibrary
import LibraryCompiler
import LibraryDiff

extension Bundle {
  /// The library, after a check that `library.bin` and the JSON files both have it.
  ///
  /// People who sign a release are shown the changes of one form, and programs read either.
  func libraryOfBothForms() throws -> Library {
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
