/// The conflict markers of Git around the two versions of a merge that was not finished: `<<<<<<<`, `|||||||`, `=======` and
/// `>>>>>>>`, each at the start of a line.
enum ConflictMarker {
  private static let length = 7
  private static let signs = Array("<|=>".utf8)

  /// The marker at the start of the line of an offset that is in it or right after it.
  static func range(in bytes: [UInt8], near offset: Int) -> Range<Int>? {
    let offset = min(offset, bytes.count)
    let line = bytes[..<offset].suffix(length + 1)
    let start = line.lastIndex(of: 0x0A).map { $0 + 1 } ?? line.startIndex
    guard start == 0 || bytes[start - 1] == 0x0A, start + length <= bytes.count,
      let sign = bytes[start...].first,
      signs.contains(sign), bytes[start..<start + length].allSatisfy({ $0 == sign }),
      start + length == bytes.count || bytes[start + length].isXMLSpace
    else { return nil }
    return start..<start + length
  }

  /// The end of a message about a marker.
  static let advice =
    "is a conflict marker of a Git merge that is not finished: keep one of the two versions, and remove the lines `<<<<<<<`, `=======` and `>>>>>>>`"
}
