import ComposableMacros
import Foundation

/// A reminder to recite a dua.
struct Reminder: Equatable, Identifiable, Sendable {
  let id: UUID
  var title: String
}

/// Reads and writes the reminders.
struct ReminderClient: Sendable {
  var all: @Sendable () async throws -> [Reminder]
  var create: @Sendable (Reminder) async throws -> Reminder
  var delete: @Sendable (Reminder.ID) async throws -> Void
}

extension ReminderClient: DependencyKey {
  static let liveValue = ReminderClient(
    all: { throw Unreachable() },
    create: { _ in throw Unreachable() },
    delete: { _ in throw Unreachable() }
  )
}

extension ReminderClient {
  static let testValue = ReminderClient(
    all: { [Reminder(id: UUID(0), title: "Dawn")] },
    create: { $0 },
    delete: { _ in }
  )
}

extension DependencyValues {
  var reminders: ReminderClient {
    get { self[ReminderClient.self] }
    set { self[ReminderClient.self] = newValue }
  }
}
