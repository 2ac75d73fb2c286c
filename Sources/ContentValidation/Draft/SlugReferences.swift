import ContentDraft
import Diagnostics
import DuaLibrary

extension IndexedDraft {
  /// The references to entities of a kind in duas, layers and journeys, in this order.
  func references(to kind: EntityKind) -> [Located<Slug>] {
    switch kind {
    case .dua:
      (duas.map { $0.variantOf } + orphanedTexts.map(\.dua) + journeys.flatMap { $0.steps.map(\.dua) })
        .located()
    case .category: duas.map { $0.category }.located()
    case .collection: (duas.map { $0.collection } + journeys.map(\.collection)).located()
    case .journey: []
    }
  }

  /// The slugs of entities of a kind that `ids.json` records and that are called differently now, each with its new slug. ``ReusedID``
  /// reports them together with the references to them.
  func renames(of kind: EntityKind) -> [Slug: Slug] {
    issuedIDs.first { $0.kind == kind }?.renames ?? [:]
  }

  /// The slugs in consumers' files that name entities of a kind, but for those that the consumer itself knows.
  func consumerReferences(to kind: EntityKind) -> [Located<String>] {
    consumerTables.flatMap { table -> [Located<String>] in
      guard table.kind == kind else { return [] }
      let reserved = table.table.reserved.map(\.slug).located().map {
        Located($0.value.rawValue, at: $0.range)
      }
      let images = table.table.fields.flatMap { $0.image?.names ?? [] }.map {
        Located($0.value.rawValue, at: $0.range)
      }
      return reserved + images + (table.closedSlugs.map { $0.field.map.map(\.source) + $0.field.omit } ?? [])
    }
  }
}

extension IndexedDraft {
  /// The edits that map a new slug to the old one, for each consumer with a closed list that has the old slug itself.
  func consumerMappings(of kind: EntityKind, from old: Slug, to new: Slug) -> [FixIt.Edit] {
    consumerTables.compactMap { table in
      guard let closed = table.closedSlugs, closed.kind == kind,
        closed.field.values.contains(where: { $0.value.utf8.elementsEqual(old.rawValue.utf8) }),
        !closed.field.map.contains(where: { $0.source.value.utf8.elementsEqual(old.rawValue.utf8) })
      else { return nil }
      let mapping = "\"\(new)\": \"\(old)\""
      func insertion(_ offset: Int, _ text: String) -> FixIt.Edit {
        FixIt.Edit(SourceRange(file: closed.field.range.file, offset..<offset), text)
      }
      // Before the quotation mark of the first entry, or after the brace of the field.
      return closed.field.map.first.map { insertion($0.source.range.bytes.lowerBound - 1, "\(mapping), ") }
        ?? insertion(closed.field.range.bytes.lowerBound + 1, "\"map\": {\(mapping)}, ")
    }
  }
}

extension Rule {
  /// A finding for each unknown name and file, at the first reference, with the suggestion and its fix-it, or else with a hint.
  ///
  /// - Parameters:
  ///   - noun: What the references name: `category`.
  ///   - suggestion: The name that was probably meant.
  static func unknownNames(
    _ references: [Located<Slug>],
    _ noun: String,
    suggestion: (Slug) -> String?,
    otherwise hint: String
  ) -> [Finding] {
    var groups: [NameInFile: Int] = [:]
    var ranges: [[SourceRange]] = []
    var slugs: [Slug] = []
    for reference in references {
      let key = NameInFile(slug: reference.value, file: reference.range.file)
      if let group = groups[key] {
        ranges[group].append(reference.range)
      } else {
        groups[key] = ranges.count
        ranges.append([reference.range])
        slugs.append(reference.value)
      }
    }
    return zip(slugs, ranges).map { slug, ranges in
      let more = ranges.count > 1 ? " (\(ranges.count) references in this file)" : ""
      let meant = suggestion(slug)
      var result = finding(
        "no \(noun) is called `\(slug)`\(more); " + (meant.map { "did you mean `\($0)`?" } ?? hint),
        at: ranges[0],
        fixIts: meant.map { name in
          [FixIt("write `\(name)`", .unsafe, ranges.prefix(FixIt.editLimit).map { FixIt.Edit($0, name) })]
        } ?? []
      )
      result.others = Array(ranges.dropFirst())
      return result
    }
  }
}

private struct NameInFile: Hashable {
  let slug: Slug
  let file: FileID
}
