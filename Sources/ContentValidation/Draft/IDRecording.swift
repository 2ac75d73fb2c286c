import ContentDraft
import Diagnostics
import DuaLibrary

/// The fix that adds ids to `ids.json`: one row per line, in the order of the ids.
struct IDRecording {
  private let register: IDRegister
  private let kind: EntityKind
  /// The ids to add, in their order, with the slugs of their entities.
  private let ids: [(id: Int, slug: Slug)]

  init(_ register: IDRegister, _ kind: EntityKind, _ ids: [(id: Int, slug: Slug)]) {
    (self.register, self.kind) = (register, kind)
    self.ids = ids.sorted { $0.id < $1.id }
  }

  /// Rows next to those of the kind; if there are none, the whole object is written again.
  var edits: [FixIt.Edit] {
    let records = (register.records[kind] ?? []).compactMap { record in record.id.value.map { ($0, record) } }
      .sorted { $0.0 < $1.0 }
    guard let first = records.first else { return [rewriting] }
    var rows: [Int: [String]] = [:]
    var index = 0
    for (id, slug) in ids {
      while index < records.count, records[index].0 < id { index += 1 }
      rows[index, default: []].append(Self.row(id, slug))
    }
    return rows.sorted { $0.key < $1.key }.map { index, rows in
      let extent = (index == 0 ? first.1 : records[index - 1].1).extent
      return index == 0
        ? FixIt.Edit(Self.point(extent.bytes.lowerBound, extent), rows.map { $0 + ",\n    " }.joined())
        : FixIt.Edit(Self.point(extent.bytes.upperBound, extent), rows.map { ",\n    " + $0 }.joined())
    }
  }

  /// The content between the braces.
  private var rewriting: FixIt.Edit {
    let arrays = EntityKind.allCases.map { kind in
      var rows = (register.records[kind] ?? []).compactMap { record in
        record.id.value.flatMap { id in
          record.slug.value.map { (id, Self.row(id, $0, isRetired: record.isRetired)) }
        }
      }
      if kind == self.kind { rows += ids.map { ($0.id, Self.row($0.id, $0.slug)) } }
      let lines = rows.sorted { $0.0 < $1.0 }.map { "\n    \($0.1)" }.joined(separator: ",")
      return "  \"\(kind.key)\": [\(lines)\(lines.isEmpty ? "" : "\n  ")]"
    }
    let inner = register.extent.bytes.lowerBound + 1..<register.extent.bytes.upperBound - 1
    return FixIt.Edit(
      SourceRange(file: register.extent.file, inner),
      "\n  \"version\": 1,\n\(arrays.joined(separator: ",\n"))\n"
    )
  }

  private static func row(_ id: Int, _ slug: Slug, isRetired: Bool = false) -> String {
    "{\"id\": \(id), \"slug\": \"\(slug)\"\(isRetired ? ", \"retired\": true" : "")}"
  }

  private static func point(_ offset: Int, _ range: SourceRange) -> SourceRange {
    SourceRange(file: range.file, offset..<offset)
  }
}
