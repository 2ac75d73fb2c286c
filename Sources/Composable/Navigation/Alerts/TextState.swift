/// Text for a view, as an equatable and sendable value.
public struct TextState: Hashable, Sendable {
  /// The style of a run of text.
  public enum Style: Hashable, Sendable {
    /// Bold text.
    case bold
    /// Italic text.
    case italic
  }

  /// A run of text with the same styles.
  public struct Run: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The styles of the text; empty by default.
    public var styles: Set<Style> = []
  }

  /// The runs of the text, in order.
  public private(set) var runs: [Run]

  /// Makes text that is shown as written.
  public init(verbatim content: String) {
    runs = [Run(text: content)]
  }

  /// Makes text.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) {
    self.init(verbatim: String(content))
  }

  /// Makes text.
  public init(_ content: String) {
    self.init(verbatim: content)
  }

  /// Concatenates two texts.
  public static func + (lhs: Self, rhs: Self) -> Self {
    var text = lhs
    text.runs += rhs.runs
    return text
  }

  /// The text in bold.
  public func bold() -> Self {
    styled(.bold)
  }

  /// The text in italics.
  public func italic() -> Self {
    styled(.italic)
  }

  private func styled(_ style: Style) -> Self {
    var text = self
    for index in text.runs.indices { text.runs[index].styles.insert(style) }
    return text
  }
}

extension TextState: CustomStringConvertible {
  /// The text without its styles.
  public var description: String { runs.map(\.text).joined() }
}

extension String {
  /// The text without its styles.
  public init(state: TextState) {
    self = state.description
  }
}
