import ContentDraft
import Diagnostics
import DuaLibrary

extension RecordDecoder.Entry {
  /// An attribute, or a key with a plain value.
  ///
  /// - Parameter element: The text element that has the attribute, if not the record's own.
  static func attribute<Value>(
    _ name: String,
    xml: String? = nil,
    of element: String? = nil,
    _ kind: ValueKind<Value>,
    _ set: @escaping @Sendable (inout Target, Field<Value>) -> Void
  ) -> Self {
    let form = element.map(FieldSchema.XMLForm.attributeOf) ?? .attribute
    return Self(schema: FieldSchema(name, xmlName: xml, form)) { target, field, context in
      set(&target, context.field(field, name, kind))
    }
  }

  /// An element with text in a script that its name implies, or a key with a text.
  static func text(
    _ name: String,
    in script: ImpliedScript,
    _ set: @escaping @Sendable (inout Target, Field<String>) -> Void
  ) -> Self {
    Self(schema: FieldSchema(name, .element)) { target, field, context in
      if let key = field.key { script.check(key, name: name, &context) }
      set(&target, context.field(field, name, .text))
    }
  }

  /// The text of the element itself, or a key with a text.
  static func content(
    _ name: String,
    _ set: @escaping @Sendable (inout Target, Field<String>) -> Void
  ) -> Self {
    Self(schema: FieldSchema(name, .content)) { target, field, context in
      set(&target, context.field(field, name, .text))
    }
  }

  /// An element for each language, or an object with a key for each.
  static func localized(
    _ name: String,
    _ add: @escaping @Sendable (inout Target, LocalizedField) -> Void
  ) -> Self {
    Self(schema: FieldSchema(name, .element, .keyed)) { target, field, context in
      guard let key = context.key(of: field, name) else { return }
      let text = context.field(field, name, .text)
      guard let language = context.language(key) else {
        if let record = context.record { context.log.recordUnread(name, of: record) }
        return
      }
      add(&target, LocalizedField(language: language, text: text))
    }
  }

  /// An object with keys of its own.
  static func keyed<Value>(
    _ name: String,
    _ kind: ValueKind<Value>,
    _ add: @escaping @Sendable (inout Target, Located<String>, Field<Value>, inout DecodingContext) -> Void
  ) -> Self {
    Self(schema: FieldSchema(name, .element, .keyed)) { target, field, context in
      guard let key = context.key(of: field, name) else { return }
      add(&target, key, context.field(field, name, kind), &context)
    }
  }

  /// An object with keys of its own and an array of plain values under each.
  static func keyedValues<Value>(
    _ name: String,
    _ kind: ValueKind<Value>,
    _ add: @escaping @Sendable (inout Target, Located<String>, Located<Value>, inout DecodingContext) -> Void
  ) -> Self {
    Self(schema: FieldSchema(name, .element, .keyed, isRepeatable: true)) { target, field, context in
      guard let key = context.key(of: field, name) else { return }
      if let value = context.field(field, name, kind).located { add(&target, key, value, &context) }
    }
  }

  /// An array of plain values.
  static func values<Value>(
    _ name: String,
    _ kind: ValueKind<Value>,
    _ add: @escaping @Sendable (inout Target, Located<Value>) -> Void
  ) -> Self {
    Self(schema: FieldSchema(name, .element, .value, isRepeatable: true)) { target, field, context in
      if let value = context.field(field, name, kind).located { add(&target, value) }
    }
  }

  /// An element or object that may be given once.
  static func record<Inner>(
    _ name: String,
    _ decoder: RecordDecoder<Inner>,
    _ set: @escaping @Sendable (inout Target, Inner, inout DecodingContext) -> Void
  ) -> Self {
    record(name, decoder, isRepeatable: false, set)
  }

  /// Elements, or an array of objects.
  static func records<Inner>(
    _ name: String,
    _ decoder: RecordDecoder<Inner>,
    _ add: @escaping @Sendable (inout Target, Inner) -> Void
  ) -> Self {
    record(name, decoder, isRepeatable: true) { target, inner, _ in add(&target, inner) }
  }

  private static func record<Inner>(
    _ name: String,
    _ decoder: RecordDecoder<Inner>,
    isRepeatable: Bool,
    _ add: @escaping @Sendable (inout Target, Inner, inout DecodingContext) -> Void
  ) -> Self {
    Self(schema: FieldSchema(name, .element, .record(decoder.schema), isRepeatable: isRepeatable)) {
      target,
      field,
      context in
      switch field.content {
      case .record(let record): add(&target, decoder.decode(record, &context), &context)
      case .value(let value):
        guard value.kind != .unreadable else { return }
        context.report(WrongType.notAnObject(name, found: value))
      }
    }
  }
}

extension DecodingContext {
  /// The key of a field that must have one; nil after a report.
  fileprivate func key(of field: RecordField, _ name: String) -> Located<String>? {
    if let key = field.key { return key }
    switch source.syntax {
    case .xml: report(MissingLanguage.finding(name, at: field.nameRange))
    case .json:
      if case .value(let value) = field.content { reportNotAnObject(value, name) }
    }
    return nil
  }

  func reportNotAnObject(_ value: RawValue, _ name: String) {
    guard value.kind != .unreadable else { return }
    report(WrongType.finding(name, expected: "an object", found: value, fileKinds: [.object]))
  }

  fileprivate mutating func language(_ key: Located<String>) -> LanguageTag? {
    let raw = RawValue(kind: .untyped, text: key.value, range: key.range)
    return ValueKind.language.parse(raw, "xml:lang", &self)
  }
}
