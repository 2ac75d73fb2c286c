/// What an external system contains as far as a property knows: what it has saved or loaded last.
///
/// An event says that the system may have changed. It has not if its content is the known one: then the event is of a save of the
/// property itself, or of something else in the system. The value stays as it is, also one whose save has failed.
struct KnownContent<Content: Equatable & Sendable>: Sendable {
  /// `nil` if it is not known; `.some(nil)` if the system has none.
  private let content = Locked<Content??>(nil)

  /// Reads the content. A save in the meantime sets it itself.
  func load(_ read: () throws -> Content?) throws -> Content? {
    let known = content.withLock { $0 }
    do {
      let found = try read()
      replace(known, with: .some(found))
      return found
    } catch {
      replace(known, with: nil)
      throw error
    }
  }

  /// Writes the content.
  func save(_ new: Content?, _ write: () throws -> Void) throws {
    let former = content.withLock { content in
      defer { content = .some(new) }
      return content
    }
    do {
      try write()
    } catch {
      replace(.some(new), with: former)
      throw error
    }
  }

  /// Reads the content after an event.
  func reload<Value>(
    _ read: () throws -> Content?,
    decode: (Content) throws -> Value?
  ) -> SharedReload<Value> {
    let known = content.withLock { $0 }
    let found: Content?
    do {
      found = try read()
    } catch {
      return .result(.failure(error)) { content.withLock { $0 = nil } }
    }
    if known == .some(found) { return .unchanged }
    return .result(Result { try found.flatMap(decode) }) { content.withLock { $0 = .some(found) } }
  }

  private func replace(_ known: Content??, with new: Content??) {
    content.withLock { if $0 == known { $0 = new } }
  }
}
