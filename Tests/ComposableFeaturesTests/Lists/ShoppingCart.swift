import ComposableMacros
import ComposableTesting
import Foundation
import Testing

struct Product: Equatable, Identifiable, Sendable, Codable {
  let id: Int
  var title: String
  var price: Decimal
}

@DependencyClient
struct ShopClient: Sendable {
  var products: @Sendable () async throws -> [Product]
  var checkOut: @Sendable (_ quantities: [Int: Int], _ total: Decimal) async throws -> UUID
}

extension ShopClient: DependencyKey {
  static let liveValue = ShopClient(
    products: { [] },
    checkOut: { _, _ in UUID() }
  )
}

@Reducer
struct ShoppingCart {
  @ObservableState
  struct State: Equatable {
    var items: IdentifiedArrayOf<Item.State> = []
    var dataStatus = Status.notStarted
    @Presents var alert: AlertState<Never>?

    enum Status { case notStarted, loading, ready, failed }

    var total: Decimal {
      items.reduce(0) { $0 + $1.product.price * Decimal($1.quantity) }
    }
    var quantities: [Int: Int] {
      Dictionary(uniqueKeysWithValues: items.filter { $0.quantity > 0 }.map { ($0.id, $0.quantity) })
    }
  }

  enum Action {
    case alert(PresentationAction<Never>)
    case checkOutButtonTapped
    case checkOutResponse(TaskResult<UUID>)
    case items(IdentifiedActionOf<Item>)
    case onAppear
    case productsResponse(TaskResult<[Product]>)
  }

  @Dependency(ShopClient.self) var shop

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert:
        return .none

      case .checkOutButtonTapped:
        guard state.total > 0 else { return .none }
        return .run { [state] send in
          await send(
            .checkOutResponse(
              TaskResult { try await shop.checkOut(quantities: state.quantities, total: state.total) }
            )
          )
        }

      case .checkOutResponse(.success):
        for id in state.items.ids { state.items[id: id]?.quantity = 0 }
        state.alert = AlertState(title: TextState("Thank you"), message: TextState("Come again."))
        return .none

      case .checkOutResponse(.failure(let error)):
        state.alert = AlertState {
          TextState("Sorry")
        } message: {
          TextState("\(error)")
        }
        return .none

      case .items:
        return .none

      case .onAppear:
        guard state.dataStatus == .notStarted || state.dataStatus == .failed else { return .none }
        state.dataStatus = .loading
        return .run { [shop] send in
          await send(.productsResponse(TaskResult { try await shop.products() }))
        }

      case .productsResponse(.success(let products)):
        state.dataStatus = .ready
        state.items = IdentifiedArray(uniqueElements: products.map { Item.State(product: $0) })
        return .none

      case .productsResponse(.failure):
        state.dataStatus = .failed
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .forEach(\.items, action: \.items) { Item() }
  }

  @Reducer
  struct Item {
    @ObservableState
    struct State: Equatable, Identifiable {
      let product: Product
      var quantity = 0
      var id: Int { product.id }
    }

    enum Action: Equatable { case plusButtonTapped, minusButtonTapped }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .plusButtonTapped: state.quantity += 1
      case .minusButtonTapped: state.quantity = max(0, state.quantity - 1)
      }
      return .none
    }
  }
}

@MainActor
struct ShoppingCartTests {
  struct Closed: Error, Equatable {}
  let dates = Product(id: 1, title: "Dates", price: 4)
  let water = Product(id: 2, title: "Water", price: 1)

  @Test func loadAndBuy() async {
    let sold = LockIsolated<[[Int: Int]]>([])
    let store = TestStore(initialState: ShoppingCart.State()) {
      ShoppingCart()
    } withDependencies: {
      $0[ShopClient.self].products = { [dates, water] in [dates, water] }
      $0[ShopClient.self].checkOut = { quantities, _ in
        sold.withValue { $0.append(quantities) }
        return UUID(1)
      }
    }
    await store.send(.onAppear) { $0.dataStatus = .loading }
    await store.receive(\.productsResponse.success) {
      $0.dataStatus = .ready
      $0.items = [.init(product: self.dates), .init(product: self.water)]
    }
    await store.send(.checkOutButtonTapped)
    await store.send(.items(.element(id: 2, action: .plusButtonTapped))) {
      $0.items[id: 2]?.quantity = 1
    }
    await store.send(.checkOutButtonTapped)
    await store.receive(\.checkOutResponse.success, UUID(1)) {
      $0.items[id: 2]?.quantity = 0
      $0.alert = AlertState(title: TextState("Thank you"), message: TextState("Come again."))
    }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
    #expect(sold.value == [[2: 1]])
  }

  @Test func failuresAreShownAndTheCartIsKept() async {
    let store = TestStore(initialState: ShoppingCart.State(items: [.init(product: dates, quantity: 2)])) {
      ShoppingCart()
    } withDependencies: {
      $0[ShopClient.self].products = { throw Closed() }
      $0[ShopClient.self].checkOut = { _, _ in throw Closed() }
    }
    store.exhaustivity = .off
    await store.send(.items(.element(id: 1, action: .minusButtonTapped)))
    await store.send(.checkOutButtonTapped)
    await store.receive(\.checkOutResponse.failure) {
      $0.alert = AlertState {
        TextState("Sorry")
      } message: {
        TextState("Closed()")
      }
    }
    await store.send(.onAppear)
    await store.receive(\.productsResponse) { $0.dataStatus = .failed }
    #expect(store.state.total == 4)
  }
}
