import ComposableTesting
import HTML
import LiveView
import Testing

@testable import PreviewServer

@MainActor
@Suite struct SessionTableTests {
  private let clock = TestClock()

  private func table(kept: Int = 3) -> SessionTable {
    var configuration = PreviewConfiguration()
    configuration.keptSessions = kept
    configuration.keepingTime = .seconds(60)
    configuration.maximumSessions = 2
    return SessionTable(configuration, clock: clock)
  }

  private func session() -> LiveSession {
    LiveSession(view: { LivePage<Never>(title: "") { "Page" } }, send: { (_: Never) in })
  }

  @Test func `A session without a connection is kept for some time`() async {
    let table = table()
    let name = table.add(session())
    await clock.advance(by: .seconds(59))
    #expect(table.count == 1)
    await clock.advance(by: .seconds(1))
    #expect(table.attach(name) == nil)
    #expect(table.count == 0)
  }

  @Test func `A session with a connection is kept, and again for the whole time after it`() async {
    let table = table()
    let original = session()
    let name = table.add(original)
    await clock.advance(by: .seconds(30))
    #expect(table.attach(name) === original)
    await clock.advance(by: .seconds(600))
    #expect(table.attach(name) === original)
    table.detach(name)
    await clock.advance(by: .seconds(59))
    #expect(table.attach(name) === original)
  }

  @Test func `Of too many sessions without a connection the oldest one is dropped`() {
    let table = table()
    let names = (0..<4).map { _ in table.add(session()) }
    #expect(table.count == 3)
    #expect(table.attach(names[0]) == nil)
    #expect(table.attach(names[1]) != nil)
    // Its time without a connection begins now.
    table.detach(names[1])
    _ = table.add(session())
    #expect(table.attach(names[2]) == nil)
    #expect(table.attach(names[1]) != nil)
  }

  @Test func `The number of connected pages is bounded`() {
    let table = table()
    let names = (0..<2).map { _ in table.add(session()) }
    #expect(!table.isFull)
    for name in names { _ = table.attach(name) }
    #expect(table.isFull)
    table.detach(names[0])
    #expect(!table.isFull)
  }
}
