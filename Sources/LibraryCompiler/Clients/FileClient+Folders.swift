extension FileClient {
  /// Creates the folders that files need in a new folder, each once and after the one that contains it.
  ///
  /// - Parameters:
  ///   - paths: The files, relative to the folder.
  ///   - folder: Absolute; it exists and is empty.
  /// - Returns: The created folders, absolute, in the order of their creation.
  func createFolders(of paths: some Sequence<String>, in folder: String) throws(FileFailure) -> [String] {
    var created: [String] = []
    // By their bytes, as file systems compare names.
    var known: Set<[UInt8]> = []
    for path in paths {
      for ancestor in Paths.ancestors(of: path) where known.insert(Array(ancestor.utf8)).inserted {
        let child = Paths.join(folder, ancestor)
        try createDirectory(child)
        created.append(child)
      }
    }
    return created
  }
}
