import DuaLibrary
import UnicodeText

/// Lays out the records of `library.bin` (``BinaryFormat``, docs/library-file.md).
///
/// The texts of an entity follow each other, so that reading it touches few blocks.
struct BinaryLibraryWriter {
  private var sections = [RecordWriter](repeating: RecordWriter(), count: BinaryFormat.Section.allCases.count)
  /// The number of records of each section so far.
  private var counts = [UInt32](repeating: 0, count: BinaryFormat.Section.allCases.count)
  private var texts: [String] = []
  /// In bytes.
  private var textLength = 0
  private let languages: [LanguageTag: UInt32]
  private let works: [Slug: UInt32]

  private init(_ library: Library) {
    let tags = Self.languages(of: library).sorted()
    languages = Dictionary(uniqueKeysWithValues: zip(tags, 0...))
    works = Dictionary(uniqueKeysWithValues: zip(library.works.map(\.slug), 0...))
    for tag in tags { add(.languages) { $0.text(tag.rawValue, in: .languages) } }
    for category in library.categories { add(category) }
    for collection in library.collections { add(collection) }
    for work in library.works { add(work) }
    for dua in library.duas { add(dua) }
    for journey in library.journeys { add(journey) }
    addSlots(library.duas.map(\.slug), to: .duaSlugs)
    addSlots(library.journeys.map(\.slug), to: .journeySlugs)
  }

  /// The file of a library; nil if its texts are longer than an offset of 32 bits.
  static func file(of library: Library) -> BinaryLibraryFile? {
    let writer = Self(library)
    guard writer.textLength < Int(BinaryFormat.absent) else { return nil }
    return BinaryLibraryFile(
      sections: writer.sections.dropLast().map(\.bytes),
      texts: writer.texts,
      textLength: writer.textLength
    )
  }

  private static func languages(of library: Library) -> Set<LanguageTag> {
    var languages: Set<LanguageTag> = []
    var last: LanguageTag?
    func add(_ texts: LocalizedText...) {
      for text in texts {
        // By index, because an entry is copied with its text.
        for index in text.entries.indices where text.entries[index].language != last {
          let language = text.entries[index].language
          languages.insert(language)
          last = language
        }
      }
    }
    for category in library.categories { add(category.name, category.description) }
    for collection in library.collections { add(collection.name, collection.description) }
    for work in library.works { add(work.name) }
    for journey in library.journeys { add(journey.name, journey.description) }
    for dua in library.duas {
      add(dua.title, dua.translation, dua.bestTime, dua.benefit, dua.context, dua.propheticContext)
    }
    return languages
  }
}

// MARK: Records

extension BinaryLibraryWriter {
  private mutating func add(_ dua: Dua) {
    add(.duas) { writer in
      writer[.duas].i64(dua.id.rawValue)
      writer.text(dua.slug.rawValue, in: .duas)
      writer[.duas].i64(dua.category?.rawValue ?? 0)
      writer[.duas].i64(dua.collection?.rawValue ?? 0)
      writer[.duas].i64(dua.repetitions)
      writer[.duas].i64(dua.duration ?? 0)
      writer[.duas].i64(dua.xp)
      writer.text(dua.arabic, in: .duas)
      writer.text(dua.transliteration, in: .duas)
      writer.text(dua.audio?.rawValue, in: .duas)
      writer.text(dua.review.reviewer, in: .duas)
      writer.text(dua.review.hash, in: .duas)
      writer.text(dua.variantOf?.rawValue, in: .duas)
      writer[.duas].u8(Self.index(of: dua.difficulty, in: BinaryFormat.difficulties))
      writer[.duas].u8(Self.index(of: dua.review.status, in: BinaryFormat.reviewStatuses))
      writer[.duas].u8(dua.duration == nil ? 0 : 1)
      writer[.duas].u8(0)
      writer.localized(
        [dua.title, dua.translation, dua.bestTime, dua.benefit, dua.context, dua.propheticContext],
        in: .duas
      )
      writer[.duas].u32(writer.count(.citations))
      writer[.duas].u32(UInt32(dua.sources.count))
      for source in dua.sources { writer.add(source) }
    }
  }

  private mutating func add(_ citation: Citation) {
    add(.citations) { writer in
      writer[.citations].u8(Self.index(of: citation.kind, in: BinaryFormat.citationKinds))
      switch citation {
      case .quran(let reference):
        writer.citation(0, 0, [reference.surah, reference.ayahs.lowerBound, reference.ayahs.upperBound])
      case .hadith(let reference):
        let work = writer.works[reference.work].map { Int($0) } ?? Int(UInt32.max)
        writer.citation(
          Self.index(of: reference.grade, in: BinaryFormat.grades),
          reference.number.suffix.utf8.first ?? 0,
          [work, reference.number.value, 0]
        )
        writer.text(reference.grader, in: .citations)
        writer.text(reference.note, in: .citations)
        return
      case .other(let title):
        writer.citation(0, 0, [0, 0, 0])
        writer.text(title, in: .citations)
        writer.text(nil, in: .citations)
        return
      }
      writer.text(nil, in: .citations)
      writer.text(nil, in: .citations)
    }
  }

