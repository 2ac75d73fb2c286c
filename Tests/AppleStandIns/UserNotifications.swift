// The declarations of Apple's module `UserNotifications` that the package uses, to compile that code on other systems.

import Foundation

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
}

public class UNNotificationSound {
  public static var `default`: UNNotificationSound { UNNotificationSound() }
}

public class UNNotificationTrigger {
  public init() {}
}

public class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public convenience init(dateMatching dateComponents: DateComponents, repeats: Bool) { self.init() }
}

public class UNNotificationContent {
  public init() {}

  public var title = ""
  public var body = ""
  public var sound: UNNotificationSound?
}

public class UNMutableNotificationContent: UNNotificationContent {
  public override init() {}
}

public class UNNotificationRequest {
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {}
}

public class UNUserNotificationCenter {
  public static func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }

  public func requestAuthorization(options: UNAuthorizationOptions) async throws -> Bool { false }

  public func add(_ request: sending UNNotificationRequest) async throws {}

  public func removeAllPendingNotificationRequests() {}
}
