import ContentDraft
import Diagnostics
import DuaLibrary

/// Assembles the lines of a ``DraftLiteral`` into files of fragments.
struct DraftReader {
  private(set) var fileStarts = [0]
  private var files: [[Fragment]] = [[]]
  private var paths = [""]
  private var acknowledgements: [[Acknowledgement]] = [[]]
  /// The offset of the last record.
  private var recordStart = 0
  private var layer: (kind: TextFragment.Kind, language: LanguageTag?)?

  mutating func read(_ line: LiteralLine) {
    if line.isIndented {
      readPart(line)
      return extendEntries(to: (line.rest ?? line.head).bytes.upperBound)
    }
    layer = nil
    recordStart = line.head.bytes.lowerBound
    switch line.head.text {
    case "file":
      files.append([])
      paths.append(line.rest?.text ?? "")
      acknowledgements.append([])
      fileStarts.append(line.head.bytes.lowerBound)
    case "library": files[files.count - 1].append(.declaration(declaration(line)))
    case "ids":
      files[files.count - 1].append(
        .idRegister(IDRegister(range: range(line.head), extent: range(line.head)))
      )
    case "dua": files[files.count - 1].append(.dua(dua(line)))
    case "journey": files[files.count - 1].append(.journey(journey(line)))
    case "layer":
      let parts = (line.rest?.text ?? "").split(separator: ":")
      layer = (TextFragment.Kind(rawValue: String(parts[0]))!, parts.count > 1 ? LanguageTag(parts[1]) : nil)
    default: preconditionFailure("no record is called \(line.head.text)")
    }
  }

  func finish() -> [IngestedFile] {
    files.indices.map { index in
      var file = IngestedFile(
        file: FileID(index),
        fragments: files[index],
        acknowledgements: acknowledgements[index]
      )
      file.path = paths[index]
      return file
    }
  }

  private mutating func readPart(_ line: LiteralLine) {
    if line.head.text == "allow" { return readAcknowledgement(line) }
    if let layer {
      files[files.count - 1].append(.text(text(line, kind: layer.kind, language: layer.language)))
      return
    }
    switch files[files.count - 1].popLast() {
    case .declaration(var declaration)?:
      read(line, into: &declaration)
      files[files.count - 1].append(.declaration(declaration))
    case .idRegister(var register)?:
      read(line, into: &register)
      files[files.count - 1].append(.idRegister(register))
    case .dua(var dua)?:
      read(line, into: &dua)
      files[files.count - 1].append(.dua(dua))
    case .journey(var journey)?:
      read(line, into: &journey)
      files[files.count - 1].append(.journey(journey))
    default: preconditionFailure("\(line.head.text) is not a record")
    }
  }
}

extension DraftReader {
  /// The entry is the record, so it ends with its last line.
  private mutating func extendEntries(to end: Int) {
    let file = files.count - 1
    for index in acknowledgements[file].indices
    where acknowledgements[file][index].entry.bytes.lowerBound == recordStart {
      acknowledgements[file][index].entry = SourceRange(file: FileID(file), recordStart..<end)
    }
  }

  private mutating func readAcknowledgement(_ line: LiteralLine) {
    guard let rest = line.rest else { preconditionFailure("allow names no rule") }
    let id = rest.text.prefix { $0 != " " }
    let start = rest.bytes.lowerBound
    let idEnd = start + id.utf8.count
    let reason = rest.text.dropFirst(id.count + 1)
    func range(_ bytes: Range<Int>) -> SourceRange { SourceRange(file: FileID(files.count - 1), bytes) }
    acknowledgements[files.count - 1].append(
      Acknowledgement(
        range: self.range(line.head),
        entry: range(recordStart..<rest.bytes.upperBound),
        rule: Located(RuleID(String(id)), at: range(start..<idEnd)),
        reason: reason.isEmpty
          ? .missing : Field(String(reason), at: range((idEnd + 1)..<rest.bytes.upperBound))
      )
    )
  }

  private func range(_ word: LiteralLine.Word) -> SourceRange {
    SourceRange(file: FileID(files.count - 1), word.bytes)
  }

  private func field<Value>(_ word: LiteralLine.Word?, _ read: (String) -> Value?) -> Field<Value> {
    guard let word else { return .missing }
    return read(word.text).map { Field($0, at: range(word)) } ?? .invalid(range(word))
  }

