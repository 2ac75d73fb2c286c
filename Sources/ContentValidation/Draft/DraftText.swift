import ContentSource
import DuaLibrary

/// A text of the draft with what it belongs to, so that a rule about texts need not know the records.
struct DraftText: Equatable, Sendable {
  /// What a text is for.
  enum Role: Equatable, Sendable {
    /// The recited text.
    case arabic
    case transliteration
    /// A text in a language, for the reader.
    case localized(LanguageTag)
    /// A name, title or note without a language.
    case plain
    /// A picture, not words.
    case emoji
  }

  /// What holds the text: ``Labelled/label``.
  let owner: String
  /// The name of the element or key.
  let field: String
  let role: Role
  let text: Located<String>
  /// The letters of the text by script: counted once, for all rules.
  let letters: ScriptCount

  init(owner: String, field: String, role: Role, text: Located<String>) {
    self.owner = owner
    self.field = field
    self.role = role
    self.text = text
    letters = ScriptCount(text.value)
  }

  /// How a message calls the text: `` `translation` (en) of dua `x` ``.
  var label: String {
    if case .localized(let language) = role {
      "`\(field)` (\(language)) of \(owner)"
    } else {
      "`\(field)` of \(owner)"
    }
  }
}

extension DraftText {
  static func all(
    declaration: LibraryDeclaration?,
    duas: [DuaFragment],
    journeys: [JourneyFragment]
  ) -> [DraftText] {
    (declaration.map(texts) ?? []) + duas.flatMap(texts) + journeys.flatMap(texts)
  }

  private static func texts(of declaration: LibraryDeclaration) -> [DraftText] {
    var list = DraftTextList(owner: "the library")
    list.add("name", .plain, declaration.name)
    list.add("library-version", .plain, declaration.libraryVersion)
    list.add("licence", .plain, declaration.licence)
    for category in declaration.categories {
      list.owner = category.label
      list.add("name", category.name)
      list.add("description", category.description)
      list.add("emoji", .emoji, category.emoji)
    }
    for collection in declaration.collections {
      list.owner = collection.label
      list.add("name", collection.name)
      list.add("description", collection.description)
    }
    for work in declaration.works {
      list.owner = work.label
      list.add("name", work.name)
      for alias in work.aliases { list.add("aliases", .plain, .value(alias)) }
      list.add("numbering", .plain, work.numbering)
    }
    return list.texts
  }

  private static func texts(of dua: DuaFragment) -> [DraftText] {
    var list = DraftTextList(owner: dua.label)
    list.add("title", dua.title)
    list.add("arabic", .arabic, dua.arabic)
    list.add("transliteration", .transliteration, dua.transliteration)
    list.add("translation", dua.translation)
    list.add("best-time", dua.bestTime)
    list.add("benefit", dua.benefit)
    list.add("context", dua.context)
    list.add("prophetic-context", dua.propheticContext)
    if let review = dua.review { list.add("by", .plain, review.reviewer) }
    list.owner = "a source of \(dua.label)"
    for source in dua.sources {
      list.add("title", .plain, source.title)
      list.add("grader", .plain, source.grader)
      list.add("note", .plain, source.note)
    }
    return list.texts
  }

  private static func texts(of journey: JourneyFragment) -> [DraftText] {
    var list = DraftTextList(owner: journey.label)
    list.add("name", journey.name)
    list.add("description", journey.description)
    list.add("emoji", .emoji, journey.emoji)
    return list.texts
  }
}

/// Collects the texts of one record after the other.
private struct DraftTextList {
  var owner: String
  var texts: [DraftText] = []

  mutating func add(_ field: String, _ role: DraftText.Role, _ text: Field<String>) {
    guard let text = text.located else { return }
    texts.append(DraftText(owner: owner, field: field, role: role, text: text))
  }

  mutating func add(_ field: String, _ localized: [LocalizedField]) {
    for entry in localized.readable {
      texts.append(
        DraftText(owner: owner, field: field, role: .localized(entry.language), text: entry.text)
      )
    }
  }
}
