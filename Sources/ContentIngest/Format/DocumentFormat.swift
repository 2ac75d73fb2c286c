import ContentDraft
import Diagnostics
import DuaLibrary

/// The source format, version 1: the grammar of every element and object.
enum SourceFormat {
  /// The version of the format that this reader understands.
  static let version = 1
}

/// What the path of a JSON file says about its content.
enum JSONDocument {
  case declaration, idRegister
  /// A file of `consumers/`, with its name without the extension.
  case consumer(String)
  /// Duas, texts or journeys.
  case records

  init(path: String) {
    switch path {
    case "library.json": self = .declaration
    case "ids.json": self = .idRegister
    default: self = Self.consumerName(path).map(Self.consumer) ?? .records
    }
  }

  /// The schema of the whole file; nil if its kind is the key of its array.
  var schema: RecordSchema? {
    switch self {
    case .declaration: SourceFormat.declaration.schema
    case .idRegister: SourceFormat.idRegister.schema
    case .consumer: SourceFormat.consumer.schema
    case .records: nil
    }
  }

  private static func consumerName(_ path: String) -> String? {
    let parts = path.split(separator: "/")
    guard parts.count == 2, parts[0] == "consumers" else { return nil }
    return String(parts[1].dropLast(".json".count))
  }
}

/// The kind of a content file: its root element, or the key of its array.
enum DocumentKind: CaseIterable {
  case duas, texts, journeys

  var rootName: String {
    switch self {
    case .duas: "duas"
    case .texts: "texts"
    case .journeys: "journeys"
    }
  }

  var schema: RecordSchema {
    switch self {
    case .duas: SourceFormat.dua.schema
    case .texts: SourceFormat.text.schema
    case .journeys: SourceFormat.journey.schema
    }
  }

  init?(rootName: ArraySlice<UInt8>) {
    guard let kind = Self.allCases.first(where: { rootName.elementsEqual($0.rootName.utf8) }) else {
      return nil
    }
    self = kind
  }
}

/// The attributes of a document's root.
struct DocumentHeader {
  var range: SourceRange
  var kind: Field<TextFragment.Kind> = .missing
  var language: Field<LanguageTag> = .missing

  /// The kind and language of a layer, or nil after a report.
  func layer(_ context: inout DecodingContext) -> (kind: TextFragment.Kind, language: LanguageTag?)? {
    guard let kind = kind.located else {
      if self.kind.isMissing, !isUnread("kind", context) {
        context.report(LayerWithoutKind.finding(at: range))
      }
      return nil
    }
    switch kind.value {
    case .arabic: checkLanguage(.arabic, "arabic", &context)
    case .transliteration: checkLanguage(.transliteration, "transliteration", &context)
    case .translation:
      if let language = language.value { return (.translation, language) }
      if language.isMissing, !isUnread("lang", context) {
        context.report(MissingLanguage.ofLayer(at: range))
      }
      return nil
    }
    return (kind.value, nil)
  }

  /// Whether a field is written under a wrong name, which has been reported.
  private func isUnread(_ field: String, _ context: DecodingContext) -> Bool {
    context.log.unreadFields[range]?.contains(field) == true
  }

  private func checkLanguage(_ script: ImpliedScript, _ name: String, _ context: inout DecodingContext) {
    guard let language = language.located else { return }
    script.check(Located(language.value.rawValue, at: language.range), name: name, &context)
  }
}

extension RecordDecoder.Entry {
  /// The version of the format, which the context keeps.
  static func formatVersion() -> Self {
    Self(schema: FieldSchema("version", .attribute)) { _, field, context in
      guard case .invalid = context.field(field, "version", .formatVersion), let record = context.record
      else { return }
      context.log.recordUnread("version", of: record)
    }
  }
}

extension SourceFormat {
  static let header = RecordDecoder<DocumentHeader>(
    "document",
    { DocumentHeader(range: $0) },
    [
      .formatVersion(),
      .attribute("kind", .oneOf(TextFragment.Kind.self)) { $0.kind = $1 },
      .attribute("lang", xml: "xml:lang", .language) { $0.language = $1 },
    ]
  )
}
