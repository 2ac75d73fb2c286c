import Composable
import HTML
import LiveView

/// A library of as many cards as this project's content has, with a search that marks its query.
struct Cards: Reducer {
  struct State: Equatable {
    var query = ""
    var cards = 133
  }

  enum Action: Equatable {
    case queryChanged(String)
    case opened(Int)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if case .queryChanged(let query) = action { state.query = query }
    return .none
  }
}

func cardsPage(_ state: Cards.State) -> LivePage<Cards.Action> {
  LivePage(title: "Cards") {
    header {
      h1 { "Library" }
      input(
        .id("query"),
        .type("search"),
        .aria(.label, "Search"),
        .value(state.query),
        .onInput { .queryChanged($0) }
      )
      p(.role("status"), .aria(.live, "polite")) { "\(state.cards) duas for “\(state.query)”" }
    }
    main(.class("cards")) {
      for number in 0..<state.cards {
        article(.class("card"), .key(number), .on(.click, .opened(number))) {
          header {
            h2 { "Dua \(number)" }
            span(.class("grade", number.isMultiple(of: 3) ? "sahih" : "hasan")) { "sahih" }
          }
          p(.class("arabic"), .lang("ar"), .dir(.rightToLeft)) {
            "سُبْحَانَ اللَّهِ وَبِحَمْدِهِ عَدَدَ خَلْقِهِ وَرِضَا نَفْسِهِ وَزِنَةَ عَرْشِهِ"
          }
          p(.class("latin"), .lang("ar-Latn")) { "subḥāna-llāhi wa-biḥamdihi ʿadada khalqihi" }
          p(.class("translation")) {
            "Glory belongs to Allah, and praise, as often as His creation is numerous"
          }
          // A mark in every second card depends on the query.
          p(.class("note")) {
            if number.isMultiple(of: 2) {
              "Found: "
              mark { state.query }
            }
          }
          footer {
            span { "\(number % 10 + 1)×" }
            span { "15 XP" }
            button(.type("button"), .aria(.label, "Open dua \(number)"), .on(.click, .opened(number))) {
              "Open"
            }
          }
        }
      }
    }
  }
}