  private mutating func citation(_ grade: UInt8, _ letter: UInt8, _ numbers: [Int]) {
    self[.citations].u8(grade)
    self[.citations].u8(letter)
    self[.citations].u8(0)
    for number in numbers { self[.citations].u32(UInt32(clamping: number)) }
  }

  private mutating func add(_ category: Category) {
    add(.categories) { writer in
      writer[.categories].i64(category.id.rawValue)
      writer.text(category.slug.rawValue, in: .categories)
      writer.text(category.emoji, in: .categories)
      writer.localized([category.name, category.description], in: .categories)
      writer[.categories].u32(0)
    }
  }

  private mutating func add(_ collection: DuaCollection) {
    add(.collections) { writer in
      writer[.collections].i64(collection.id.rawValue)
      writer.text(collection.slug.rawValue, in: .collections)
      writer[.collections].u32(collection.isPremium ? BinaryFormat.isPremium : 0)
      writer.localized([collection.name, collection.description], in: .collections)
    }
  }

  private mutating func add(_ work: ReferenceWork) {
    add(.works) { writer in
      writer.text(work.slug.rawValue, in: .works)
      writer.text(work.numbering, in: .works)
      writer[.works].i64(work.highest)
      writer.localized([work.name], in: .works)
      writer[.works].u32(writer.count(.aliases))
      writer[.works].u32(UInt32(work.aliases.count))
      for alias in work.aliases { writer.add(.aliases) { $0.text(alias, in: .aliases) } }
    }
  }

  private mutating func add(_ journey: Journey) {
    add(.journeys) { writer in
      writer[.journeys].i64(journey.id.rawValue)
      writer.text(journey.slug.rawValue, in: .journeys)
      writer[.journeys].i64(journey.collection?.rawValue ?? 0)
      writer[.journeys].i64(journey.minutes)
      writer[.journeys].i64(journey.xp)
      writer[.journeys].i64(journey.order)
      writer.text(journey.emoji, in: .journeys)
      writer[.journeys].u32(
        (journey.isPremium ? BinaryFormat.isPremium : 0) | (journey.isFeatured ? BinaryFormat.isFeatured : 0)
      )
      writer.localized([journey.name, journey.description], in: .journeys)
      writer[.journeys].u32(writer.count(.steps))
      writer[.journeys].u32(UInt32(journey.steps.count))
      for step in journey.steps {
        writer.add(.steps) {
          $0[.steps].i64(step.dua.rawValue)
          $0[.steps].u32(UInt32(Self.index(of: step.slot, in: BinaryFormat.slots)))
          $0[.steps].u32(0)
        }
      }
    }
  }

  /// Adds a hash table with linear probing: the upper half of a slug's checksum, and its index plus one; zeros in empty slots.
  private mutating func addSlots(_ slugs: [Slug], to section: BinaryFormat.Section) {
    let count = BinaryFormat.slotCount(keys: slugs.count)
    var slots = [(fingerprint: UInt32, number: UInt32)](repeating: (0, 0), count: count)
    for (index, slug) in slugs.enumerated() {
      let hash = ByteChecksum.of(Array(slug.rawValue.utf8))
      var slot = Int(truncatingIfNeeded: hash) & (count - 1)
      while slots[slot].number != 0 { slot = (slot + 1) & (count - 1) }
      slots[slot] = (UInt32(truncatingIfNeeded: hash >> 32), UInt32(index + 1))
    }
    for slot in slots {
      add(section) {
        $0[section].u32(slot.fingerprint)
        $0[section].u32(slot.number)
      }
    }
  }
}

// MARK: Parts of records

extension BinaryLibraryWriter {
  private subscript(section: BinaryFormat.Section) -> RecordWriter {
    _read { yield sections[section.rawValue] }
    _modify { yield &sections[section.rawValue] }
  }

  private func count(_ section: BinaryFormat.Section) -> UInt32 { counts[section.rawValue] }

  /// Adds a record, which `body` writes.
  private mutating func add(_ section: BinaryFormat.Section, _ body: (inout Self) -> Void) {
    counts[section.rawValue] += 1
    body(&self)
  }

  private mutating func text(_ text: String?, in section: BinaryFormat.Section) {
    guard let text else {
      self[section].u32(BinaryFormat.absent)
      self[section].u32(0)
      return
    }
    let length = text.utf8.count
    // Longer ones are refused when all have been added.
    self[section].u32(UInt32(clamping: textLength))
    self[section].u32(UInt32(clamping: length))
    texts.append(text)
    textLength += length
  }

  /// Writes where texts with languages begin, and how many of them each has, and adds them.
  private mutating func localized(_ texts: [LocalizedText], in section: BinaryFormat.Section) {
    self[section].u32(count(.localizedTexts))
    for text in texts { self[section].u32(UInt32(text.entries.count)) }
    for text in texts {
      for entry in text.entries {
        add(.localizedTexts) { writer in
          writer[.localizedTexts].u32(writer.languages[entry.language] ?? UInt32.max)
          writer.text(entry.text, in: .localizedTexts)
        }
      }
    }
  }

  private static func index<Value: Equatable>(of value: Value, in values: [Value]) -> UInt8 {
    values.firstIndex(of: value).map { UInt8($0) } ?? UInt8.max
  }
}
