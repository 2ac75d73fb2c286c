import HTML
import RulePages
import Testing

@testable import EditorPages

struct MarkdownTests {
  private func html(_ text: String) -> String {
    String(decoding: (markdown(text) as HTML<Never>).rendered(), as: UTF8.self)
  }

  @Test func headingsParagraphsAndCodeAreElements() {
    #expect(
      html("## One\nSome `<b>` words\nof two lines.\n\n```xml\n<a>\n  <b/>\n```\n## Two\nEnd.")
        == "<h2>One</h2><p><span dir=\"ltr\">Some <code><bdi>&lt;b&gt;</bdi></code> words of two lines.</span></p>"
        + "<pre aria-label=\"Code\" class=\"source\" role=\"group\" tabindex=\"0\">\n<bdi dir=\"ltr\">&lt;a&gt;\n  &lt;b/&gt;</bdi></pre>"
        + "<h2>Two</h2><p><span dir=\"ltr\">End.</span></p>"
    )
  }

  @Test func quotationThatBeginsWithAMarkIsCode() {
    #expect(
      html("Before `\u{0650}` and `x`.")
        == "<p><span dir=\"ltr\">Before <code><bdi>\u{0650}</bdi></code> and <code><bdi>x</bdi></code>.</span></p>"
    )
  }

  @Test func linesThatBeginWithAHyphenAreAList() {
    #expect(
      html("Looks for:\n- `a` and\n  more;\n- b.\nOn.\n\n- c")
        == "<p><span dir=\"ltr\">Looks for:</span></p>"
        + "<ul class=\"bullets\"><li><span dir=\"ltr\"><code><bdi>a</bdi></code> and more;</span></li>"
        + "<li><span dir=\"ltr\">b.</span></li></ul><p><span dir=\"ltr\">On.</span></p>"
        + "<ul class=\"bullets\"><li><span dir=\"ltr\">c</span></li></ul>"
    )
  }

  @Test func everyRuleIsShownWhole() {
    for rule in RuleCatalog.all {
      let page = html(rule.body)
      #expect(!page.contains("```"), "\(rule.id)")
      #expect(page.components(separatedBy: "<h2>").count >= 4, "\(rule.id)")
      #expect(
        page.components(separatedBy: "<li>").count - 1 == rule.body.components(separatedBy: "\n- ").count - 1,
        "\(rule.id)"
      )
    }
  }
}
