import CitationText
import DuaLibrary
import UnicodeText

/// Writes a collection as a content folder of the source format, version 1.
struct SourceFileWriter {
  private let collection: FinishedCollection

  /// The number of duas in a file, which keeps files editable and far below the limit of a source file.
  private static let duasInFile = 500

  init(_ collection: FinishedCollection) { self.collection = collection }

  var files: [SourceFile] {
    var files = [SourceFile(path: "library.json", bytes: Self.file(declaration))]
    let duas = collection.duas
    for (number, start) in stride(from: 0, to: duas.count, by: Self.duasInFile).enumerated() {
      let part = duas[start..<min(start + Self.duasInFile, duas.count)]
      files.append(document("duas", part.map(dua), number: number + 1))
    }
    if !collection.journeys.isEmpty {
      files.append(document("journeys", collection.journeys.map(journey), number: 1))
    }
    return files
  }

  private func document(_ kind: String, _ values: [JSONValue], number: Int) -> SourceFile {
    let name = "\(kind)-\(String(number, paddedTo: 4))"
    let value = JSONValue.object([("version", .integer(1)), (kind, .array(values))])
    return SourceFile(path: "\(kind)/\(name).json", bytes: Self.file(value))
  }

  // MARK: library.json

  /// The value as a source file, which ends in a line end.
  private static func file(_ value: JSONValue) -> [UInt8] { value.formatted() + [UInt8(ascii: "\n")] }

  private var declaration: JSONValue {
    let declaration = collection.declaration
    let language = JSONValue.string(collection.language.rawValue)
    return .object([
      ("version", .integer(1)),
      ("name", .string(collection.name)),
      ("library-version", .string(declaration?.version ?? "1.0.0")),
      ("licence", .string(declaration?.licence ?? "not stated; see where the collection comes from")),
      ("default-language", language),
      ("required-languages", .array([language])),
      ("policy", .object([])),
      ("categories", .array(collection.categories.map { category($0, isCollection: false) })),
      ("collections", .array(collection.collections.map { category($0, isCollection: true) })),
      ("works", .array(works)),
    ])
  }

  /// The works that the files describe, and those that duas cite.
  private var works: [JSONValue] {
    var cited: Set<String> = []
    for dua in collection.duas {
      for case .hadith(let work, _) in dua.content.sources { cited.insert(work.rawValue) }
      for case .hadith(let reference) in dua.content.statedSources { cited.insert(reference.work.rawValue) }
    }
    let stated = Set(collection.works.map(\.slug.rawValue))
    return collection.works.map(work)
      + KnownWork.allCases.filter { cited.contains($0.rawValue) && !stated.contains($0.rawValue) }.map(work)
  }

  private func work(_ work: ImportedWork) -> JSONValue {
    let known = KnownWork(rawValue: work.slug.rawValue)
    var members: [(String, JSONValue)] = [("slug", .string(work.slug.rawValue))]
    Self.add(work.name, "name", to: &members)
    if !work.aliases.isEmpty { members.append(("aliases", .array(work.aliases.map(JSONValue.string)))) }
    Self.add(work.numbering ?? known?.numbering, "numbering", to: &members)
    if let highest = work.highest ?? known?.highest { members.append(("highest", .integer(highest))) }
    return .object(members)
  }

  private func category(
    _ entity: FinishedCollection.Entity<ImportedCategory>,
    isCollection: Bool
  ) -> JSONValue {
    let category = entity.content
    var members: [(String, JSONValue)] = [("id", .integer(entity.id)), ("slug", .string(entity.slug))]
    Self.add(category.name, "name", to: &members)
    Self.add(category.description, "description", to: &members)
    if isCollection {
      members.append(("premium", .boolean(category.isPremium)))
    } else if let emoji = category.emoji {
      members.append(("emoji", .string(emoji)))
    }
    return .object(members)
  }

  private func work(_ work: KnownWork) -> JSONValue {
    .object([
      ("slug", .string(work.rawValue)),
      // A name in the default language is required, and works have only one.
      ("name", .object([(collection.language.rawValue, .string(work.name))])),
      ("numbering", .string(work.numbering)), ("highest", .integer(work.highest)),
    ])
  }

  // MARK: Duas and journeys

