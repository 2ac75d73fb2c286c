import ArabicText
import ComposableMacros
import ContentDraft
import DuaLibrary

/// The list of all duas of the content.
@Reducer
public struct DuaListFeature {
  @ObservableState
  public struct State: Equatable {
    var query = ""
    var showsOnlyFindings = false
    @SharedReader(.editedContent) var content

    /// The indices of the duas to show: whose slug or title contains the query, or whose Arabic does. In Arabic script, marks do not
    /// matter.
    var duas: [Int] {
      let query = FilterText(query)
      return content.draft.duas.indices.filter { index in
        (!showsOnlyFindings || !content.findings[index].isEmpty) && query.isIn(content.draft.duas[index])
      }
    }
  }

  public enum Action: Equatable, Sendable {
    /// While the user types.
    case queryChanged(String)
    /// Shows only duas with findings, or all duas again.
    case onlyFindingsToggled
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .queryChanged(let query): state.query = query
      case .onlyFindingsToggled: state.showsOnlyFindings.toggle()
      }
      return .none
    }
  }
}

/// What the user looks for in a list.
private struct FilterText {
  private let latin: String
  private let arabic: String

  init(_ query: String) {
    latin = query.lowercased()
    arabic = query.hasArabicLetter ? query.searchForm : ""
  }

  func isIn(_ dua: DuaFragment) -> Bool {
    if latin.isEmpty || dua.slug.value?.rawValue.contains(latin) == true { return true }
    return isIn(dua.arabic.value) || dua.title.contains { isIn($0.text.value) || isIn(title: $0.text.value) }
  }

  /// Whether the text contains the query in Arabic script, marks aside.
  private func isIn(_ text: String?) -> Bool {
    !arabic.isEmpty && text?.searchForm.contains(arabic) == true
  }

  private func isIn(title: String?) -> Bool {
    title?.lowercased().contains(latin) == true
  }
}
