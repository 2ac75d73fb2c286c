import Composable
import Foundation
import Testing

/// Values without a test store: what refers to what.
struct SharedValueTests {
  struct Reader: Equatable, Sendable {
    var name = ""
    var note: String?
    var page = 1
  }

  struct Row: Equatable, Identifiable, Sendable {
    let id: Int
    var text = ""
  }

  @Test func copiesShareOneValue() {
    @Shared(value: 1) var count
    let copy = $count
    copy.withLock { $0 += 1 }
    #expect(count == 2)
    #expect(copy.wrappedValue == 2)
  }

  @Test func valuesWithoutKeyAreSeparate() {
    let first = Shared(value: 1)
    let second = Shared(value: 1)
    first.withLock { $0 = 2 }
    #expect(second.wrappedValue == 1)
  }

  @Test func propertiesWithOneKeyShareOneValue() {
    @Shared(.inMemory("page")) var page = 1
    @Shared(.inMemory("page")) var other = 5
    #expect(other == 1)
    $other.withLock { $0 = 7 }
    #expect(page == 7)
  }

  /// An app can note when it was launched in a property of its initializer, and read that anywhere later.
  @Test func aDefaultValueInMemorySurvivesItsProperty() {
    func page(default value: Int) -> Int {
      @Shared(.inMemory("page")) var page = value
      return page
    }
    #expect(page(default: 1) == 1)
    #expect(page(default: 5) == 1)
  }

  @Test func theResultOfTheClosureIsReturned() {
    @Shared(value: [1, 2]) var numbers
    let last = $numbers.withLock { $0.removeLast() }
    #expect(last == 2)
    #expect(numbers == [1])
  }

  @Test func aClosureThatThrowsKeepsItsChanges() {
    struct Failure: Error {}
    @Shared(value: 1) var count
    #expect(throws: Failure.self) {
      try $count.withLock {
        $0 = 2
        throw Failure()
      }
    }
    #expect(count == 2)
  }

  @Test func aPartIsShared() {
    @Shared(value: Reader()) var reader
    let name: Shared<String> = $reader.name
    name.withLock { $0 = "Amina" }
    #expect(reader.name == "Amina")
    $reader.withLock { $0.name = "Bilal" }
    #expect(name.wrappedValue == "Bilal")
    #expect(reader.page == 1)
  }

  @Test func anOptionalPartIsUnwrapped() throws {
    @Shared(value: Reader()) var reader
    #expect(Shared($reader.note) == nil)
    $reader.withLock { $0.note = "a" }
    let note = try #require(Shared($reader.note))
    note.withLock { $0 += "b" }
    #expect(reader.note == "ab")
  }

  @Test func anUnwrappedValueOutlivesItsOptional() throws {
    @Shared(value: "a" as String?) var draft
    let text = try #require(Shared($draft))
    $draft.withLock { $0 = nil }
    text.withLock { $0 = "b" }
    #expect(text.wrappedValue == "a")
    #expect(draft == nil)
  }

  @Test func elementsOfAnIdentifiedArray() throws {
    @Shared(value: [Row(id: 1), Row(id: 2)]) var rows: IdentifiedArrayOf<Row>
    let row = try #require(Shared($rows[id: 2]))
    row.text.withLock { $0 = "second" }
    #expect(rows == [Row(id: 1), Row(id: 2, text: "second")])
    $rows.withLock { _ = $0.remove(id: 1) }
    row.text.withLock { $0 += "!" }
    #expect(rows == [Row(id: 2, text: "second!")])
    #expect(Shared($rows[id: 3]) == nil)
  }

  @Test func aReaderFollowsTheValue() {
    @Shared(value: Reader(name: "Amina")) var reader
    @SharedReader var page: Int
    _page = SharedReader($reader.page)
    let length = SharedReader($reader).name.count
    $reader.withLock {
      $0.page = 4
      $0.name = "Bilal Y."
    }
    #expect(page == 4)
    #expect(length.wrappedValue == 8)
    #expect(SharedReader.constant(3).wrappedValue == 3)
  }

  @Test func changesOnSeveralThreadsAreNotLost() async {
    let count = Shared(value: 0)
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1000 { count.withLock { $0 += 1 } } }
      }
    }
    #expect(count.wrappedValue == 8000)
  }

  @Test func aClosureMayUseOtherSharedValues() {
    @Shared(value: 1) var first
    @Shared(value: 10) var second
    $first.withLock { value in
      $second.withLock { $0 += value }
      value = second
    }
    #expect(first == 11)
  }

  /// In an application: a test retains the earlier values, to compare them.
  @Test func anArrayIsChangedInPlace() {
    let numbers = withDependencies {
      $0.context = .live
    } operation: {
      Shared(value: [0])
    }
    func address() -> UnsafePointer<Int>? {
      numbers.withLock { values in
        values[0] += 1
        return values.withUnsafeBufferPointer { $0.baseAddress }
      }
    }
    numbers.withLock { $0 = Array(0..<1000) }
    #expect(address() == address())
  }

  @Test func equalityHashAndIdentityAreThoseOfTheValue() {
    @Shared(value: Row(id: 3)) var row
    #expect($row == Shared(value: Row(id: 3)))
    #expect($row != Shared(value: Row(id: 4)))
    #expect($row.id == 3)
    @Shared(value: "a") var text
    #expect(Set([$text, Shared(value: "a")]).count == 1)
  }

  @Test func valuesAreEncodedAndDecoded() throws {
    struct State: Codable, Equatable {
      @Shared(value: 1) var count
      @SharedReader(value: "a") var name
    }
    let state = State()
    state.$count.withLock { $0 = 5 }
    let data = try JSONEncoder().encode(state)
    let text = try #require(String(data: data, encoding: .utf8))
    #expect(text.contains(#""count":5"#) || text.contains(#""_count":5"#))
    #expect(try JSONDecoder().decode(State.self, from: data) == state)
  }

  @Test func descriptionShowsTheValue() {
    #expect("\(Shared(value: 5))" == "Shared<Int>(5)")
    #expect("\(SharedReader(value: "a"))" == "SharedReader<String>(a)")
  }

  @Test func elementsOfAListAreShared() throws {
    @Shared(value: [Row(id: 1), Row(id: 2)] as IdentifiedArrayOf<Row>) var rows
    let elements = Array($rows)
    elements[1].text.withLock { $0 = "b" }
    #expect(rows.map(\.text) == ["", "b"])
    $rows.withLock { $0[id: 1]?.text = "a" }
    #expect(elements.map(\.wrappedValue.text) == ["a", "b"])
    #expect(ContiguousArray(SharedReader($rows)).map(\.wrappedValue) == rows.elements)
  }
}
