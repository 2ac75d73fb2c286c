import ComposableMacros

#if os(iOS)
  import UIKit
#endif

/// Lets the user feel what happens.
@DependencyClient
public struct HapticsClient: Sendable {
  /// What has happened; each is felt differently.
  public enum Impact: Equatable, Sendable {
    /// A recitation.
    case light
    /// Something was taken back or reset.
    case medium
    /// A completion.
    case success
  }

  /// Lets the user feel it at once. Does nothing on systems other than iOS.
  public var play: @Sendable (_ impact: Impact) async -> Void
}

extension HapticsClient: DependencyKey {
  #if os(iOS)
    /// The haptics of the device.
    public static let liveValue = HapticsClient(play: { impact in
      await MainActor.run {
        switch impact {
        case .light: UIImpactFeedbackGenerator(style: .light).impactOccurred()
        case .medium: UIImpactFeedbackGenerator(style: .medium).impactOccurred()
        case .success: UINotificationFeedbackGenerator().notificationOccurred(.success)
        }
      }
    })
  #else
    /// There is nothing to feel.
    public static let liveValue = HapticsClient(play: { _ in })
  #endif
  public static let testValue = HapticsClient()
  public static let previewValue = HapticsClient(play: { _ in })
}

extension DependencyValues {
  /// Lets the user feel what happens.
  public var haptics: HapticsClient {
    get { self[HapticsClient.self] }
    set { self[HapticsClient.self] = newValue }
  }
}
