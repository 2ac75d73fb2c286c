import ComposableMacros
import ComposableTesting
import Testing

/// Likes at once, and takes them back when the server refuses; the last tap wins.
@Reducer
struct Likes {
  @ObservableState
  struct State: Equatable {
    var posts: IdentifiedArray<Int, Post> = []
    var pending: [Post.ID: Post] = [:]
    var toast: String?
  }

  struct Post: Equatable, Identifiable, Sendable {
    let id: Int
    var isLiked = false
    var likes = 0
  }

  @CasePathable
  enum Action: Equatable, Sendable {
    case likeTapped(id: Post.ID)
    case likeResponse(id: Post.ID, TaskResult<Post>)
    case toastEnded
  }

  var setLiked: @Sendable (_ id: Int, _ isLiked: Bool) async throws -> Post
  @Dependency(\.mainRunLoopClock) var clock
  enum CancelID: Hashable {
    case like(Post.ID)
    case toast
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .likeTapped(let id):
        guard var post = state.posts[id: id] else { return .none }
        if state.pending[id] == nil { state.pending[id] = post }
        post.isLiked.toggle()
        post.likes += post.isLiked ? 1 : -1
        state.posts[id: id] = post
        return .run { [isLiked = post.isLiked] send in
          await send(.likeResponse(id: id, TaskResult { try await setLiked(id, isLiked) }))
        }
        .cancellable(id: CancelID.like(id), cancelInFlight: true)

      case .likeResponse(let id, .success(let post)):
        state.pending[id] = nil
        state.posts.updateOrAppend(post)
        return .none

      case .likeResponse(let id, .failure):
        if let old = state.pending.removeValue(forKey: id) { state.posts[id: id] = old }
        state.toast = "Could not like"
        return .run { send in
          try await clock.sleep(for: .seconds(3))
          await send(.toastEnded)
        }
        .cancellable(id: CancelID.toast, cancelInFlight: true)

      case .toastEnded:
        state.toast = nil
        return .none
      }
    }
  }
}

extension DependencyValues {
  /// A clock by another name.
  var mainRunLoopClock: any Clock<Duration> {
    get { self[ClockKey.self].base }
    set { self[ClockKey.self] = ClockKey(base: newValue) }
  }

  private struct ClockKey: DependencyKey, Sendable {
    var base: any Clock<Duration>
    static let liveValue = ClockKey(base: ContinuousClock())
    static let testValue = ClockKey(base: ImmediateClock())
  }
}

@MainActor
struct LikesTests {
  struct Refused: Error, Hashable {}

  @Test func serverKnowsMoreLikes() async {
    let store = TestStore(initialState: Likes.State(posts: [.init(id: 1, likes: 5)])) {
      Likes { id, isLiked in .init(id: id, isLiked: isLiked, likes: 9) }
    }
    await store.send(.likeTapped(id: 1)) {
      $0.pending[1] = .init(id: 1, likes: 5)
      $0.posts[id: 1] = .init(id: 1, isLiked: true, likes: 6)
    }
    await store.receive(.likeResponse(id: 1, .success(.init(id: 1, isLiked: true, likes: 9)))) {
      $0.pending = [:]
      $0.posts[id: 1]?.likes = 9
    }
  }

  @Test func aRefusedLikeIsTakenBack() async {
    let store = TestStore(initialState: Likes.State(posts: [.init(id: 1, likes: 5)])) {
      Likes { _, _ in throw Refused() }
    }
    await store.send(.likeTapped(id: 1)) {
      $0.pending[1] = .init(id: 1, likes: 5)
      $0.posts[id: 1] = .init(id: 1, isLiked: true, likes: 6)
    }
    await store.receive(.likeResponse(id: 1, .failure(Refused()))) {
      $0.pending = [:]
      $0.posts[id: 1] = .init(id: 1, likes: 5)
      $0.toast = "Could not like"
    }
    await store.receive(.toastEnded) { $0.toast = nil }
  }

  @Test func lastTapWins() async {
    let clock = TestClock()
    let store = TestStore(initialState: Likes.State(posts: [.init(id: 1)])) {
      Likes { id, isLiked in
        try await clock.sleep(for: .seconds(1))
        return .init(id: id, isLiked: isLiked)
      }
    }
    store.exhaustivity = .off
    await store.send(.likeTapped(id: 1))
    await store.send(.likeTapped(id: 1))
    await clock.advance(by: .seconds(1))
    await store.receive(\.likeResponse)
    #expect(store.state.posts == [.init(id: 1)])
  }
}
