/// A FIFO queue of the actions that wait to be reduced.
@usableFromInline
struct ActionQueue<Action> {
  @usableFromInline
  struct Entry {
    let action: Action
    let activity: Activity
    /// Called after the action has been reduced and its effects have started.
    let onReduced: (@MainActor () -> Void)?
  }

  @usableFromInline var entries: [Entry?] = []
  private var head = 0

  @inlinable
  var isEmpty: Bool {
    entries.isEmpty
  }

  mutating func append(_ entry: Entry) {
    entries.append(entry)
  }

  mutating func popFirst() -> Entry? {
    guard head < entries.count else { return nil }
    defer {
      head += 1
      if head == entries.count {
        entries.removeAll(keepingCapacity: true)
        head = 0
      }
    }
    let entry = entries[head]
    entries[head] = nil
    return entry
  }
}
