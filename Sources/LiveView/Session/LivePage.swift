import HTML

/// What a view makes of a state: the content of the page, and what the browser shows around it.
public struct LivePage<Action> {
  /// The title of the tab.
  public var title: String
  /// The address of the page, from its first slash, if it follows the state. When it changes, it is a new entry of the history.
  public var location: String?
  /// The language of the page when it is loaded.
  public var language: String
  /// The direction of the page when it is loaded.
  public var direction: HTMLDirection
  /// Whether there is something at the address. If not, the page says so, and is loaded with status 404.
  public var isFound: Bool
  /// The content.
  public var body: HTML<Action>

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - title: The title of the tab.
  ///   - location: The address, from its first slash, if it follows the state.
  ///   - language: The language of the page when it is loaded.
  ///   - direction: The direction of the page when it is loaded.
  ///   - isFound: Whether there is something at the address.
  ///   - body: The content.
  public init(
    title: String,
    location: String? = nil,
    language: String = "en",
    direction: HTMLDirection = .leftToRight,
    isFound: Bool = true,
    @HTMLBuilder<Action> body: () -> HTML<Action>
  ) {
    self.title = title
    self.location = location
    self.language = language
    self.direction = direction
    self.isFound = isFound
    self.body = body()
  }
}

/// A page when it is loaded.
public struct LiveDocument: Sendable {
  /// The title of the tab.
  public let title: String
  /// The language of the content.
  public let language: String
  /// The direction of the content.
  public let direction: HTMLDirection
  /// Whether there is something at the address.
  public let isFound: Bool
  /// The content as UTF-8.
  public let body: [UInt8]
  /// The sum of the depths of all nodes, by which the script sees whether the browser has read the content as it was meant: some
  /// elements end others, for example one paragraph in another.
  public let depthSum: Int
  /// The number of the content: that of the last operations.
  public let sequence: Int
}
