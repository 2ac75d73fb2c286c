import OrderedCollections

extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  /// The index of the first element: 0.
  public var startIndex: Int { 0 }

  /// The index after the last element.
  public var endIndex: Int { dictionary.count }

  /// The element at an index.
  ///
  /// - Precondition: The id of a new element is that of the old one, or is not in the array.
  public subscript(position: Int) -> Element {
    get { dictionary.elements[position].value }
    _modify {
      let id = dictionary.keys[position]
      yield &dictionary.values[position]
      let element = dictionary.values[position]
      if element[keyPath: self.id] != id { rekey(element, at: position) }
    }
  }

  /// Swaps two elements.
  public mutating func swapAt(_ i: Int, _ j: Int) {
    dictionary.swapAt(i, j)
  }

  /// Sorts the elements in place.
  public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    try dictionary.sort { try areInIncreasingOrder($0.value, $1.value) }
  }

  /// Reverses the order of the elements in place.
  public mutating func reverse() {
    dictionary.reverse()
  }

  /// Changes a copy of the elements, and then replaces them: the algorithms of the standard library, such as `sort()`, would
  /// otherwise assign elements that are still at another index.
  ///
  /// - Precondition: The new elements have unique ids.
  public mutating func withContiguousMutableStorageIfAvailable<R>(
    _ body: (_ buffer: inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R? {
    var elements = elements
    defer {
      dictionary = OrderedDictionary(uniqueKeys: elements.map { $0[keyPath: id] }, values: elements)
    }
    return try elements.withContiguousMutableStorageIfAvailable(body)
  }

  private mutating func rekey(_ element: Element, at position: Int) {
    let newID = element[keyPath: id]
    precondition(index(id: newID) == nil, "Another element of the array has this id.")
    dictionary.remove(at: position)
    dictionary.updateValue(element, forKey: newID, insertingAt: position)
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral where Element: Identifiable, ID == Element.ID {
  /// - Precondition: No two elements have the same id.
  public init(arrayLiteral elements: Element...) {
    self.init(uniqueElements: elements)
  }
}

extension IdentifiedArray: RangeReplaceableCollection where Element: Identifiable, ID == Element.ID {
  /// Replaces the elements in a range. New elements whose id is already in the array are skipped.
  public mutating func replaceSubrange(_ range: Range<Int>, with newElements: some Collection<Element>) {
    dictionary.removeSubrange(range)
    var position = range.lowerBound
    for element in newElements where insert(element, at: position).inserted { position += 1 }
  }
}

extension IdentifiedArray: Equatable where Element: Equatable {
  /// Whether both have equal elements in the same order.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.elementsEqual(rhs)
  }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  /// Hashes the elements in order.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}

extension IdentifiedArray: Encodable where Element: Encodable {
  /// Encodes the elements as an array.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(elements)
  }
}

extension IdentifiedArray: Decodable where Element: Decodable & Identifiable, ID == Element.ID {
  /// Decodes an array of elements. Throws a `DecodingError` if two have the same id.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let elements = try container.decode([Element].self)
    self.init()
    for element in elements where !append(element).inserted {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "Two elements have the id \(element.id)."
      )
    }
  }
}

extension IdentifiedArray: CustomStringConvertible, CustomDebugStringConvertible {
  /// The description of the elements as an array.
  public var description: String { elements.description }

  /// The debug description of the elements as an array.
  public var debugDescription: String { elements.debugDescription }
}

extension IdentifiedArray: CustomReflectable {
  /// Reflects the elements as a collection.
  public var customMirror: Mirror { Mirror(self, unlabeledChildren: elements, displayStyle: .collection) }
}
