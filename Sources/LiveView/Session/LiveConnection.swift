/// The connection of a page with its session. Whatever carries the messages takes each one when it can send it.
@MainActor
public final class LiveConnection {
  /// Called when ``poll()`` may have a message, and when the connection ends.
  public var onReady: (() -> Void)?
  /// Whether no more messages follow.
  public private(set) var isClosed = false

  private let session: LiveSession
  private var needsFullRender: Bool
  private var needsAnswer = true

  init(_ session: LiveSession, needsFullRender: Bool) {
    self.session = session
    self.needsFullRender = needsFullRender
  }

  /// The next message, if there is one now.
  public func poll() -> [UInt8]? {
    guard !isClosed else { return nil }
    if needsFullRender {
      needsFullRender = false
      needsAnswer = false
      return session.fullRender()
    }
    if let changes = session.changes() {
      needsAnswer = false
      return changes
    }
    guard needsAnswer else { return nil }
    needsAnswer = false
    return session.answer()
  }

  /// Takes a message of the page.
  ///
  /// - Returns: Whether it is one that a page sends.
  @discardableResult
  public func receive(_ message: [UInt8]) -> Bool {
    guard !isClosed, let request = LiveRequest(message) else { return false }
    if request == .full { needsFullRender = true }
    if session.handle(request) { needsAnswer = true }
    if needsFullRender || needsAnswer { wake() }
    return true
  }

  /// Ends the connection. The session goes on.
  public func close() {
    isClosed = true
    wake()
  }

  func wake() { onReady?() }
}
