import ArabicText
import ContentDraft
import DuaLibrary
import QuranText
import UnicodeText

/// The tables of ``IndexedDraft`` about all texts.
struct TextTables: Sendable {
  let texts: [DraftText]
  let allowedCharacters: [DraftText.Role: AllowedCharacters]
  let transliterations: [Int: DraftText]
  let duasByTransliteration: [ExactText: [Int]]
  let knownWords: KnownWords
  let styleSamples: StyleSamples

  /// - Parameter needsWordTables: Whether a rule needs the words of the texts.
  init(_ texts: [DraftText], _ draft: LibraryDraft, _ quran: QuranSource, needsWordTables: Bool) {
    self.texts = texts
    let characters = draft.declaration?.policy.characters ?? CharacterPolicy()
    let language = draft.declaration?.defaultLanguage.value
    allowedCharacters = texts.reduce(into: [:]) { allowed, text in
      guard allowed[text.role] == nil else { return }
      allowed[text.role] = AllowedCharacters(in: text.role, characters, defaultLanguage: language)
    }
    knownWords = KnownWords(needsWordTables ? texts : [], quran.vocabulary)
    transliterations = Self.transliterations(texts)
    var owners: [ExactText: [Int]] = [:]
    for text in texts where text.role == .transliteration {
      guard let dua = text.dua else { continue }
      let key = ExactText(text.text.value)
      if owners[key, default: []].count < 2 { owners[key, default: []].append(dua) }
    }
    duasByTransliteration = owners
    // There is nothing to learn if the policy names the scheme.
    styleSamples =
      needsWordTables && draft.scheme == nil ? StyleSamples(texts, transliterations) : StyleSamples()
  }

  /// The first transliteration of each dua, by the index of the dua.
  static func transliterations(_ texts: [DraftText]) -> [Int: DraftText] {
    texts.reduce(into: [:]) { transliterations, text in
      guard text.role == .transliteration, let dua = text.dua else { return }
      if transliterations[dua] == nil { transliterations[dua] = text }
    }
  }
}

/// The tables of ``IndexedDraft`` about the words of recited texts.
struct RecitedTables: Sendable {
  let recited: RecitedWords
  let recitedTexts: [RecitedWords.Text?]
  let scheme: Romanizer?
  let forms: LibraryForms
  let customaryMarks: CustomaryMarks

  /// - Parameter needsWordTables: Whether a rule needs them; otherwise no text counts as recited.
  init(_ texts: [DraftText], _ draft: LibraryDraft, needsWordTables: Bool) {
    scheme = draft.scheme
    var recited = RecitedWords()
    recitedTexts = texts.map { text in
      guard needsWordTables, text.role == .arabic, let dua = text.dua else { return nil }
      return recited.add(text.text.value, of: dua)
    }
    self.recited = recited
    customaryMarks = CustomaryMarks(recited)
    var forms = LibraryForms(recited)
    if needsWordTables, scheme != nil {
      let transliterations = TextTables.transliterations(texts)
      for text in texts where text.role == .arabic {
        guard let dua = text.dua, let latin = transliterations[dua] else { continue }
        forms.add(latin: latin.text.value, of: dua)
      }
    }
    self.forms = forms
  }
}

extension LibraryDraft {
  /// The scheme in which the policy says that transliterations are written; nil if it names none, or an unknown one.
  fileprivate var scheme: Romanizer? {
    declaration?.policy.transliterationScheme.flatMap(Romanizer.init(scheme:))
  }
}
