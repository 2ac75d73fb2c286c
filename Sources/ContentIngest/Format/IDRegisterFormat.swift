import ContentDraft
import Diagnostics
import DuaLibrary

extension SourceFormat {
  static let idRegister = RecordDecoder<IDRegister>(
    "ids",
    from: { IDRegister(range: $0.range, extent: $0.extent) },
    [.formatVersion()]
      + EntityKind.allCases.map { kind in
        .records(kind.key, idRecord) { $0.records[kind, default: []].append($1) }
      }
  )

  private static let idRecord = RecordDecoder<IDRecord>(
    "id",
    from: { IDRecord(range: $0.range, extent: $0.extent) },
    [
      .attribute("id", .integer(NumberRange.id)) { $0.id = $1 },
      .attribute("slug", .reference) { $0.slug = $1 },
      .attribute("retired", .boolean) { $0.retired = $1 },
    ]
  )
}
