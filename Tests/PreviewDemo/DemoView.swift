import HTML
import LiveView

func demoPage(_ state: Demo.State) -> LivePage<Demo.Action> {
  LivePage(title: "Demo \(state.count)", location: state.tab == "list" ? "/" : "/?tab=\(state.tab)") {
    div(.id("app"), .onKeyDown(.space, .spacePressed)) {
      h1 { "Demo" }
      button(.id("tap"), .on(.click, .tapped)) { "Tap" }
      p(.id("count"), .role("status")) { String(state.count) }
      form(.id("form"), .onSubmit(.submitted)) {
        label(.for("query")) { "Search" }
        input(.id("query"), .value(state.query), .onInput { .queryChanged($0) })
      }
      p(.id("echo")) { state.query }
      p(.id("submitted")) { String(state.submitted) }
      textarea(.id("note"), .value(state.note), .onInput { .noteChanged($0) })
      label {
        input(.id("check"), .type("checkbox"), .checked(state.isChecked), .onToggle { .checked($0) })
        "Check"
      }
      p(.id("checked")) { state.isChecked ? "yes" : "no" }
      bdi(.id("arabic"), .lang("ar"), .dir(.rightToLeft), .marks([HTMLMark("error", 0..<4)])) { "الله أكبر" }
      Drawing.svg(.viewBox(0, 0, 100, 10), .role("img"), .aria(.label, "Count")) {
        Drawing.rect(.id("bar"), .attribute(.width, Double(state.count)), .attribute(.height, 10))
      }
      nav {
        a(.id("tab-list"), .href("/"), .on(.click, .tabChosen("list"))) { "List" }
        a(.id("tab-other"), .href("/?tab=other"), .on(.click, .tabChosen("other"))) { "Other" }
      }
      p(.id("tab")) { state.tab }
      button(.id("prepend"), .on(.click, .prepended)) { "Insert above" }
      button(.id("reverse"), .on(.click, .reversed)) { "Reverse" }
      ul(.id("items")) {
        for item in state.items {
          li(.key(item), .id("item-\(item)")) {
            "Item \(item) "
            button(.class("remove"), .on(.click, .removed(item))) { "Remove" }
          }
        }
      }
    }
  }
}
