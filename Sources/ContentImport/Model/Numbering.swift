import Diagnostics

/// The ids of imported duas, categories and journeys.
enum Numbering {
  /// The ids of the file if none is missing and all are positive and unique. Otherwise consecutive numbers from 1, after a
  /// report if the file has any ids.
  ///
  /// - Parameter kind: What is numbered: `dua`.
  static func ids(of stated: [Located<Int>?], _ kind: String, _ log: ImportLog) -> [Int] {
    let counted = Array(1...max(1, stated.count)).prefix(stated.count)
    guard let first = stated.compactMap(\.self).first else { return Array(counted) }
    var ranges: [Int: SourceRange] = [:]
    for (index, id) in stated.enumerated() {
      guard let id else {
        log.report(IDsNotImported.missing(kind, number: index + 1, at: first.range))
        return Array(counted)
      }
      guard (1...Int(Int32.max)).contains(id.value) else {
        log.report(IDsNotImported.unusable(kind, id.value, at: id.range))
        return Array(counted)
      }
      if let earlier = ranges[id.value] {
        log.report(IDsNotImported.repeated(kind, id.value, at: id.range, first: earlier))
        return Array(counted)
      }
      ranges[id.value] = id.range
    }
    return stated.compactMap { $0?.value }
  }
}
