/// Finds what somebody meant to write.
public enum Suggestion {
  /// The candidate nearest to `text`, or nil when none is near: at most a third of the longer word may
  /// differ, in a word of one or two scalars one of them. Texts of more than 64 scalars are near to nothing,
  /// and so is no text at all.
  ///
  /// The distance is Damerau's in the restricted form (optimal string alignment) without regard to letter
  /// case. Of equally near candidates the first in alphabetical order wins.
  public static func nearest(to text: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(text.lowercased().unicodeScalars.prefix(65))
    guard (1...64).contains(wanted.count) else { return nil }
    var best: (distance: Int, candidate: String)?
    for candidate in candidates.sorted() {
      let scalars = Array(candidate.lowercased().unicodeScalars)
      let allowed = max(1, max(wanted.count, scalars.count) / 3)
      let limit = min(allowed, best.map { $0.distance - 1 } ?? allowed)
      if let distance = distance(wanted, scalars, atMost: limit) { best = (distance, candidate) }
    }
    return best?.candidate
  }

  /// `; did you mean `x`?`, or nothing: the end of a message about an unknown name.
  public static func phrase(for text: String, among candidates: some Sequence<String>) -> String {
    nearest(to: text, among: candidates).map { "; did you mean `\($0)`?" } ?? ""
  }

  /// Nil when the distance is greater than `limit`, which is noticed as early as it can be.
  private static func distance(_ lhs: [Unicode.Scalar], _ rhs: [Unicode.Scalar], atMost limit: Int) -> Int? {
    guard abs(lhs.count - rhs.count) <= limit else { return nil }
    var beforeLast = [Int](repeating: 0, count: rhs.count + 1)
    var last = Array(0...rhs.count)
    for i in lhs.indices {
      var row = [i + 1]
      row.reserveCapacity(rhs.count + 1)
      for j in rhs.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (lhs[i] == rhs[j] ? 0 : 1))
        if i > 0, j > 0, lhs[i] == rhs[j - 1], lhs[i - 1] == rhs[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
      // A transposition reaches back over one row, so both must be beyond the limit.
      if !last.contains(where: { $0 <= limit }), !beforeLast.contains(where: { $0 <= limit }) { return nil }
    }
    return last[rhs.count] <= limit ? last[rhs.count] : nil
  }
}
