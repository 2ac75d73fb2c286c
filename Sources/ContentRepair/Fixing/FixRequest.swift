/// Which changes may be made in the sources.
public struct FixRequest: Equatable, Sendable {
  /// Whether changes are made that a person should review.
  public var allowsUnsafe: Bool
  /// Whether missing transliterations are filled in by the romanizer.
  public var generatesTransliteration: Bool

  public init(allowsUnsafe: Bool = false, generatesTransliteration: Bool = false) {
    self.allowsUnsafe = allowsUnsafe
    self.generatesTransliteration = generatesTransliteration
  }
}
