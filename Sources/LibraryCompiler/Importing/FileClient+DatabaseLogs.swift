import ContentImport

extension FileClient {
  /// The path of the log next to an SQLite database that has changes which the database does not have; nil without one.
  ///
  /// A write-ahead log is emptied or removed when the last program closes the database. A rollback journal may remain with a
  /// header of zeros; with another one it has the old content of pages that were being changed
  /// (https://www.sqlite.org/fileformat2.html#the_rollback_journal).
  ///
  /// - Parameter database: An absolute path, at which there need not be a file.
  func pendingChanges(of database: String) throws -> String? {
    if let log = try status(database + "-wal"), log.size > 0 { return database + "-wal" }
    let journal = database + "-journal"
    guard let found = try status(journal), found.kind == .regular, found.size > 0 else { return nil }
    let start = try read(journal, ForeignFormat.sqlite.fileBytes).bytes.first
    return start == 0 ? nil : journal
  }
}
