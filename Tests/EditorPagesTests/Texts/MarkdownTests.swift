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
        == "<h2>One</h2><p><bdi>Some </bdi><code><bdi>&lt;b&gt;</bdi></code><bdi> words of two lines.</bdi></p>"
        + "<pre aria-label=\"Code\" class=\"source\" role=\"group\" tabindex=\"0\">\n<bdi>&lt;a&gt;\n  &lt;b/&gt;</bdi></pre>"
        + "<h2>Two</h2><p><bdi>End.</bdi></p>"
    )
  }

  @Test func everyRuleIsShownWhole() {
    for rule in RuleCatalog.all {
      let page = html(rule.body)
      #expect(!page.contains("```"), "\(rule.id)")
      #expect(page.components(separatedBy: "<h2>").count >= 4, "\(rule.id)")
    }
  }
}
