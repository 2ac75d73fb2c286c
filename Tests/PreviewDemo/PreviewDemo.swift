import Composable
import Foundation
import LiveView
import PreviewServer

/// Serves the demo: `preview-demo [PORT]`, or prints how long a diff takes: `preview-demo measure`.
@main
@MainActor
enum PreviewDemo {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "measure" { return Measures.run() }
    let configuration = PreviewConfiguration(
      port: arguments.first.flatMap { UInt16($0) } ?? 0,
      styleSheet:
        "body { font: 16px/1.9 sans-serif } ::highlight(error) { background: #fcc } li { min-height: 40px }"
    )
    let server = PreviewServer(configuration, routes: route)
    // Ends the server gracefully, as the command does for Control-C.
    signal(SIGTERM, SIG_IGN)
    let termination = DispatchSource.makeSignalSource(signal: SIGTERM, queue: .main)
    termination.setEventHandler { Task { await server.stop() } }
    termination.resume()
    let address = try await server.start()
    print(address.url)
    for notice in address.notices { print("note: \(notice)") }
    fflush(nil)
    try await server.waitUntilStopped()
    termination.cancel()
  }

  private static func route(_ request: PreviewRequest) -> PreviewServer.Route? {
    switch request.path {
    case []:
      return {
        LiveSession(
          Store(
            initialState: Demo.State(
              items: Array(1...(request.parameter("items").flatMap { Int($0) } ?? 200)),
              tab: request.parameter("tab") ?? "list"
            )
          ) { Demo() },
          open: { .tabChosen($0 == "/" ? "list" : "other") },
          view: { demoPage($0.state) }
        )
      }
    case ["cards"]:
      return { LiveSession(Store(initialState: Cards.State()) { Cards() }) { cardsPage($0.state) } }
    default: return nil
    }
  }
}
