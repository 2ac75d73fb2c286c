import DuaLibrary
import DuaSearch
import SearchEngine

/// The sections with the data of each dua: ids, attributes, journeys and languages; and the weights of levels.
struct DocumentSections {
  private let library: Library
  private let isTitled: [Bool]

  /// - Parameter isTitled: For each dua, whether it has a title of its own.
  init(_ library: Library, isTitled: [Bool]) {
    self.library = library
    self.isTitled = isTitled
  }

  func write(to file: inout IndexFileWriter) {
    // By index, because a dua that a closure is given is copied with all its texts.
    let duas = library.duas
    let translated = duas.indices.map { Self.languages(of: duas[$0].translation) }
    let languages = Array(Set(translated.joined()).sorted().prefix(PackedInts.greatestWidth))
    let numbers = Dictionary(uniqueKeysWithValues: languages.enumerated().map { ($0.element, $0.offset) })
    file[.ids] = ByteWriter.packed(duas.indices.map { Int(Self.stored(duas[$0].id.rawValue)) })
    file[.categories] = ByteWriter.packed(
      duas.indices.map { Int(Self.stored(duas[$0].category?.rawValue ?? 0)) }
    )
    file[.collections] = ByteWriter.packed(
      duas.indices.map { Int(Self.stored(duas[$0].collection?.rawValue ?? 0)) }
    )
    file[.translated] = ByteWriter.packed(
      translated.map { languages in languages.compactMap { numbers[$0] }.reduce(0) { $0 | 1 << $1 } }
    )
    file[.titled] = ByteWriter.packed(isTitled.map { $0 ? 1 : 0 })
    file[.properties] = ByteWriter.packed(
      duas.indices.map { Int(Self.properties(duas[$0].sources, hasAudio: duas[$0].audio != nil)) }
    )
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
  private static func languages(of translation: LocalizedText) -> [LanguageTag] {
    translation.entries.filter { !$0.text.isEmpty }.map(\.language)
  }

  private static func properties(_ sources: [Citation], hasAudio: Bool) -> UInt64 {
    let grades = sources.reduce(into: UInt64(0)) { grades, source in
      if case .hadith(let reference) = source, let grade = reference.grade { grades |= grade.bit }
    }
    return hasAudio ? grades | DocumentProperties.audio : grades
  }

  /// An id as the index stores it. A longer one would be truncated, and two entities would then be the same.
  private static func stored(_ id: Int) -> UInt32 {
    guard let stored = UInt32(exactly: id) else {
      preconditionFailure(
        "the id \(id) does not fit the index: 0 to 4294967295"
      )
    }
    return stored
  }

  private func journeys() -> [UInt8] {
    let positions = Dictionary(
      uniqueKeysWithValues: library.duas.indices.map { (library.duas[$0].id, $0) }
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
