import ComposableMacros

#if os(iOS)
  import AudioToolbox
#endif

/// Plays the sounds of the app.
@DependencyClient
public struct SoundClient: Sendable {
  /// What is heard: that the count of a practice has changed, or has reached the goal.
  public enum Sound: Equatable, Sendable {
    case recitation, completion
  }

  /// Plays a sound at once. Does nothing on systems other than iOS.
  public var play: @Sendable (_ sound: Sound) async -> Void
}

extension SoundClient: DependencyKey {
  #if os(iOS)
    /// Sounds of the system: 1104 is a key, 1025 a fanfare.
    public static let liveValue = SoundClient(play: { sound in
      AudioServicesPlaySystemSound(sound == .completion ? 1025 : 1104)
    })
  #else
    /// There is nothing to hear.
    public static let liveValue = SoundClient(play: { _ in })
  #endif
  public static let testValue = SoundClient()
  public static let previewValue = SoundClient(play: { _ in })
}

extension DependencyValues {
  /// Plays the sounds of the app.
  public var sounds: SoundClient {
    get { self[SoundClient.self] }
    set { self[SoundClient.self] = newValue }
  }
}
