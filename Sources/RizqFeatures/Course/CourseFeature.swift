import ComposableMacros
import DuaLibrary

/// The course on a dua: its chapters, and which of them were passed.
@Reducer
public struct CourseFeature {
  @ObservableState
  public struct State: Equatable {
    /// The dua that the course is about.
    public let dua: Dua
    /// In the order of the dua.
    public internal(set) var chapters: IdentifiedArrayOf<ChapterFeature.State>
    @Shared(.passedChapters) var passed

    /// Nil if there is no course on the dua.
    public init?(dua: Dua) {
      guard let course = Course(of: dua) else { return nil }
      self.dua = dua
      chapters = []
      let passed = passed[dua.id.description] ?? []
      chapters = IdentifiedArray(
        uniqueElements: course.chapters.map {
          ChapterFeature.State(chapter: $0, course: course, isPassed: passed.contains($0.id))
        }
      )
    }

    /// Whether every chapter was passed.
    public var isCompleted: Bool { chapters.allSatisfy(\.isPassed) }
  }

  public enum Action {
    case chapters(IdentifiedActionOf<ChapterFeature>)
    case delegate(Delegate)

    @CasePathable
    public enum Delegate: Equatable, Sendable {
      /// A chapter was passed, and no other is left.
      case completed(Dua.ID)
    }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .chapters(.element(let id, .delegate(.passed))):
        let dua = state.dua.id
        state.$passed.withLock { _ = $0[dua.description, default: []].insert(id) }
        return state.isCompleted ? .send(.delegate(.completed(dua))) : .none

      case .chapters, .delegate:
        return .none
      }
    }
    .forEach(\.chapters, action: \.chapters) { ChapterFeature() }
  }
}

extension SharedKey where Self == FileStorageKey<[String: Set<Int>]>.Default {
  /// The chapters that the user has passed, by the id of the dua.
  static var passedChapters: Self { Self[.userFile("courses.json"), default: [:]] }
}
