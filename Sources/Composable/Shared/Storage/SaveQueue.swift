import Foundation
import Locks

/// The changes of a value that have not been saved. One of the threads that make them saves them, one at a time and in
/// their order, while the others wait.
final class SaveQueue<Value>: @unchecked Sendable {
  // `@unchecked`: the variables are protected by the condition, and keys have sendable values.

  /// A value to save.
  struct Change {
    let value: Value
    let context: SaveContext
    /// Called with the result of `save()`; `nil` for a change that is saved by itself.
    var completion: (@Sendable (Result<Void, any Error>) -> Void)?
  }

  private let condition = NSCondition()
  private var changes: [Change] = []
  private var isSaving = false
  /// The numbers of changes so far.
  private var appended = 0
  private var saved = 0
  /// Loads the value when all changes have been saved.
  private var reload: SharedReloading<Value>?

  /// Whether all changes have been saved.
  var isEmpty: Bool {
    condition.withLock { saved == appended }
  }

  func append(_ change: Change) {
    condition.withLock {
      changes.append(change)
      appended += 1
    }
  }

  /// Keeps what loads the value until all changes have been saved.
  ///
  /// - Returns: Whether there are changes to wait for.
  func delay(_ load: @escaping SharedReloading<Value>) -> Bool {
    condition.withLock {
      guard saved < appended else { return false }
      reload = load
      return true
    }
  }

  /// Saves all changes, or waits until another thread has saved those that have been made so far.
  ///
  /// A thread that is saving something already does not wait: the other thread may wait for it in the same way, or be
  /// itself further up the stack. That one saves the changes afterwards.
  ///
  /// - Returns: What loads the value again, if this thread has saved the last change.
  func run(_ save: (Change) -> Void) -> SharedReloading<Value>? {
    condition.lock()
    defer { condition.unlock() }
    if isSaving {
      let last = appended
      while saved < last, !RunningSave.isCurrent { condition.wait() }
      return nil
    }
    isSaving = true
    while !changes.isEmpty {
      let change = changes.removeFirst()
      condition.unlock()
      RunningSave.run { save(change) }
      condition.lock()
      saved += 1
      condition.broadcast()
    }
    isSaving = false
    return reload.take()
  }
}

/// The save that a thread is making, of any value.
private final class RunningSave: Sendable {
  /// The save that the current task has been started in.
  @TaskLocal private static var inherited: RunningSave?

  /// The thread that is saving; 0 when it has saved, because tasks that were started meanwhile go on.
  private let thread = AtomicWord()

  /// Whether the caller's thread is saving.
  static var isCurrent: Bool {
    guard let inherited else { return false }
    return inherited.thread.value == CurrentThread.id
  }

  static func run(_ save: () -> Void) {
    let running = RunningSave()
    running.thread.store(CurrentThread.id)
    defer { running.thread.store(0) }
    $inherited.withValue(running, operation: save)
  }
}
