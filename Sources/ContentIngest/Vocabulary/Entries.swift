import ContentDraft
import Diagnostics
import DuaLibrary

extension Vocabulary.Entry {
  /// An attribute, or a key with a plain value.
  ///
  /// - Parameter element: The text element that has the attribute, where that is not the record's own.
  static func attribute<Value>(
    _ name: String,
    xml: String? = nil,
    of element: String? = nil,
    _ kind: ValueKind<Value>,
    _ set: @escaping @Sendable (inout Target, Field<Value>) -> Void
  ) -> Self {
    let shape = FieldShape(
      name: name,
      xmlName: xml ?? name,
      place: element.map(FieldShape.Place.attributeOf) ?? .attribute,
      content: .value,
      isRepeatable: false
    )
    return Self(shape: shape) { target, field, decoding in
      set(&target, decoding.field(field, name, kind))
    }
  }

  /// An element with text in a script that its name implies, or a key with a text.
  static func text(
    _ name: String,
    in script: ImpliedScript,
    _ set: @escaping @Sendable (inout Target, Field<String>) -> Void
  ) -> Self {
    let shape = FieldShape(
      name: name,
      xmlName: name,
      place: .element,
      content: .value,
      isRepeatable: false
    )
    return Self(shape: shape) { target, field, decoding in
      if let key = field.key { script.check(key, name: name, &decoding) }
      set(&target, decoding.field(field, name, .text))
    }
  }

  /// The text of the element itself, or a key with a text.
  static func content(
    _ name: String,
    _ set: @escaping @Sendable (inout Target, Field<String>) -> Void
  ) -> Self {
    let shape = FieldShape(
      name: name,
      xmlName: name,
      place: .content,
      content: .value,
      isRepeatable: false
    )
    return Self(shape: shape) { target, field, decoding in
      set(&target, decoding.field(field, name, .text))
    }
  }

  /// An element for each language, or an object with a key for each.
  static func localized(
    _ name: String,
    _ add: @escaping @Sendable (inout Target, LocalizedField) -> Void
  ) -> Self {
    Self(shape: .keyed(name)) { target, field, decoding in
      guard let key = decoding.key(of: field, name) else { return }
      let text = decoding.field(field, name, .text)
      guard let language = decoding.language(key) else { return }
      add(&target, LocalizedField(language: language, text: text))
    }
  }

  /// An object with keys of its own.
  static func keyed<Value>(
    _ name: String,
    _ kind: ValueKind<Value>,
    _ add: @escaping @Sendable (inout Target, Located<String>, Field<Value>, inout Decoding) -> Void
  ) -> Self {
    Self(shape: .keyed(name)) { target, field, decoding in
      guard let key = decoding.key(of: field, name) else { return }
      add(&target, key, decoding.field(field, name, kind), &decoding)
    }
  }

  /// An object with keys of its own and an array of plain values under each.
  static func keyedValues<Value>(
    _ name: String,
    _ kind: ValueKind<Value>,
    _ add: @escaping @Sendable (inout Target, Located<String>, Located<Value>, inout Decoding) -> Void
  ) -> Self {
    let shape = FieldShape(
      name: name,
      xmlName: name,
      place: .element,
      content: .keyed,
      isRepeatable: true
    )
    return Self(shape: shape) { target, field, decoding in
      guard let key = decoding.key(of: field, name) else { return }
      if let value = decoding.field(field, name, kind).located { add(&target, key, value, &decoding) }
    }
  }

  /// An array of plain values.
  static func values<Value>(
    _ name: String,
    _ kind: ValueKind<Value>,
    _ add: @escaping @Sendable (inout Target, Located<Value>) -> Void
  ) -> Self {
    let shape = FieldShape(
      name: name,
      xmlName: name,
      place: .element,
      content: .value,
      isRepeatable: true
    )
    return Self(shape: shape) { target, field, decoding in
      if let value = decoding.field(field, name, kind).located { add(&target, value) }
    }
  }

  /// An element or object that may stand once.
  static func record<Inner>(
    _ name: String,
    _ vocabulary: Vocabulary<Inner>,
    _ set: @escaping @Sendable (inout Target, Inner, inout Decoding) -> Void
  ) -> Self {
    record(name, vocabulary, isRepeatable: false, set)
  }

  /// Elements, or an array of objects.
  static func records<Inner>(
    _ name: String,
    _ vocabulary: Vocabulary<Inner>,
    _ add: @escaping @Sendable (inout Target, Inner) -> Void
  ) -> Self {
    record(name, vocabulary, isRepeatable: true) { target, inner, _ in add(&target, inner) }
  }

  private static func record<Inner>(
    _ name: String,
    _ vocabulary: Vocabulary<Inner>,
    isRepeatable: Bool,
    _ take: @escaping @Sendable (inout Target, Inner, inout Decoding) -> Void
  ) -> Self {
    let shape = FieldShape(
      name: name,
      xmlName: name,
      place: .element,
      content: .record(vocabulary.shape),
      isRepeatable: isRepeatable
    )
    return Self(shape: shape) { target, field, decoding in
      switch field.content {
      case .record(let record): take(&target, vocabulary.decode(record, &decoding), &decoding)
      case .value(let value): decoding.reportNotAnObject(value, name)
      }
    }
  }
}

extension FieldShape {
  fileprivate static func keyed(_ name: String) -> Self {
    Self(name: name, xmlName: name, place: .element, content: .keyed, isRepeatable: false)
  }
}

extension Decoding {
  /// The key of a field that must have one.
  fileprivate func key(of field: RecordField, _ name: String) -> Located<String>? {
    if let key = field.key { return key }
    switch source.form {
    case .xml: report(MissingLanguage.finding(name, at: field.nameRange))
    case .json:
      if case .value(let value) = field.content { reportNotAnObject(value, name) }
    }
    return nil
  }

  fileprivate func reportNotAnObject(_ value: RawValue, _ name: String) {
    guard value.kind != .unreadable else { return }
    report(WrongType.finding(name, expected: "an object", found: value, fileKinds: [.object]))
  }

  fileprivate mutating func language(_ key: Located<String>) -> LanguageTag? {
    let raw = RawValue(kind: .untyped, text: key.value, range: key.range)
    return ValueKind.language.parse(raw, "xml:lang", &self)
  }
}
