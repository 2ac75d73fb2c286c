/// Lists of elements, one after another in one array.
struct FlatLists<Element: Sendable>: Sendable {
  private(set) var elements: [Element] = []
  /// For each list, the end of its elements.
  private(set) var ends: [Int] = []

  init() {}

  /// Nil if the ends are not those of lists of the elements.
  init?(_ elements: [Element], ends: [Int]) {
    var start = 0
    for end in ends {
      guard end >= start else { return nil }
      start = end
    }
    guard start == elements.count else { return nil }
    (self.elements, self.ends) = (elements, ends)
  }

  var count: Int { ends.count }

  /// The elements of a list, in ``elements``.
  func range(_ list: Int) -> Range<Int> { (list == 0 ? 0 : ends[list - 1])..<ends[list] }

  subscript(list: Int) -> ArraySlice<Element> { elements[range(list)] }

  /// The number of elements of each list.
  var lengths: [Int] { ends.indices.map { range($0).count } }

  /// Adds an element to the list that is not ended yet.
  mutating func append(_ element: Element) { elements.append(element) }

  mutating func endList() { ends.append(elements.count) }

  /// Adds a whole list.
  mutating func append(list: some Sequence<Element>) {
    elements.append(contentsOf: list)
    endList()
  }
}

extension FlatLists<Int32> {
  /// The lists, in which each element is replaced by its number in another numbering.
  func renumbered(by numbers: [Int32]) -> some Sequence<[Int]> {
    (0..<count).lazy.map { list in self[list].map { Int(numbers[Int($0)]) } }
  }
}
