import Diagnostics

/// What several revisions of a file, one after the other, replace in it.
package struct FileRewrite: Equatable, Sendable {
  /// The file before the first revision.
  package let old: [UInt8]
  /// The replaced ranges of the old file, and those of the last revision that replace them: sorted, none touching another.
  package private(set) var replacements: [ChangedFile.Replacement] = []

  package init(_ old: [UInt8]) { self.old = old }

  /// Adds a revision of the file that the last one left.
  package mutating func add(_ revision: FileRevision) {
    let edits = revision.edits
    var joined: [ChangedFile.Replacement] = []
    var (earlier, later) = (replacements[...], edits[...])
    // By how many bytes the file has grown so far, by the earlier revisions and by this one.
    var (earlierGrowth, laterGrowth) = (0, 0)
    while let start = [earlier.first?.new.lowerBound, later.first?.bytes.lowerBound].compactMap(\.self).min()
    {
      let (oldStart, newStart) = (start - earlierGrowth, start + laterGrowth)
      // An offset in the file between the two. Replacements that touch become one.
      var end = start
      while true {
        if let next = earlier.first, next.new.lowerBound <= end {
          end = max(end, next.new.upperBound)
          earlierGrowth += next.new.count - next.old.count
          earlier = earlier.dropFirst()
        } else if let next = later.first, next.bytes.lowerBound <= end {
          end = max(end, next.bytes.upperBound)
          laterGrowth += next.replacement.utf8.count - next.bytes.count
          later = later.dropFirst()
        } else {
          break
        }
      }
      joined.append(
        ChangedFile.Replacement(old: oldStart..<(end - earlierGrowth), new: newStart..<(end + laterGrowth))
      )
    }
    replacements = joined
  }
}
