import ArabicText
import ContentDraft
import DuaLibrary
import QuranText
import UnicodeText

/// The tables of ``IndexedDraft`` about texts and their words.
struct TextTables: Sendable {
  let texts: [DraftText]
  let recited: RecitedWords
  let recitedTexts: [RecitedWords.Text?]
  let allowedCharacters: [DraftText.Role: AllowedCharacters]
  let transliterations: [Int: DraftText]
  let duasByTransliteration: [ExactText: [Int]]
  let knownWords: KnownWords
  let scheme: Romanizer?
  let forms: LibraryForms
  let customaryMarks: CustomaryMarks

  init(_ records: SortedRecords, _ draft: LibraryDraft, _ quran: QuranSource) {
    var list = DraftTextList(spellings: draft.sourceMaps)
    if let declaration = draft.declaration { list.add(declaration) }
    for (index, dua) in records.duas.enumerated() { list.add(dua, at: index) }
    for journey in records.journeys { list.add(journey) }
    texts = list.texts
    let characters = draft.declaration?.policy.characters ?? CharacterPolicy()
    let language = draft.declaration?.defaultLanguage.value
    allowedCharacters = list.texts.reduce(into: [:]) { allowed, text in
      guard allowed[text.role] == nil else { return }
      allowed[text.role] = AllowedCharacters(in: text.role, characters, defaultLanguage: language)
    }
    knownWords = KnownWords(list.texts, quran.vocabulary)
    var transliterations: [Int: DraftText] = [:]
    var owners: [ExactText: [Int]] = [:]
    for text in list.texts where text.role == .transliteration {
      guard let dua = text.dua else { continue }
      if transliterations[dua] == nil { transliterations[dua] = text }
      let key = ExactText(text.text.value)
      if owners[key, default: []].count < 2 { owners[key, default: []].append(dua) }
    }
    self.transliterations = transliterations
    duasByTransliteration = owners
    scheme = draft.declaration?.policy.transliterationScheme.flatMap(Romanizer.init(scheme:))
    var recited = RecitedWords()
    recitedTexts = list.texts.map { text in
      guard text.role == .arabic, let dua = text.dua else { return nil }
      return recited.add(text.text.value, of: dua)
    }
    self.recited = recited
    customaryMarks = CustomaryMarks(recited)
    var forms = LibraryForms(recited)
    if scheme != nil {
      for text in list.texts where text.role == .arabic {
        guard let dua = text.dua, let latin = transliterations[dua] else { continue }
        forms.add(latin: latin.text.value, of: dua)
      }
    }
    self.forms = forms
  }
}