  private func read(_ line: LiteralLine, into register: inout IDRegister) {
    guard let kind = line.tag.flatMap(EntityKind.init), let rest = line.rest else {
      preconditionFailure("\(line.head.text) is not part of the ids")
    }
    let end = SourceRange(file: FileID(files.count - 1), line.head.bytes.lowerBound..<rest.bytes.upperBound)
    var record = IDRecord(range: range(line.head), extent: end)
    record.id = field(line.attributes["id"]) { Int($0) }
    record.slug = field(line.attributes["slug"]) { Slug($0) }
    record.retired = field(line.attributes["retired"]) { Bool($0) }
    register.records[kind, default: []].append(record)
  }

  private func text(_ line: LiteralLine) -> Field<String> { field(line.rest) { $0 == "!" ? nil : $0 } }

  private func localized(_ line: LiteralLine) -> [LocalizedField] {
    guard let language = line.tag.flatMap({ LanguageTag($0) }) else { return [] }
    return [LocalizedField(language: language, text: text(line))]
  }

  private func dua(_ line: LiteralLine) -> DuaFragment {
    var dua = DuaFragment(range: range(line.head))
    dua.id = field(line.attributes["id"]) { Int($0) }
    dua.slug = field(line.attributes["slug"]) { Slug($0) }
    dua.category = field(line.attributes["category"]) { Slug($0) }
    dua.collection = field(line.attributes["collection"]) { Slug($0) }
    dua.difficulty = field(line.attributes["difficulty"], Difficulty.init)
    dua.repetitions = field(line.attributes["repetitions"]) { Int($0) }
    dua.xp = field(line.attributes["xp"]) { Int($0) }
    dua.duration = field(line.attributes["duration"]) { Int($0) }
    dua.variantOf = field(line.attributes["variant-of"]) { Slug($0) }
    return dua
  }

  private func read(_ line: LiteralLine, into dua: inout DuaFragment) {
    switch line.head.text {
    case "title": dua.title += localized(line)
    case "arabic": dua.arabic = text(line)
    case "transliteration": dua.transliteration = text(line)
    case "generated": dua.transliterationGenerated = text(line)
    case "translation": dua.translation += localized(line)
    case "best-time": dua.bestTime += localized(line)
    case "benefit": dua.benefit += localized(line)
    case "context": dua.context += localized(line)
    case "prophetic-context": dua.propheticContext += localized(line)
    case "source": dua.sources.append(source(line))
    case "review":
      var review = ReviewFragment(range: range(line.head))
      review.status = field(line.attributes["status"], Review.Status.init)
      review.reviewer = field(line.attributes["by"]) { $0 }
      review.date = field(line.attributes["date"]) { $0 }
      review.hash = field(line.attributes["hash"]) { $0 }
      dua.review = review
    default: preconditionFailure("\(line.head.text) is not part of a dua")
    }
  }

  private func source(_ line: LiteralLine) -> CitationFragment {
    var source = CitationFragment(range: range(line.head))
    source.kind = field(line.attributes["type"], Citation.Kind.init)
    source.surah = field(line.attributes["surah"]) { Int($0) }
    source.ayah = field(line.attributes["ayah"]) { text in
      let ends = text.split(separator: "-").compactMap { Int($0) }
      return ends.first.map { $0...(ends.last ?? $0) }
    }
    source.collection = field(line.attributes["collection"]) { Slug($0) }
    source.number = field(line.attributes["number"]) { HadithNumber($0) }
    source.grade = field(line.attributes["grade"], HadithGrade.init)
    source.grader = field(line.attributes["grader"]) { $0 }
    source.note = field(line.attributes["note"]) { $0 == "!" ? nil : $0 }
    source.title = field(line.attributes["title"]) { $0 }
    return source
  }

  private func journey(_ line: LiteralLine) -> JourneyFragment {
    var journey = JourneyFragment(range: range(line.head))
    journey.id = field(line.attributes["id"]) { Int($0) }
    journey.slug = field(line.attributes["slug"]) { Slug($0) }
    journey.emoji = field(line.attributes["emoji"]) { $0 }
    journey.collection = field(line.attributes["collection"]) { Slug($0) }
    journey.minutes = field(line.attributes["minutes"]) { Int($0) }
    journey.xp = field(line.attributes["xp"]) { Int($0) }
    journey.order = field(line.attributes["order"]) { Int($0) }
    return journey
  }

