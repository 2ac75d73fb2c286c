/// Where a preview is served, what is served beside its pages, and how much of everything.
public struct PreviewConfiguration: Sendable {
  /// The address to bind. Without one, only this machine can connect, by its loopback addresses.
  public var bind: String?
  /// Further names and addresses of this machine by which browsers may ask for pages. Needed if ``bind`` is `0.0.0.0` or `::`, as
  /// requests for other hosts are refused.
  public var hosts: [String] = []
  /// The port; 0 for a free one. If it is busy, the next one that is free is taken.
  public var port: UInt16
  /// How many ports are tried.
  public var portCount = 20
  /// The style sheet of every page.
  public var styleSheet: String
  /// What is served beside the pages, by its path. No other file is.
  public var assets: [String: PreviewAsset]
  /// How many sessions are kept for pages that have lost their connection, or have not connected yet. The oldest one is dropped.
  public var keptSessions = 64
  /// How long they are kept.
  public var keepingTime = Duration.seconds(60)
  /// How many pages can be open.
  public var maximumSessions = 4096
  /// How long a page may take from its connection to its first message.
  public var helloTime = Duration.seconds(10)
  /// How many messages a page may send at once, and in a second for longer.
  public var messageRate = RateLimit(burst: 400, perSecond: 200)

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - bind: The address to bind; nil for the loopback addresses.
  ///   - port: The port; 0 for a free one.
  ///   - styleSheet: The style sheet of every page.
  ///   - assets: What is served beside the pages, by its path.
  public init(
    bind: String? = nil,
    port: UInt16 = 8060,
    styleSheet: String = "",
    assets: [String: PreviewAsset] = [:]
  ) {
    self.bind = bind
    self.port = port
    self.styleSheet = styleSheet
    self.assets = assets
  }
}

/// A file that is served as it is.
public struct PreviewAsset: Sendable {
  /// The media type, for example `image/png`.
  public var mediaType: String
  /// The content.
  public var bytes: [UInt8]

  /// Makes an asset.
  public init(mediaType: String, bytes: [UInt8]) {
    self.mediaType = mediaType
    self.bytes = bytes
  }
}

/// Where a preview is served.
public struct PreviewAddress: Sendable {
  /// The address for a browser, with a slash at the end.
  public let url: String
  /// The port that was bound; another than the configured one if that was busy or 0.
  public let port: UInt16
  /// What the user should know: a port that was busy, or an address that others can connect to.
  public let notices: [String]
}
