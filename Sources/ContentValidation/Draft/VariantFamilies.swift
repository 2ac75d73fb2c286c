/// Duas that are declared variants of one another, found by following `variant-of`.
///
/// Duas are numbers here: their places in a list. The work is linear in the number of duas, however long the chains.
struct VariantFamilies: Equatable, Sendable {
  /// The duas of every ring of `variant-of`, each ring from its first dua on, a dua that names itself included.
  private(set) var cycles: [[Int]] = []
  private var root: [Int?]

  /// `parents` holds for every dua the one that it is a variant of.
  init(parents: [Int?]) {
    root = Array(repeating: nil, count: parents.count)
    var placeInPath: [Int: Int] = [:]
    for start in parents.indices where root[start] == nil {
      placeInPath.removeAll(keepingCapacity: true)
      var path: [Int] = []
      var end = start
      while root[end] == nil, placeInPath[end] == nil {
        placeInPath[end] = path.count
        path.append(end)
        guard let parent = parents[end] else { break }
        end = parent
      }
      if parents[end] != nil, root[end] == nil, let begin = placeInPath[end] {
        cycles.append(Self.rotated(Array(path[begin...])))
      }
      let family = root[end] ?? end
      for dua in path { root[dua] = family }
    }
    cycles.sort { ($0.first ?? 0) < ($1.first ?? 0) }
  }

  /// A number that two duas share exactly when one can be reached from the other, or both lead to a third.
  subscript(dua: Int) -> Int { root[dua] ?? dua }

  private static func rotated(_ cycle: [Int]) -> [Int] {
    guard let least = cycle.min(), let place = cycle.firstIndex(of: least) else { return cycle }
    return Array(cycle[place...] + cycle[..<place])
  }
}