  private func read(_ line: LiteralLine, into journey: inout JourneyFragment) {
    switch line.head.text {
    case "name": journey.name += localized(line)
    case "description": journey.description += localized(line)
    case "step":
      var step = StepFragment(range: range(line.head))
      step.dua = field(line.attributes["dua"]) { Slug($0) }
      step.slot = field(line.attributes["slot"], TimeSlot.init)
      journey.steps.append(step)
    default: preconditionFailure("\(line.head.text) is not part of a journey")
    }
  }

  /// `text SLUG the text`, or `text - the text` for a text without a dua.
  private func text(
    _ line: LiteralLine,
    kind: TextFragment.Kind,
    language: LanguageTag?
  ) -> TextFragment {
    var fragment = TextFragment(range: range(line.head), kind: kind, language: language)
    guard let rest = line.rest else { return fragment }
    let slug = rest.text.prefix { $0 != " " }
    let start = rest.bytes.lowerBound
    let end = start + slug.utf8.count
    if slug != "-" {
      fragment.dua = field(LiteralLine.Word(text: String(slug), bytes: start..<end)) { Slug($0) }
    }
    let content = rest.text.dropFirst(slug.count + 1)
    if !content.isEmpty {
      let word = LiteralLine.Word(text: String(content), bytes: (end + 1)..<rest.bytes.upperBound)
      fragment.text = field(word) { $0 == "!" ? nil : $0 }
    }
    return fragment
  }
}

extension DraftReader {
  private func declaration(_ line: LiteralLine) -> LibraryDeclaration {
    var declaration = LibraryDeclaration(range: range(line.head))
    declaration.libraryVersion = field(line.attributes["version"]) { $0 }
    declaration.licence = field(line.attributes["licence"]) { $0 }
    declaration.defaultLanguage = field(line.attributes["default"]) { LanguageTag($0) }
    if let required = line.attributes["required"] {
      declaration.requiredLanguages = required.text.split(separator: ",").compactMap { LanguageTag($0) }
        .map { Located($0, at: range(required)) }
    }
    return declaration
  }

  private func read(_ line: LiteralLine, into declaration: inout LibraryDeclaration) {
    switch line.head.text {
    case "name": declaration.name = text(line)
    case "policy":
      for (rule, level) in line.attributes {
        declaration.policy.levels[RuleID(rule)] = Located(
          Policy.Level(rawValue: level.text)!,
          at: SourceRange(
            file: FileID(files.count - 1),
            (level.bytes.lowerBound - 1 - rule.utf8.count)..<(level.bytes.lowerBound - 1)
          )
        )
      }
    case "scheme": declaration.policy.transliterationScheme = line.rest?.text
    case "grades": declaration.policy.allowedGrades = grades(line)
    case "disclosed": declaration.policy.disclosedGrades = grades(line)
    case "category":
      var category = CategoryFragment(range: range(line.head))
      category.id = field(line.attributes["id"]) { Int($0) }
      category.slug = field(line.attributes["slug"]) { Slug($0) }
      category.name = name(line)
      declaration.categories.append(category)
    case "collection":
      var collection = CollectionFragment(range: range(line.head))
      collection.id = field(line.attributes["id"]) { Int($0) }
      collection.slug = field(line.attributes["slug"]) { Slug($0) }
      collection.name = name(line)
      declaration.collections.append(collection)
    case "work":
      var work = WorkFragment(range: range(line.head))
      work.slug = field(line.attributes["slug"]) { Slug($0) }
      work.numbering = field(line.attributes["numbering"]) { $0 }
      work.highest = field(line.attributes["highest"]) { Int($0) }
      work.name = name(line)
      if let alias = line.attributes["alias"] { work.aliases = [Located(alias.text, at: range(alias))] }
      declaration.works.append(work)
    default: preconditionFailure("\(line.head.text) is not part of a library")
    }
  }

  /// The attribute `name` as an English text.
  private func name(_ line: LiteralLine) -> [LocalizedField] {
    line.attributes["name"].map {
      [LocalizedField(language: .english, text: Field($0.text, at: range($0)))]
    } ?? []
  }

  private func grades(_ line: LiteralLine) -> Set<HadithGrade> {
    Set((line.rest?.text ?? "").split(separator: ",").compactMap { HadithGrade(rawValue: String($0)) })
  }
}