  private func dua(_ entity: FinishedCollection.Entity<ImportedDua>) -> JSONValue {
    let dua = entity.content
    var members: [(String, JSONValue)] = [("id", .integer(entity.id)), ("slug", .string(entity.slug))]
    Self.add(dua.category.flatMap { collection.categorySlugs[$0] }, "category", to: &members)
    Self.add(dua.collection.flatMap { collection.collectionSlugs[$0] }, "collection", to: &members)
    // Required fields that the collection does not have get the lowest value, which an editor can raise.
    Self.add((dua.difficulty ?? .beginner).rawValue, "difficulty", to: &members)
    members.append(("repetitions", .integer(dua.repetitions ?? 1)))
    members.append(("xp", .integer(dua.xp ?? 15)))
    if let duration = dua.duration { members.append(("duration", .integer(duration))) }
    Self.add(dua.title, "title", to: &members)
    Self.add(dua.arabic?.value, "arabic", to: &members)
    Self.add(dua.transliteration?.value, "transliteration", to: &members)
    Self.add(dua.translation, "translation", to: &members)
    let sources = dua.statedSources.map(citation) + dua.sources.map(citation)
    if !sources.isEmpty { members.append(("source", .array(sources))) }
    Self.add(dua.bestTime, "best-time", to: &members)
    Self.add(dua.benefit, "benefit", to: &members)
    Self.add(dua.context, "context", to: &members)
    Self.add(dua.propheticContext, "prophetic-context", to: &members)
    if let audio = dua.audio { members.append(("audio", .object([("href", .string(audio.rawValue))]))) }
    Self.add(dua.variantOf?.value, "variant-of", to: &members)
    members.append(("review", review(dua.review ?? Review())))
    if !dua.acknowledgements.isEmpty {
      let values = dua.acknowledgements.map { acknowledgement in
        JSONValue.object([
          ("rule", .string(acknowledgement.rule)), ("reason", .string(acknowledgement.reason)),
        ])
      }
      members.append(("$allow", .array(values)))
    }
    return .object(members)
  }

  private func review(_ review: Review) -> JSONValue {
    var members: [(String, JSONValue)] = [("status", .string(review.status.rawValue))]
    Self.add(review.reviewer, "by", to: &members)
    Self.add(review.hash, "hash", to: &members)
    return .object(members)
  }

  private func citation(_ citation: Citation) -> JSONValue {
    var members: [(String, JSONValue)] = [("type", .string(citation.kind.rawValue))]
    switch citation {
    case .quran(let reference):
      members.append(("surah", .integer(reference.surah)))
      members.append(("ayah", .string(AyahRange(reference.ayahs).description)))
    case .hadith(let reference):
      Self.add(reference.work.rawValue, "collection", to: &members)
      Self.add(reference.number.description, "number", to: &members)
      Self.add(reference.grade?.rawValue, "grade", to: &members)
      Self.add(reference.grader, "grader", to: &members)
      Self.add(reference.note, "note", to: &members)
    case .other(let title): Self.add(title, "title", to: &members)
    }
    return .object(members)
  }

  private func citation(_ citation: WrittenCitation) -> JSONValue {
    switch citation {
    case .quran(let surah, let ayahs):
      return .object([
        ("type", .string("quran")), ("surah", .integer(surah)),
        ("ayah", .string(AyahRange(ayahs).description)),
      ])
    case .hadith(let work, let number):
      return .object([
        ("type", .string("hadith")), ("collection", .string(work.rawValue)),
        ("number", .string(number.description)),
      ])
    case .other(let title): return .object([("type", .string("other")), ("title", .string(title))])
    }
  }

  private func journey(_ entity: FinishedCollection.Entity<ImportedJourney>) -> JSONValue {
    let journey = entity.content
    var members: [(String, JSONValue)] = [("id", .integer(entity.id)), ("slug", .string(entity.slug))]
    Self.add(journey.emoji, "emoji", to: &members)
    Self.add(journey.collection.flatMap { collection.collectionSlugs[$0] }, "collection", to: &members)
    if let minutes = journey.minutes { members.append(("minutes", .integer(minutes))) }
    if let xp = journey.xp { members.append(("xp", .integer(xp))) }
    members.append(("featured", .boolean(journey.isFeatured)))
    members.append(("premium", .boolean(journey.isPremium)))
    if let order = journey.order { members.append(("order", .integer(order))) }
    Self.add(journey.name, "name", to: &members)
    Self.add(journey.description, "description", to: &members)
    members.append(("step", .array(journey.steps.compactMap(step))))
    return .object(members)
  }

  private func step(_ step: ImportedJourney.Step) -> JSONValue? {
    guard let slug = collection.duaSlugs[step.dua] else { return nil }
    var members: [(String, JSONValue)] = [("dua", .string(slug))]
    Self.add(step.slot?.rawValue, "slot", to: &members)
    return .object(members)
  }

  // MARK: Members

  private static func add(_ text: String?, _ key: String, to members: inout [(String, JSONValue)]) {
    if let text { members.append((key, .string(text))) }
  }

  private static func add(_ texts: ImportedTexts, _ key: String, to members: inout [(String, JSONValue)]) {
    guard !texts.entries.isEmpty else { return }
    members.append((key, .object(texts.entries.map { ($0.language.rawValue, .string($0.text.value)) })))
  }
}
