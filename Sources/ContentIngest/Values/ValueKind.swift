import ArabicText
import DuaLibrary
import UnicodeText

/// How a raw value is parsed into a typed one.
struct ValueKind<Value>: Sendable {
  /// What is expected, for a message: `a whole number`.
  let expected: String
  /// The allowed types of a JSON value.
  let kinds: [RawValue.Kind]
  /// Returns nil after a report.
  let parse: @Sendable (RawValue, _ name: String, inout DecodingContext) -> Value?
}

extension ValueKind<String> {
  /// A text on one line, scalar for scalar.
  static let text = ValueKind(expected: "a text", kinds: [.string]) { raw, name, context in
    context.checkLineBreaks(in: raw, name)
    return raw.text
  }
}

extension ValueKind<String> {
  static let romanizationScheme = ValueKind(expected: "a word", kinds: [.string]) { raw, name, context in
    if Romanizer.schemes.contains(where: raw.text.hasSameScalars) { return raw.text }
    context.report(UnknownValue.finding(raw, name, allowed: Romanizer.schemes))
    return nil
  }

  /// The version that the editors give the library: `1.2.0`.
  static let libraryVersion = ValueKind(expected: "a text", kinds: [.string]) { raw, name, context in
    context.checkLineBreaks(in: raw, name)
    if !raw.text.isBlank, LibraryVersion(raw.text) == nil {
      context.report(MalformedVersion.finding(raw, name))
    }
    return raw.text
  }

  /// A day of the Gregorian calendar, as in ISO 8601: `2026-01-31`.
  static let date = ValueKind(expected: "a date", kinds: [.string]) { raw, name, context in
    if CalendarDate.isDate(raw.text) { return raw.text }
    context.report(MalformedDate.finding(raw, name))
    return nil
  }
}

extension ValueKind<Bool> {
  static let boolean = ValueKind(expected: "`true` or `false`", kinds: [.boolean]) { raw, name, context in
    switch raw.text {
    case "true": return true
    case "false": return false
    default:
      context.report(UnknownValue.finding(raw, name, allowed: ["true", "false"]))
      return nil
    }
  }
}

extension ValueKind where Value: RawRepresentable<String> & CaseIterable & Sendable {
  /// One of the words of an enumeration.
  static func oneOf(_ type: Value.Type) -> ValueKind {
    ValueKind(expected: "a word", kinds: [.string]) { raw, name, context in
      if let value = Value(rawValue: raw.text), value.rawValue.hasSameScalars(as: raw.text) { return value }
      context.report(UnknownValue.finding(raw, name, allowed: Value.allCases.map(\.rawValue)))
      return nil
    }
  }
}

extension ValueKind<Slug> {
  /// The name that a record gives itself.
  static let slug = slug(.ofItself)
  /// The name of another record.
  static let reference = slug(.ofAnother)
  /// The name of a reference work.
  static let work = slug(.ofWork)

  private static func slug(_ use: MalformedSlug.Use) -> ValueKind {
    ValueKind(expected: "a slug", kinds: [.string]) { raw, name, context in
      if let slug = Slug(raw.text) { return slug }
      context.report(MalformedSlug.finding(raw, name, use))
      return nil
    }
  }
}

extension ValueKind<LanguageTag> {
  static let language = ValueKind(expected: "a language tag", kinds: [.string]) { raw, name, context in
    if let tag = context.languageTag(raw.text) { return tag }
    context.report(MalformedLanguage.finding(raw))
    return nil
  }
}

extension ValueKind<AssetPath> {
  static let assetPath = ValueKind(expected: "a path", kinds: [.string]) { raw, name, context in
    do throws(AssetPath.Problem) {
      return try AssetPath(raw.text)
    } catch {
      context.report(MalformedAssetPath.finding(raw, error))
      return nil
    }
  }
}
