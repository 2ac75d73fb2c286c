import Testing

@testable import PreviewServer

@Suite struct AccessTests {
  private let policy = AccessPolicy(bind: nil, port: 8060)

  @Test(arguments: ["127.0.0.1:8060", "localhost:8060", "LOCALHOST:8060", "[::1]:8060"])
  func `The loopback addresses are answered`(host: String) {
    #expect(policy.allows(host: host, origin: nil, isUpgrade: false))
    #expect(policy.allows(host: host, origin: "http://\(host)", isUpgrade: true))
  }

  @Test(arguments: [
    nil, "", "evil.example", "evil.example:8060", "127.0.0.1", "127.0.0.1:8061",
    "127.0.0.1:8060.evil.example",
  ])
  func `A foreign host is not`(host: String?) {
    #expect(!policy.allows(host: host, origin: nil, isUpgrade: false))
    #expect(!policy.allows(host: host, origin: "http://127.0.0.1:8060", isUpgrade: true))
  }

  @Test(arguments: [
    "http://evil.example", "https://127.0.0.1:8060", "http://127.0.0.1:9000", "null", "", "127.0.0.1:8060",
  ])
  func `A foreign origin is not`(origin: String) {
    for isUpgrade in [false, true] {
      #expect(!policy.allows(host: "127.0.0.1:8060", origin: origin, isUpgrade: isUpgrade))
    }
  }

  @Test func `Pages of other sites may link here, and load nothing from here`() {
    #expect(policy.allowsFetch(site: nil, mode: nil, destination: nil))
    #expect(policy.allowsFetch(site: "same-origin", mode: "websocket", destination: "websocket"))
    #expect(policy.allowsFetch(site: "none", mode: "navigate", destination: "document"))
    #expect(policy.allowsFetch(site: "cross-site", mode: "navigate", destination: "document"))
    for (mode, destination) in [("no-cors", "image"), ("navigate", "iframe"), ("cors", "empty")] {
      #expect(!policy.allowsFetch(site: "cross-site", mode: mode, destination: destination))
    }
    #expect(!policy.allowsFetch(site: "Cross-Site", mode: nil, destination: nil))
  }

  @Test func `An upgrade needs an origin, as every browser sends it`() {
    #expect(!policy.allows(host: "127.0.0.1:8060", origin: nil, isUpgrade: true))
  }

  @Test func `The address to bind is answered as well`() {
    let policy = AccessPolicy(bind: "192.0.2.1", port: 80)
    #expect(policy.allows(host: "192.0.2.1", origin: "http://192.0.2.1", isUpgrade: true))
    #expect(policy.allows(host: "localhost:80", origin: nil, isUpgrade: false))
  }

  @Test func `Further names of the machine are answered`() {
    let policy = AccessPolicy(bind: "0.0.0.0", port: 8060, others: ["desk.local", "2001:db8::1"])
    #expect(policy.allows(host: "Desk.local:8060", origin: "http://desk.local:8060", isUpgrade: true))
    #expect(policy.allows(host: "[2001:db8::1]:8060", origin: nil, isUpgrade: false))
    #expect(!policy.allows(host: "other.local:8060", origin: nil, isUpgrade: false))
  }
}

@Suite struct LimitTests {
  @Test func `A page may send a burst, and then as often as the rate`() {
    var limit = RateLimit(burst: 3, perSecond: 2)
    let milliseconds = [0, 0, 0, 0, 400, 600, 600, 60_000, 60_000, 60_000, 60_000]
    let answers = milliseconds.map { limit.allows(at: .milliseconds($0)) }
    #expect(answers == [true, true, true, false, false, true, false, true, true, true, false])
  }

  @Test func `Secrets differ, and are compared as a whole`() {
    let secrets = Set((0..<100).map { _ in Secrets.make() })
    #expect(secrets.count == 100)
    #expect(secrets.allSatisfy { $0.utf8.count == 32 })
    #expect(Secrets.areEqual("abc", "abc"))
    #expect(!Secrets.areEqual("abc", "abd"))
    #expect(!Secrets.areEqual("abc", "ab"))
  }
}

@Suite struct PreviewRequestTests {
  @Test func `Paths and queries are decoded`() throws {
    let request = try #require(PreviewRequest(target: "/dua/%D8%A7%2Fb?q=a+b%26c&x&q=2"))
    #expect(request.path == ["dua", "ا/b"])
    #expect(request.query.map(\.name) == ["q", "x", "q"])
    #expect(request.parameter("q") == "a b&c")
    #expect(request.parameter("x") == "")
    #expect(request.location == "/dua/%D8%A7%2Fb?q=a+b%26c&x&q=2")
    #expect(PreviewRequest(target: "/")?.path == [])
  }

  @Test func `A combining mark after a separator is part of what follows`() throws {
    let target = "/a/\u{0301}b?\u{0301}c=\u{0301}d+\u{0301}e&\u{0301}f"
    let request = try #require(PreviewRequest(target: target))
    #expect(request.path == ["a", "\u{0301}b"])
    #expect(request.query.map(\.name) == ["\u{0301}c", "\u{0301}f"])
    #expect(
      request.query.map { Array($0.value.unicodeScalars) } == [["\u{0301}", "d", " ", "\u{0301}", "e"], []]
    )
  }

  @Test(arguments: ["", "dua", "/../etc", "/a/%2E%2E/b", "/%", "/%FF", "/?q=%GG", "http://x/"])
  func `Others are refused`(target: String) { #expect(PreviewRequest(target: target) == nil) }

  @Test func `A long target is refused`() {
    #expect(PreviewRequest(target: "/" + String(repeating: "a", count: 9000)) == nil)
  }
}
