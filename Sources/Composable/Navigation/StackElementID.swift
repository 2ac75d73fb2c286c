import OrderedCollections

/// The identity of an element of a ``StackState``.
///
/// Every element put on a stack gets the next number, from 0 for the first in a store. A test may thus name
/// elements by number: `state.path[id: 0]`.
public struct StackElementID: Hashable, Sendable {
  /// How many elements were made before this one.
  let generation: Int
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// The identity of the element made after `value` others. Meant for tests.
  public init(integerLiteral value: Int) {
    generation = value
  }
}

extension StackElementID: CustomStringConvertible, CustomDebugStringConvertible {
  /// The number of the element: `#0`.
  public var description: String { "#\(generation)" }

  /// The number of the element: `#0`.
  public var debugDescription: String { description }
}

extension StackElementID: Codable {
  /// Decodes the number of the element.
  public init(from decoder: any Decoder) throws {
    generation = try decoder.singleValueContainer().decode(Int.self)
  }

  /// Encodes the number of the element.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(generation)
  }
}

/// Numbers the elements of stacks.
package struct StackElementIDGenerator: Sendable {
  private let nextGeneration: Locked<Int>

  /// Makes a generator whose first number is given.
  package init(from generation: Int = 0) {
    nextGeneration = Locked(generation)
  }

  /// The number of the next element.
  package var position: Int {
    nextGeneration.withLock { $0 }
  }

  /// Goes on with a given number.
  package func move(to generation: Int) {
    nextGeneration.withLock { $0 = generation }
  }

  func next() -> StackElementID {
    nextGeneration.withLock { next in
      defer { next += 1 }
      return StackElementID(generation: next)
    }
  }
}

extension StackElementIDGenerator {
  /// The number of the next element. The generator does not know elements that were made with another.
  func next(notIn ids: OrderedSet<StackElementID>) -> StackElementID {
    var id = next()
    while ids.contains(id) { id = next() }
    return id
  }
}

private enum StackElementIDKey: DependencyKey {
  static var liveValue: StackElementIDGenerator { StackElementIDGenerator() }
  static var testValue: StackElementIDGenerator { StackElementIDGenerator() }
}

extension DependencyValues {
  /// Numbers the elements of stacks. Each store has its own.
  package var stackElementID: StackElementIDGenerator {
    get { self[StackElementIDKey.self] }
    set { self[StackElementIDKey.self] = newValue }
  }
}
