import DuaLibrary
import DuaSearch
import SearchEngine

/// The sections with the data of each dua: ids, attributes, journeys and languages; and the weights of levels.
struct DocumentSections {
  private let library: Library

  init(_ library: Library) { self.library = library }

  func write(to file: inout IndexFileWriter) {
    let languages = Array(Set(library.duas.flatMap(Self.languages)).sorted().prefix(64))
    let numbers = Dictionary(uniqueKeysWithValues: languages.enumerated().map { ($0.element, $0.offset) })
    var ids = ByteWriter()
    var attributes = ByteWriter()
    for dua in library.duas {
      ids.append(UInt64(bitPattern: Int64(dua.id.rawValue)))
      attributes.append(Self.stored(dua.category?.rawValue ?? 0))
      attributes.append(Self.stored(dua.collection?.rawValue ?? 0))
      attributes.append(
        Self.languages(of: dua).compactMap { numbers[$0] }.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
      )
    }
    file[.ids] = ids.bytes
    file[.attributes] = attributes.bytes
    var tags = ByteWriter()
    for language in languages {
      tags.append(byte: language.rawValue.utf8.count)
      tags.append(language.rawValue.utf8)
    }
    file[.languages] = tags.bytes
    file[.journeys] = journeys()
    var impacts = ByteWriter()
    for level in 0..<QuantizedImpact.count { impacts.append(UInt32(QuantizedImpact.value(ofLevel: level))) }
    file[.impacts] = impacts.bytes
  }

  /// The languages into which a dua is translated; empty translations do not count.
  private static func languages(of dua: Dua) -> [LanguageTag] {
    dua.translation.entries.filter { !$0.text.isEmpty }.map(\.language)
  }

  /// An id as the index stores it. A longer one would be truncated, and a filter would then match two entities.
  private static func stored(_ id: Int) -> UInt32 {
    guard let stored = UInt32(exactly: id) else {
      preconditionFailure(
        "the id \(id) of a category, collection or journey does not fit the index: 0 to 4294967295"
      )
    }
    return stored
  }

  private func journeys() -> [UInt8] {
    let positions = Dictionary(
      uniqueKeysWithValues: library.duas.enumerated().map { ($0.element.id, $0.offset) }
    )
    var steps = ByteWriter()
    for journey in library.journeys {
      let rows = journey.steps.compactMap { step in positions[step.dua].map { ($0, step.slot.number) } }
        .sorted {
          $0 < $1
        }
      for (document, slot) in rows {
        steps.append(Self.stored(journey.id.rawValue))
        steps.append(UInt32(document))
        steps.append(UInt32(slot))
      }
    }
    return steps.bytes
  }
}
