/// Which requests are answered: those for an address of this server, from a page of this server or from no page.
///
/// A page of another site can make the browser of this machine send requests, and can give a name of its own the address of this
/// machine. Such requests name the other site as `Origin`, or its name as `Host`.
struct AccessPolicy: Sendable {
  /// The hosts with the port, in lowercase.
  let hosts: Set<String>

  /// - Parameters:
  ///   - bind: The address that is bound; nil for the loopback addresses.
  ///   - port: The port that is bound.
  ///   - others: Further names and addresses of this machine.
  init(bind: String?, port: UInt16, others: [String] = []) {
    let names = (["127.0.0.1", "localhost", "::1"] + [bind].compactMap(\.self) + others).map {
      $0.contains(":") ? "[\($0.lowercased())]" : $0.lowercased()
    }
    // Browsers leave out the port of the scheme.
    hosts = Set(names.flatMap { port == 80 ? [$0, "\($0):80"] : ["\($0):\(port)"] })
  }

  /// Whether to answer a request.
  ///
  /// - Parameters:
  ///   - host: Its header `Host`.
  ///   - origin: Its header `Origin`. Browsers send it with every upgrade.
  ///   - isUpgrade: Whether it asks for a WebSocket.
  func allows(host: String?, origin: String?, isUpgrade: Bool) -> Bool {
    guard let host, hosts.contains(host.lowercased()) else { return false }
    guard let origin else { return !isUpgrade }
    guard origin.lowercased().hasPrefix("http://") else { return false }
    return hosts.contains(origin.dropFirst("http://".count).lowercased())
  }

  /// Whether to answer what a page of another site asks for, by the headers `Sec-Fetch-Site`, `Sec-Fetch-Mode` and `Sec-Fetch-Dest`
  /// (https://www.w3.org/TR/fetch-metadata): a user may follow a link, but a page must not load parts of itself from here.
  func allowsFetch(site: String?, mode: String?, destination: String?) -> Bool {
    site?.lowercased() != "cross-site"
      || mode?.lowercased() == "navigate" && destination?.lowercased() == "document"
  }
}
