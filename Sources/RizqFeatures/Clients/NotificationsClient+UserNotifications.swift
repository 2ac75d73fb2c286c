#if canImport(UserNotifications)
  import Foundation
  import UserNotifications

  extension NotificationsClient {
    /// The notifications of the system.
    static let userNotifications = NotificationsClient(
      requestAuthorization: {
        try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound])
      },
      schedule: { reminders in
        let center = UNUserNotificationCenter.current()
        center.removeAllPendingNotificationRequests()
        for reminder in reminders {
          // The system does not look for a cancellation.
          try Task.checkCancellation()
          try await center.add(request(for: reminder))
        }
      }
    )

    private static func request(for reminder: Reminder) -> UNNotificationRequest {
      let content = UNMutableNotificationContent()
      content.title = "RIZQ"
      content.body = reminder.text
      content.sound = .default
      return UNNotificationRequest(
        identifier: "reminder-\(reminder.slot.rawValue)",
        content: content,
        trigger: UNCalendarNotificationTrigger(
          dateMatching: DateComponents(hour: reminder.hour),
          repeats: true
        )
      )
    }
  }
#endif
