/// Duas that are declared variants of one another, found by following `variant-of`.
///
/// Duas are numbered by their index in a list. The work is linear in the number of duas, however long the chains are.
struct VariantFamilies: Equatable, Sendable {
  /// The cycles of `variant-of`, each from its first dua; a dua that names itself is a cycle too.
  private(set) var cycles: [[Int]] = []
  private var root: [Int?]

  /// - Parameter parents: For each dua the one that it is a variant of.
  init(parents: [Int?]) {
    root = Array(repeating: nil, count: parents.count)
    var indexInPath: [Int: Int] = [:]
    for start in parents.indices where root[start] == nil {
      indexInPath.removeAll(keepingCapacity: true)
      var path: [Int] = []
      var end = start
      while root[end] == nil, indexInPath[end] == nil {
        indexInPath[end] = path.count
        path.append(end)
        guard let parent = parents[end] else { break }
        end = parent
      }
      if parents[end] != nil, root[end] == nil, let begin = indexInPath[end] {
        cycles.append(Self.rotated(Array(path[begin...])))
      }
      let family = root[end] ?? end
      for dua in path { root[dua] = family }
    }
    cycles.sort { ($0.first ?? 0) < ($1.first ?? 0) }
  }

  /// The family of a dua: two duas have the same one if one leads to the other, or both lead to a third.
  subscript(dua: Int) -> Int { root[dua] ?? dua }

  private static func rotated(_ cycle: [Int]) -> [Int] {
    guard let least = cycle.min(), let start = cycle.firstIndex(of: least) else { return cycle }
    return Array(cycle[start...] + cycle[..<start])
  }
}
