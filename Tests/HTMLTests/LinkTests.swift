import HTML
import Testing

@Suite struct LinkTests {
  @Test(arguments: [
    "/dua/x", "dua?q=a:b", "#top", "", "?a=javascript:1", "http://a.org", "HTTPS://a.org/", "rizq://dua/x",
    "vscode://file/a.xml:3:4", "/بحث", "./a:b",
  ])
  func `These addresses are safe`(address: String) { #expect(HTMLLink.isSafe(address)) }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)",
    "java\tscript:1",
    "\u{1}javascript:1", "data:text/html,x", "vbscript:x", "file:///etc/passwd", "blob:x",
    "vscode-insiders://x",
    "a b", "/a\u{0}",
  ])
  func `These addresses are not`(address: String) { #expect(!HTMLLink.isSafe(address)) }

  @Test func `An unsafe link leads nowhere`() {
    let page: HTML<Never> = a(.href("javascript:alert(1)")) { "x" }
    #expect(page.rendered() == Array("<a>x</a>".utf8))
  }

  @Test func `Pictures come from the web or from the page's server`() {
    let pictures: [HTML<Never>] = ["/a.png", "https://a.org/b.png", "vscode://a", "data:image/png,x"].map {
      img(.src($0))
    }
    #expect(
      pictures.map { String(decoding: $0.rendered(), as: UTF8.self) }
        == [#"<img src="/a.png">"#, #"<img src="https://a.org/b.png">"#, "<img>", "<img>"]
    )
  }
}
