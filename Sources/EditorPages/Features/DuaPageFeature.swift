import ComposableMacros

/// The page about one dua: which parts are shown, and which letter is chosen.
@Reducer
public struct DuaPageFeature {
  @ObservableState
  public struct State: Equatable {
    let slug: String
    var showsMarks = true
    var showsLetters = false
    /// The chosen letter of the Arabic, counted from 0.
    var letter = 0
    @SharedReader(.editedContent) var content

    public init(slug: String) { self.slug = slug }

    /// The number of letters of the Arabic as it is now.
    var letterCount: Int { content.index(of: slug).map { content.proof(of: $0).letterCount } ?? 0 }
  }

  /// A step from the chosen letter to another one.
  public enum Step: Equatable, Sendable { case next, previous, first, last }

  public enum Action: Equatable, Sendable {
    /// Hides the marks of the Arabic, or shows them again.
    case marksToggled
    /// Shows the letters of the Arabic one by one, or hides them.
    case lettersToggled
    /// Chooses a letter of the Arabic, counted from 0.
    case letterTapped(Int)
    /// Chooses another letter by a key. Stops at the first and the last one.
    case letterMoved(Step)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .marksToggled: state.showsMarks.toggle()
      case .lettersToggled: state.showsLetters.toggle()
      case .letterTapped(let letter): state.letter = letter
      case .letterMoved(let step):
        let last = max(0, state.letterCount - 1)
        // The text may have become shorter.
        let current = min(state.letter, last)
        switch step {
        case .next: state.letter = min(current + 1, last)
        case .previous: state.letter = max(0, current - 1)
        case .first: state.letter = 0
        case .last: state.letter = last
        }
      }
      return .none
    }
  }
}
