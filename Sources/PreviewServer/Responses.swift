import FlyingFox
import Foundation
import HTML
import LiveView

extension PreviewServer {
  /// Answers a request.
  func respond(to request: HTTPRequest) async -> HTTPResponse {
    let isUpgrade = request.headers[.upgrade] != nil
    let host = request.headers[.host]
    func header(_ name: String) -> String? { request.headers[HTTPHeader(name)] }
    guard let policy, let host,
      policy.allows(host: host, origin: header("Origin"), isUpgrade: isUpgrade),
      policy.allowsFetch(
        site: header("Sec-Fetch-Site"),
        mode: header("Sec-Fetch-Mode"),
        destination: header("Sec-Fetch-Dest")
      )
    else { return plain(.forbidden, "This server answers only its own pages, at its own address.") }
    guard request.method == .GET else { return plain(.methodNotAllowed, "Only GET is answered.") }
    guard let page = PreviewRequest(target: request.target.rawValue) else {
      return plain(.badRequest, "This address cannot be read.")
    }
    if page.path == ["live"] {
      let socket = WebSocketHTTPHandler(
        handler: PageSocketHandler { @MainActor [weak self] in self?.makeSocket() }
      )
      return (try? await socket.handleRequest(request)) ?? plain(.badRequest, "This is not a WebSocket.")
    }
    if let asset = configuration.assets["/" + page.path.joined(separator: "/")] {
      return response(.ok, asset.mediaType, asset.bytes)
    }
    // Browsers ask for it with every first page.
    if page.path == ["favicon.ico"] { return response(.noContent, "image/x-icon", []) }
    guard let route = routes(page) else { return plain(.notFound, "There is no such page.") }
    guard !sessions.isFull else { return plain(.serviceUnavailable, "Too many pages are open.") }
    return response(to: route, host: host)
  }

  private func response(to route: Route, host: String) -> HTTPResponse {
    let session = route()
    let document = session.document()
    let nonce = Secrets.make()
    let markup = PageMarkup(
      document: document,
      styleSheet: configuration.styleSheet,
      token: token,
      session: sessions.add(session),
      nonce: nonce
    )
    return response(
      document.isFound ? .ok : .notFound,
      "text/html; charset=utf-8",
      markup.bytes,
      policy: PageMarkup.securityPolicy(nonce: nonce, host: host)
    )
  }

  private func plain(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
    response(status, "text/plain; charset=utf-8", Array("\(text)\n".utf8))
  }

  private func response(
    _ status: HTTPStatusCode,
    _ mediaType: String,
    _ bytes: [UInt8],
    policy: String = "default-src 'none'; frame-ancestors 'none'"
  ) -> HTTPResponse {
    HTTPResponse(
      statusCode: status,
      headers: [
        .contentType: mediaType,
        .cacheControl: "no-store",
        // A gate lets one request through on each connection.
        .connection: "close",
        HTTPHeader("Content-Security-Policy"): policy,
        HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
        HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
        HTTPHeader("Referrer-Policy"): "no-referrer",
        HTTPHeader("X-Content-Type-Options"): "nosniff",
      ],
      body: Data(bytes)
    )
  }
}
