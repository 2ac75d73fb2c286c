import OrderedCollections

/// The id of an element of a ``StackState``.
///
/// The elements of a store's stacks are numbered from 0 in the order in which they are added, so a test can refer to
/// an element by number: `state.path[id: 0]`.
public struct StackElementID: Hashable, Sendable {
  /// The number of elements that were added before this one.
  let generation: Int
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// Makes the id of the element that was added after `value` others. For tests.
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

/// Generates the ids of the elements of stacks.
package struct StackElementIDGenerator: Sendable {
  private let nextGeneration: Locked<Int>

  /// Makes a generator that starts with a number.
  package init(from generation: Int = 0) {
    nextGeneration = Locked(generation)
  }

  /// The number of the next element.
  package var nextNumber: Int {
    nextGeneration.withLock { $0 }
  }

  /// Continues with a number.
  package func reset(to generation: Int) {
    nextGeneration.withLock { $0 = generation }
  }

  /// Continues after the id of a pushed element, which should be the next one or an earlier one.
  func use(_ id: StackElementID, at location: IssueLocation) {
    let expected = nextGeneration.withLock { next in
      defer { next = Swift.max(next, id.generation + 1) }
      return next
    }
    guard id.generation > expected else { return }
    location.report(
      """
      'forEach' received a 'push' of the element \(id), but the next element is #\(expected).

      Elements are numbered from 0 in each store, in the order in which they are added. Push #\(expected).
      """
    )
  }

  func next() -> StackElementID {
    nextGeneration.withLock { next in
      defer { next += 1 }
      return StackElementID(generation: next)
    }
  }
}

extension StackElementIDGenerator {
  /// Returns the next id that is not in `ids`, whose elements may have been added with another generator.
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
  /// The generator of stack element ids. Each store has its own.
  package var stackElementID: StackElementIDGenerator {
    get { self[StackElementIDKey.self] }
    set { self[StackElementIDKey.self] = newValue }
  }
}
