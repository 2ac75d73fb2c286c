import DuaLibrary
import LibraryDiff

extension Bundle {
  /// The library, after a check that `library.bin` and the JSON files both have it.
  ///
  /// Programs read either form. A `library.bin` of another version is not compared: a program that does not know the version reads
  /// the JSON files.
  package func libraryOfEachForm() throws -> Library {
    let library = try library
    guard isBinary else { return library }
    let json = try libraryFromJSON()
    guard library == json else {
      let changes = LibraryChanges(from: library, to: json).summary.map { ": \($0)" } ?? ""
      throw OperationalFailure(
        "the JSON files have another library than `library.bin`\(changes)",
        hint: "build the bundle again, and find out who or what has changed its files"
      )
    }
    return library
  }
}
