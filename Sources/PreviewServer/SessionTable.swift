import LiveView

/// The sessions of the open pages, and for some time those of pages that have lost their connection.
@MainActor
final class SessionTable {
  private struct Entry {
    let session: LiveSession
    /// The number of the last time that the session was left without a connection; nil if it has one.
    var detached: Int?
    var expiry: Task<Void, Never>?
  }

  private let configuration: PreviewConfiguration
  private let clock: any Clock<Duration>
  private var entries: [String: Entry] = [:]
  private var lastDetached = 0

  init(_ configuration: PreviewConfiguration, clock: any Clock<Duration>) {
    self.configuration = configuration
    self.clock = clock
  }

  var count: Int { entries.count }

  /// Whether no further page can be opened.
  var isFull: Bool { entries.values.count { $0.detached == nil } >= configuration.maximumSessions }

  /// Adds the session of a page that has not connected yet.
  ///
  /// - Returns: Its name.
  func add(_ session: LiveSession) -> String {
    let name = Secrets.make()
    entries[name] = Entry(session: session)
    detach(name)
    return name
  }

  /// The session of a page that connects.
  func attach(_ name: String) -> LiveSession? {
    entries[name]?.expiry?.cancel()
    entries[name]?.expiry = nil
    entries[name]?.detached = nil
    return entries[name]?.session
  }

  /// Keeps the session of a page that has lost its connection for some time.
  func detach(_ name: String) {
    guard entries[name] != nil else { return }
    lastDetached += 1
    let number = lastDetached
    let (clock, time) = (clock, configuration.keepingTime)
    entries[name]?.detached = number
    entries[name]?.expiry?.cancel()
    entries[name]?.expiry = Task { [weak self] in
      try? await clock.sleep(for: time)
      if !Task.isCancelled, self?.entries[name]?.detached == number { self?.remove(name) }
    }
    let detached = entries.compactMap { entry in entry.value.detached.map { (name: entry.key, number: $0) } }
    if detached.count > configuration.keptSessions, let oldest = detached.min(by: { $0.number < $1.number }) {
      remove(oldest.name)
    }
  }

  func removeAll() {
    for name in entries.keys { remove(name) }
  }

  private func remove(_ name: String) {
    entries.removeValue(forKey: name)?.expiry?.cancel()
  }
}
