/// The nodes of a directed graph that lead back to themselves through others.
///
/// They are the strongly connected components of several nodes, found in one pass (Tarjan 1972).
struct DirectedCycles {
  private let successors: [[Int]]
  private var order: [Int?]
  private var lowest: [Int]
  private var count = 0
  /// The nodes whose component is not known yet, and whether a node is one of them.
  private var open: [Int] = []
  private var isOpen: [Bool]
  private var isCyclic: [Bool]

  /// - Parameter successors: Of each node, the nodes that it leads to.
  static func members(_ successors: [[Int]]) -> [Bool] {
    var search = Self(successors)
    for node in successors.indices where search.order[node] == nil { search.visit(from: node) }
    return search.isCyclic
  }

  private init(_ successors: [[Int]]) {
    self.successors = successors
    order = Array(repeating: nil, count: successors.count)
    lowest = Array(repeating: 0, count: successors.count)
    isOpen = Array(repeating: false, count: successors.count)
    isCyclic = isOpen
  }

  private mutating func visit(from root: Int) {
    // Without recursion: a chain may be as long as the file.
    var path = [(node: root, next: 0)]
    while let (node, next) = path.last {
      if next == 0 { begin(node) }
      if next < successors[node].count {
        path[path.count - 1].next += 1
        let successor = successors[node][next]
        if order[successor] == nil {
          path.append((successor, 0))
        } else if isOpen[successor] {
          lowest[node] = min(lowest[node], order[successor] ?? 0)
        }
      } else {
        path.removeLast()
        if let before = path.last?.node { lowest[before] = min(lowest[before], lowest[node]) }
        if lowest[node] == order[node] { closeComponent(of: node) }
      }
    }
  }

  private mutating func begin(_ node: Int) {
    order[node] = count
    lowest[node] = count
    count += 1
    open.append(node)
    isOpen[node] = true
  }

  private mutating func closeComponent(of node: Int) {
    let isSingle = open.last == node
    while let member = open.popLast() {
      isOpen[member] = false
      isCyclic[member] = !isSingle
      if member == node { return }
    }
  }
}
