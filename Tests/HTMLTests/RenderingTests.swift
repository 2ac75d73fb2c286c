import HTML
import Testing

private enum Action: Equatable {
  case tapped
  case changed(String)
}

private func text(_ html: HTML<Action>) -> String { String(decoding: html.rendered(), as: UTF8.self) }

@Suite struct RenderingTests {
  @Test func `Elements, attributes and texts are written in order`() {
    let page: HTML<Action> = div(.class("card")) {
      h2 { "Title" }
      p(.lang("ar"), .dir(.rightToLeft)) { "الله" }
    }
    #expect(text(page) == #"<div class="card"><h2>Title</h2><p dir="rtl" lang="ar">الله</p></div>"#)
  }

  @Test func `Conditions and loops build what they contain`() {
    func list(_ items: [String], isEmptyShown: Bool) -> HTML<Action> {
      HTML {
        if isEmptyShown, items.isEmpty { p { "Nothing" } }
        for item in items { li(.key(item)) { item } }
        if items.count > 1 { "many" } else { "few" }
      }
    }
    #expect(text(list([], isEmptyShown: true)) == "<p>Nothing</p>few")
    #expect(text(list([], isEmptyShown: false)) == "few")
    #expect(text(list(["a", "b"], isEmptyShown: true)) == "<li>a</li><li>b</li>many")
  }

  @Test func `Texts and values are escaped`() {
    let hostile = "<script>alert('1')</script>&\"\r"
    let page: HTML<Action> = p(.title(hostile)) { hostile }
    #expect(
      text(page)
        == "<p title=\"&lt;script&gt;alert('1')&lt;/script&gt;&amp;&quot;&#13;\">"
        + "&lt;script&gt;alert('1')&lt;/script&gt;&amp;\"&#13;</p>"
    )
  }

  @Test func `Every scalar of a text is kept`() {
    // Shadda and kasra in an order that is not the canonical one.
    let page: HTML<Action> = bdi { "ر\u{651}\u{650}\u{200F}" }
    #expect(page.rendered() == Array("<bdi>ر\u{651}\u{650}\u{200F}</bdi>".utf8))
  }

  @Test func `The first line end of a text is kept`() {
    // Browsers drop one after this tag.
    #expect(text(pre { "\na" }) == "<pre>\n\na</pre>")
  }

  @Test func `Elements without an end tag have no content`() {
    let page: HTML<Action> = element(.br) { "lost" }
    #expect(text(page) == "<br>")
    #expect(
      text(input(.type("checkbox"), .checked(true), .disabled(false)))
        == #"<input checked="" type="checkbox">"#
    )
  }

  @Test func `Texts that follow each other are one, and empty ones are none`() {
    let page = HTML<Action> {
      "a"
      ""
      "b"
      br()
      ""
    }
    #expect(page.nodes.count == 2)
    #expect(text(page) == "ab<br>")
    #expect(HTML<Action>("").isEmpty)
  }

  @Test func `Classes are joined, and the last of other attributes counts`() {
    let page: HTML<Action> = div(
      .class("a", nil, "b"),
      .id("first"),
      .when(true, .class("c"), .id("last")),
      .when(false, .class("d"))
    )
    #expect(text(page) == #"<div class="a b c" id="last"></div>"#)
  }

  @Test func `Nothing but the declared names can be an attribute, and none runs a script or a style`() {
    for name in HTMLAttributeName.allCases.map(\.rawValue) {
      #expect(
        !name.hasPrefix("on") && !["style", "href", "src", "srcdoc", "action", "formaction"].contains(name)
      )
    }
    for tag in HTMLTag.allCases.map(\.rawValue) {
      #expect(
        !["script", "style", "iframe", "object", "embed", "base", "meta", "link", "foreignObject"].contains(
          tag
        )
      )
    }
  }

  @Test func `Numbers of drawings are the same everywhere`() {
    let page: HTML<Action> = Drawing.svg(.viewBox(0, 0, 100, 20.5)) {
      Drawing.rect(.attribute(.width, 1.0 / 3), .attribute(.x, -0.25), .attribute(.y, .nan))
    }
    #expect(text(page) == #"<svg viewBox="0 0 100 20.5"><rect width="0.333" x="-0.25" y="0"></rect></svg>"#)
  }

  @Test func `Marks name their ranges`() {
    let page: HTML<Action> = p(.marks([HTMLMark("error", 3..<7), HTMLMark("hint", 9..<10)])) { "0123456789" }
    #expect(text(page) == #"<p data-marks="error 3 7,hint 9 10">0123456789</p>"#)
  }

  @Test func `Marks lead to safe addresses only`() {
    func page(_ link: String) -> HTML<Action> { p(.marks([HTMLMark("error", 0..<1, link: link)])) { "0" } }
    #expect(text(page("/dua/x#finding-1")) == #"<p data-marks="error 0 1 /dua/x#finding-1">0</p>"#)
    for link in [
      "javascript:alert(1)", "https://example.com", "/a b", "/a,b 0 1", "\u{9}/a", "//example.com",
      "/\\example.com", "a",
    ] {
      #expect(text(page(link)) == #"<p data-marks="error 0 1">0</p>"#, "\(link)")
    }
  }
}
