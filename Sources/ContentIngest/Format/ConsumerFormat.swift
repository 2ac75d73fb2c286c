import ContentDraft
import DuaLibrary

extension SourceFormat {
  static let consumer = RecordDecoder<ConsumerFragment>(
    "consumer",
    { ConsumerFragment(range: $0) },
    [
      .formatVersion(),
      .attribute("title", .text) { $0.title = $1 },
      .records("tables", table) { $0.tables.append($1) },
    ]
  )

  private static let table = RecordDecoder<ConsumerTableFragment>(
    "table",
    { ConsumerTableFragment(range: $0) },
    [
      .attribute("rows", .oneOf(BundleFile.self)) { $0.rows = $1 },
      .attribute("file", .assetPath) { $0.file = $1 },
      .attribute("loses", .oneOf(ConsumerLoss.self)) { $0.loses = $1 },
      .attribute("null", .boolean) { $0.null = $1 },
      .records("fields", field) { $0.fields.append($1) },
      .records("reserved", reservedID) { $0.reserved.append($1) },
    ]
  )

  private static let field = RecordDecoder<ConsumerFieldFragment>(
    "field",
    { ConsumerFieldFragment(range: $0) },
    [
      .attribute("name", .text) { $0.name = $1 },
      .attribute("from", .text) { $0.from = $1 },
      .attribute("type", .oneOf(PlainType.self)) { $0.type = $1 },
      .attribute("required", .boolean) { $0.required = $1 },
      .attribute("longest", .integer(NumberRange.length)) { $0.longest = $1 },
      .values("values", .text) { $0.values.append($1) },
      .attribute("unknown", .oneOf(UnknownConsumerValue.self)) { $0.unknown = $1 },
      .keyed("map", .text) { field, key, value, _ in
        field.map.append(ConsumerFieldFragment.Mapping(source: key, target: value))
      },
      .values("omit", .text) { $0.omit.append($1) },
      .attribute("default", .text) { $0.fallback = $1 },
      .record("image", image) { field, image, _ in field.image = image },
    ]
  )

  private static let image = RecordDecoder<ConsumerImageFragment>(
    "image",
    { ConsumerImageFragment(range: $0) },
    [
      .attribute("prefix", .text) { $0.prefix = $1 },
      .attribute("suffix", .text) { $0.suffix = $1 },
      .values("names", .reference) { $0.names.append($1) },
    ]
  )

  private static let reservedID = RecordDecoder<ReservedIDFragment>(
    "reserved",
    { ReservedIDFragment(range: $0) },
    [
      .attribute("id", .integer(NumberRange.id)) { $0.id = $1 },
      .attribute("slug", .reference) { $0.slug = $1 },
    ]
  )
}
