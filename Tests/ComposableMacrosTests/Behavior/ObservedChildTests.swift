import ComposableMacros
import Observation
import Testing

/// What a reader is notified of that reads a child as a value.
@MainActor
struct ObservedChildTests {
  private let store = Store(initialState: Shelf.State()) { Shelf() }

  /// Whether a change notifies a reader.
  private func isNotified(of change: @escaping (inout Shelf.State) -> Void, _ read: () -> Void) -> Bool {
    let flag = LockIsolated(false)
    withObservationTracking(read) { flag.setValue(true) }
    store.send(.change(change))
    return flag.value
  }

  @Test func readerOfAChildIsNotToldOfChangesInside() {
    #expect(!isNotified(of: { $0.book.pages += 1 }) { _ = store.book })
    #expect(!isNotified(of: { $0.books[0].pages += 1 }) { _ = store.books })
    #expect(!isNotified(of: { $0.lent?.pages += 1 }) { _ = store.lent })
    #expect(!isNotified(of: { $0.shelved["a"]?.pages += 1 }) { _ = store.shelved })
  }

  @Test func readerOfAChildIsToldThatItIsReplaced() {
    #expect(isNotified(of: { $0.book = Book() }) { _ = store.book })
    #expect(isNotified(of: { $0.books[0] = Book() }) { _ = store.books })
    #expect(isNotified(of: { $0.books.append(Book()) }) { _ = store.books })
    #expect(isNotified(of: { $0.lent = nil }) { _ = store.lent })
    #expect(isNotified(of: { $0.shelved["a"] = nil }) { _ = store.shelved })
  }

  @Test func propertyOfACopyIsObserved() {
    let (book, books, lent) = (store.book, store.books, store.lent)
    #expect(isNotified(of: { $0.book.pages += 1 }) { _ = book.pages })
    #expect(isNotified(of: { $0.books[0].pages += 1 }) { _ = books[0].pages })
    #expect(isNotified(of: { $0.lent?.pages += 1 }) { _ = lent?.pages })
  }

  @Test func readerOfAPropertyOfAnElementIsToldOfItsChange() {
    #expect(isNotified(of: { $0.books[0].pages += 1 }) { _ = store.books[0].pages })
    #expect(!isNotified(of: { $0.books[1].pages += 1 }) { _ = store.books[0].pages })
    #expect(!isNotified(of: { $0.books[0].title = "b" }) { _ = store.books[0].pages })
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
