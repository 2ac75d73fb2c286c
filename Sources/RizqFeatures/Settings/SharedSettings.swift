import ComposableMacros

/// How the app looks.
public enum Appearance: String, CaseIterable, Codable, Sendable {
  case system, light, dark
}

/// The size of a script.
public enum TextSize: String, CaseIterable, Codable, Sendable {
  case small, medium, large, huge
}

/// The font in which the app sets Arabic, if the device has it.
public enum ArabicFont: String, CaseIterable, Codable, Sendable {
  case amiri, scheherazade
  /// That of the device.
  case system
}

extension SharedKey where Self == AppStorageKey<Bool>.Default {
  /// Whether practices show the transliteration, if the dua has one.
  public static var showsTransliteration: Self { Self[.appStorage("shows-transliteration"), default: true] }
  /// Whether practices show the translation.
  public static var showsTranslation: Self { Self[.appStorage("shows-translation"), default: true] }
  /// Whether recitations are counted after the last that a dua asks for.
  public static var countsPastGoal: Self { Self[.appStorage("counts-past-goal"), default: false] }
  /// Whether practices play haptics.
  public static var playsHaptics: Self { Self[.appStorage("plays-haptics"), default: true] }
  /// Whether practices play sounds.
  public static var playsSounds: Self { Self[.appStorage("plays-sounds"), default: false] }
}

extension SharedKey where Self == AppStorageKey<Appearance>.Default {
  /// Whether the app is light or dark, or as the device is.
  public static var appearance: Self { Self[.appStorage("appearance"), default: .system] }
}

extension SharedKey where Self == AppStorageKey<ArabicFont>.Default {
  /// The font of Arabic texts.
  public static var arabicFont: Self { Self[.appStorage("arabic-font"), default: .amiri] }
}

extension SharedKey where Self == AppStorageKey<TextSize>.Default {
  /// The size of Arabic texts.
  public static var arabicSize: Self { Self[.appStorage("arabic-size"), default: .medium] }
  /// The size of transliterations, translations and other texts about duas.
  public static var latinSize: Self { Self[.appStorage("latin-size"), default: .medium] }
}

extension SharedKey where Self == AppStorageKey<String>.Default {
  /// The name by which the app greets the user; empty before they have given one.
  public static var userName: Self { Self[.appStorage("user-name"), default: ""] }
}
