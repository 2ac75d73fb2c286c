import ComposableMacros
import Observation
import Testing

/// What a reader is notified of that reads a child as a value.
@MainActor
struct ObservedChildTests {
  private let store = Store(initialState: Shelf.State()) { Shelf() }

  private func reader(_ read: () -> Void) -> StateReader {
    let hasChanged = LockIsolated(false)
    withObservationTracking(read) { hasChanged.setValue(true) }
    return StateReader(store: store, hasChanged: hasChanged)
  }

  @Test func readerOfAChildIsNotToldOfChangesInside() {
    #expect(!reader({ _ = store.book }).isTold({ $0.book.pages += 1 }))
    #expect(!reader({ _ = store.books }).isTold({ $0.books[0].pages += 1 }))
    // `#expect` does not compile with an optional chain in a closure.
    let lentIsTold = reader({ _ = store.lent }).isTold({ $0.lent?.pages += 1 })
    let shelvedIsTold = reader({ _ = store.shelved }).isTold({ $0.shelved["a"]?.pages += 1 })
    #expect(!lentIsTold)
    #expect(!shelvedIsTold)
  }

  @Test func readerOfAChildIsToldThatItIsReplaced() {
    #expect(reader({ _ = store.book }).isTold({ $0.book = Book() }))
    #expect(reader({ _ = store.books }).isTold({ $0.books[0] = Book() }))
    #expect(reader({ _ = store.books }).isTold({ $0.books.append(Book()) }))
    #expect(reader({ _ = store.lent }).isTold({ $0.lent = nil }))
    #expect(reader({ _ = store.shelved }).isTold({ $0.shelved["a"] = nil }))
  }

  @Test func propertyOfACopyIsObserved() {
    let (book, books, lent) = (store.book, store.books, store.lent)
    #expect(reader({ _ = book.pages }).isTold({ $0.book.pages += 1 }))
    #expect(reader({ _ = books[0].pages }).isTold({ $0.books[0].pages += 1 }))
    let lentIsTold = reader({ _ = lent?.pages }).isTold({ $0.lent?.pages += 1 })
    #expect(lentIsTold)
  }

  // A change of one variable does not concern the observers of another.
  @Test func propertyOfACopyIsNotObservedOutsideAStore() {
    var book = Book()
    let copy = book
    let hasChanged = LockIsolated(false)
    withObservationTracking({ _ = copy.pages }, onChange: { hasChanged.setValue(true) })
    book.pages += 1
    #expect(!hasChanged.value)
    #expect(copy.pages == 0)
  }

  // The first change gives the state an identity of its own, apart from the copy's.
  @Test func readerOfACopiedChildIsToldOfItsFirstChange() {
    let copy = store.book
    #expect(reader({ _ = store.book }).isTold({ $0.book.pages += 1 }))
    #expect(!reader({ _ = store.book }).isTold({ $0.book.pages += 1 }))
    #expect(copy.pages == 0)
  }

  @Test func readerOfAPropertyOfAnElementIsToldOfItsChange() {
    #expect(reader({ _ = store.books[0].pages }).isTold({ $0.books[0].pages += 1 }))
    #expect(!reader({ _ = store.books[0].pages }).isTold({ $0.books[1].pages += 1 }))
    #expect(!reader({ _ = store.books[0].pages }).isTold({ $0.books[0].title = "b" }))
  }
}

/// An observer that has read a state.
@MainActor
private struct StateReader {
  let store: StoreOf<Shelf>
  let hasChanged: LockIsolated<Bool>

  /// Whether a change notifies it.
  func isTold(_ change: @escaping (inout Shelf.State) -> Void) -> Bool {
    store.send(.change(change))
    return hasChanged.value
  }
}

@ObservableState
private struct Book: Equatable {
  var title = ""
  var pages = 0
}

@Reducer
private struct Shelf {
  @ObservableState
  struct State: Equatable {
    var book = Book()
    var books = [Book(), Book()]
    var shelved = ["a": Book(), "b": Book()]
    @Presents var lent: Book? = Book()
  }

  enum Action {
    case change((inout State) -> Void)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .change(let change):
        change(&state)
        return .none
      }
    }
  }
}
