import ComposableMacros
import DuaLibrary

/// The sheet about a dua: its texts, its sources, and the slots in which the user recites it.
@Reducer
public struct DuaDetailFeature {
  @ObservableState
  public struct State: Equatable {
    /// The dua that the sheet is about.
    public let dua: Dua
    @SharedReader(.library) var content
    @Shared(.progress) var progress

    public init(dua: Dua) { self.dua = dua }

    /// The slots in which the user has chosen to recite the dua.
    public var slots: [TimeSlot] {
      TimeSlot.allCases.filter { progress.habits.contains(Habit(dua: dua.id, slot: $0)) }
    }

    /// The sources as readers see them, each with the grade of a hadith, if it is stated.
    public var sources: [Source] { Self.sources(of: dua, in: content.library) }

    /// The sources of a dua as readers see them.
    public static func sources(of dua: Dua, in library: Library?) -> [Source] {
      dua.sources.map { citation in
        let text = library?.displayText(of: citation) ?? citation.displayText { _ in nil }
        if case .hadith(let hadith) = citation {
          return Source(text: text, grade: hadith.grade, grader: hadith.grader)
        }
        return Source(text: text)
      }
    }

    /// A source of a dua.
    public struct Source: Equatable, Sendable {
      /// The citation as readers see it.
      public let text: String
      /// Nil if no grade is stated, or the source is not a hadith.
      public var grade: HadithGrade?
      /// Who has given the grade; nil if that is not stated.
      public var grader: String?
    }

    /// Whether there is a course on the words of the dua.
    public var hasCourse: Bool { Course(of: dua) != nil }
  }

  public enum Action: Equatable {
    /// Asks the parent to practice the dua.
    case practiceTapped
    /// Asks the parent to open the course on the dua.
    case courseTapped
    /// Makes the dua a habit in a slot, or no longer.
    case slotToggled(TimeSlot)
    /// Closes the sheet.
    case closeTapped
    case delegate(Delegate)

    @CasePathable
    public enum Delegate: Equatable, Sendable {
      /// The user wants to practice the dua.
      case practiceRequested(Dua)
      /// The user wants to take the course on the dua.
      case courseRequested(Dua)
    }
  }

  @Dependency(\.dismiss) var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .practiceTapped:
        return .send(.delegate(.practiceRequested(state.dua)))

      case .courseTapped:
        return .send(.delegate(.courseRequested(state.dua)))

      case .slotToggled(let slot):
        let habit = Habit(dua: state.dua.id, slot: slot)
        return state.$progress.apply(state.slots.contains(slot) ? .removed(habit) : .added(habit))

      case .closeTapped:
        return .run { [dismiss] _ in await dismiss() }

      case .delegate:
        return .none
      }
    }
  }
}
