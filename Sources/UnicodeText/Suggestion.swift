/// Finds the name that was probably intended.
public enum Suggestion {
  /// The candidate nearest to `text`, or nil if none is near: the ``EditDistance``, ignoring case, may be a third of the longer
  /// word, and is always allowed to be 1. An empty text and texts of more than 64 scalars have no suggestion. Of equally near
  /// candidates the first in alphabetical order wins. If none is near, a text of at least four scalars is taken for an abbreviation of
  /// the only candidate that begins with it.
  public static func nearest(to text: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(text.lowercased().unicodeScalars.prefix(65))
    guard (1...64).contains(wanted.count) else { return nil }
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
      let scalars = Array(candidate.lowercased().unicodeScalars)
      let allowed = max(1, max(wanted.count, scalars.count) / 3)
      let limit = min(allowed, best?.distance ?? allowed)
      guard let distance = EditDistance.between(wanted, scalars, limit: limit) else { continue }
      if let found = best, found.distance == distance, found.candidate <= candidate { continue }
      best = (distance, candidate)
    }
    return best?.candidate ?? abbreviated(wanted, among: candidates)
  }

  private static func abbreviated(_ text: [Unicode.Scalar], among candidates: some Sequence<String>)
    -> String?
  {
    guard text.count >= 4 else { return nil }
    let longer = candidates.filter { $0.lowercased().unicodeScalars.starts(with: text) }
    return longer.count == 1 ? longer[0] : nil
  }

  /// `; did you mean `x`?`, or nothing: the end of a message about an unknown name.
  public static func phrase(for text: String, among candidates: some Sequence<String>) -> String {
    nearest(to: text, among: candidates).map { "; did you mean `\($0)`?" } ?? ""
  }
}
