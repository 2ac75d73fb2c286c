/// Recognizes files that an export has written, and which can therefore be replaced.
public enum ExportedFile {
  /// Whether a file that begins with these bytes is an export of any version and form.
  public static func isExport(_ beginning: [UInt8]) -> Bool { isDatabase(beginning) || isScript(beginning) }

  /// The application id is in the bytes 68 to 71 of the header (https://www.sqlite.org/fileformat2.html#application_id).
  private static func isDatabase(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 72, bytes.starts(with: "SQLite format 3\0".utf8) else { return false }
    return bytes[68..<72].reduce(0) { $0 << 8 | Int($1) } == SQLiteExport.applicationID
  }

  /// The first line names the library, the second one says how to run the script.
  private static func isScript(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: "-- ".utf8), let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else {
      return false
    }
    return bytes[(end + 1)...].starts(with: SQLWriter.instruction.utf8)
  }
}
