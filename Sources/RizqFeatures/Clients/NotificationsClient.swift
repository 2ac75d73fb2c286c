import ComposableMacros
import Foundation

/// A notification that comes every day.
public struct Reminder: Equatable, Sendable {
  /// The slots of the day that have reminders. What has no time of its own needs none.
  public enum Slot: String, CaseIterable, Codable, Sendable {
    case morning, evening

    /// The hour of the reminder.
    public var hour: Int {
      switch self {
      case .morning: 7
      case .evening: 18
      }
    }
  }

  /// The slot whose adhkar it is about.
  public var slot: Slot
  /// The hour of the day, from 0 to 23, in the time zone of the device.
  public var hour: Int
  /// What the notification says, in English.
  public var text: String

  /// The reminder of a slot, at its hour.
  public init(_ slot: Slot) {
    self.slot = slot
    hour = slot.hour
    text = "Your \(slot.rawValue) adhkar are waiting."
  }
}

extension SharedKey where Self == AppStorageKey<[Reminder.Slot]>.Default {
  /// The slots with a reminder.
  public static var reminders: Self { Self[.appStorage("reminders"), default: []] }
}

/// Reminds the user, if they allow it.
@DependencyClient
public struct NotificationsClient: Sendable {
  /// Asks the user, once; afterwards says what they have answered.
  public var requestAuthorization: @Sendable () async throws -> Bool
  /// Replaces all reminders.
  public var schedule: @Sendable (_ reminders: [Reminder]) async throws -> Void
}

extension NotificationsClient: DependencyKey {
  #if canImport(UserNotifications)
    /// Notifications of the system.
    public static let liveValue = NotificationsClient.userNotifications
  #else
    /// Prints a line for each reminder, since the system has no notifications.
    public static let liveValue = NotificationsClient.log { print($0) }
  #endif
  public static let testValue = NotificationsClient()
  /// Says that the user allows notifications, and shows none.
  public static let previewValue = NotificationsClient(requestAuthorization: { true }, schedule: { _ in })
}

extension NotificationsClient {
  /// Writes a line for each reminder, where the system has no notifications.
  public static func log(_ write: @escaping @Sendable (String) -> Void) -> NotificationsClient {
    NotificationsClient(
      requestAuthorization: { true },
      schedule: { reminders in
        if reminders.isEmpty { write("no reminders") }
        for reminder in reminders { write("daily at \(reminder.hour):00: \(reminder.text)") }
      }
    )
  }
}

extension DependencyValues {
  /// Reminds the user.
  public var notifications: NotificationsClient {
    get { self[NotificationsClient.self] }
    set { self[NotificationsClient.self] = newValue }
  }
}
