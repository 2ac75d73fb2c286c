import Foundation
import HTML
import LiveView
import Testing

@testable import PreviewServer

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ServerTests {
  private func server(_ configuration: PreviewConfiguration) -> PreviewServer {
    PreviewServer(configuration) { _ in nil }
  }

  @Test func `A free port is reported`() async throws {
    let server = server(PreviewConfiguration(port: 0))
    let address = try await server.start()
    #expect(address.port > 0)
    #expect(address.url == "http://127.0.0.1:\(address.port)/")
    #expect(address.notices == [])
    await server.stop()
    try await server.waitUntilStopped()
  }

  @Test func `A busy port takes the next one, and all busy ones fail`() async throws {
    let first = server(PreviewConfiguration(port: 0))
    let address = try await first.start()
    var configuration = PreviewConfiguration(port: address.port)
    configuration.portCount = 1
    await #expect(throws: PreviewServerError.allPortsBusy(first: address.port, last: address.port)) {
      _ = try await server(configuration).start()
    }
    configuration.portCount = 20
    let second = server(configuration)
    let next = try await second.start()
    #expect(next.port > address.port)
    #expect(next.notices == ["port \(address.port) is busy; using \(next.port)"])
    await first.stop()
    await second.stop()
  }

  @Test func `A stopped server frees its port`() async throws {
    let first = server(PreviewConfiguration(port: 0))
    let address = try await first.start()
    await first.stop()
    var configuration = PreviewConfiguration(port: address.port)
    configuration.portCount = 1
    let second = server(configuration)
    #expect(try await second.start().port == address.port)
    await second.stop()
  }

  @Test func `A server is started once`() async throws {
    let server = server(PreviewConfiguration(port: 0))
    _ = try await server.start()
    await #expect(throws: PreviewServerError.alreadyStarted) { _ = try await server.start() }
    await server.stop()
  }

  @Test func `Cancelling the wait stops the server`() async throws {
    let server = server(PreviewConfiguration(port: 0))
    let address = try await server.start()
    let waiting = Task { try await server.waitUntilStopped() }
    waiting.cancel()
    try await waiting.value
    var configuration = PreviewConfiguration(port: address.port)
    configuration.portCount = 1
    let next = self.server(configuration)
    _ = try await next.start()
    await next.stop()
  }

  @Test(arguments: ["localhost", "example", "300.0.0.1", "203.0.113.7"])
  func `An address of another machine, or none, cannot be bound`(address: String) async {
    await #expect(throws: PreviewServerError.self) {
      _ = try await server(PreviewConfiguration(bind: address, port: 0)).start()
    }
  }

  @Test func `An address that others can reach is warned of`() async throws {
    let server = server(PreviewConfiguration(bind: "0.0.0.0", port: 0))
    let notices = try await server.start().notices
    #expect(notices.count == 1)
    #expect(notices.first?.hasPrefix("0.0.0.0 can be reached from other machines") == true)
    await server.stop()
  }
}

@MainActor
@Suite struct PageMarkupTests {
  private func page(styleSheet: String = "") -> String {
    let session = LiveSession(
      view: { LivePage<Never>(title: "<T>", language: "ar", direction: .rightToLeft) { p { "x" } } },
      send: { (_: Never) in }
    )
    let markup = PageMarkup(
      document: session.document(),
      styleSheet: styleSheet,
      token: "t",
      session: "s",
      nonce: "n"
    )
    return String(decoding: markup.bytes, as: UTF8.self)
  }

  @Test func `A page has its language, title, content and what the script needs`() {
    let page = page()
    #expect(page.hasPrefix(#"<!DOCTYPE html>\#n<html lang="ar" dir="rtl"><head><meta charset="utf-8">"#))
    #expect(page.contains("<title>&lt;T&gt;</title>"))
    #expect(
      page.contains(
        #"<div id="live" data-token="t" data-session="s" data-sequence="1" data-depths="3"><p>x</p></div>"#
      )
    )
  }

  @Test func `Neither the style sheet nor the script ends its element`() {
    let page = page(styleSheet: "p::after { content: '</style><script>' }")
    #expect(page.components(separatedBy: "</style>").count == 2)
    #expect(page.components(separatedBy: "</script>").count == 2)
  }

  @Test func `Only the style sheet and the script of the page are allowed`() {
    let policy = PageMarkup.securityPolicy(nonce: "n", host: "127.0.0.1:1")
    #expect(policy.hasPrefix("default-src 'none'; script-src 'nonce-n'; style-src 'nonce-n'; "))
    #expect(!policy.contains("unsafe"))
  }
}
