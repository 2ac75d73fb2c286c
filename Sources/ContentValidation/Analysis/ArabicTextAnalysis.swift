import ArabicText
import CitationText
import ContentDraft
import Diagnostics
import DuaLibrary
import HadithText
import QuranText
import UnicodeText

/// What the rules about Arabic need to know about one text. Made once for all of them; each part is computed when the first
/// rule asks for it.
final class ArabicTextAnalysis {
  enum Kind {
    /// The text of a dua.
    case recited
    /// A title or a note in Arabic.
    case prose
    /// A text in another language that contains Arabic letters or quotation brackets.
    case quoting
  }

  let kind: Kind
  let text: DraftText
  /// The dua that the text belongs to.
  let dua: DraftDua?
  private(set) lazy var scalars = text.text.value.scalarArray
  private let library: SharedDraft
  /// Whether the transliteration is known to be the romanization.
  private let isRomanized: Bool
  /// What is known about the words; nil before the screening.
  private let screenedWords: ScreenedWords?

  /// Nil if the text contains no Arabic.
  ///
  /// - Parameters:
  ///   - isRomanized: Whether the transliteration is known to be the romanization, so that it need not be compared.
  ///   - words: What the screening found about the words.
  init?(
    _ text: DraftText,
    in library: SharedDraft,
    isRomanized: Bool = false,
    words: ScreenedWords? = nil
  ) {
    guard let kind = Kind(of: text) else { return nil }
    self.kind = kind
    self.text = text
    self.library = library
    self.isRomanized = isRomanized
    screenedWords = words
    dua = text.dua.map { library.draft.duas[$0] }
  }

  /// The same for a single analysis.
  convenience init?(_ text: DraftText, in draft: IndexedDraft) {
    guard Kind(of: text) != nil else { return nil }
    self.init(text, in: SharedDraft(draft))
  }

  /// How the file of the dua writes a source.
  var notation: SourceNotation { library.draft.notation(at: dua?.range ?? text.text.range) }

  // MARK: Orthography

  /// The UTF-8 offset of each scalar, and that of the end of the text.
  private(set) lazy var offsets = text.scalarOffsets
  /// The Arabic words, in their order, as indices of scalars.
  private(set) lazy var words = MarkedWord.words(of: scalars)
  /// The marks of each letter, as indices of scalars.
  private(set) lazy var markRuns = scalars.markRuns
  private(set) lazy var nextLetters = NextLetters(scalars)
  /// The letters with marks that exclude each other.
  private(set) lazy var clashes = scalars.clashes(in: markRuns)
  /// Letters and marks that are together in no word of Arabic.
  private(set) lazy var impossibleSpellings = findImpossibleSpellings()
  /// The words about which the rules of spelling or transliteration report something.
  private(set) lazy var reportedWords = findReportedWords()
  /// How completely a recited text is vocalized; nil for other texts.
  private(set) lazy var tashkeel =
    kind == .recited ? Tashkeel(of: String(scalars: scalarsWithoutReferences)) : nil
  /// The words of a recited text in which a mark is missing.
  private(set) lazy var incompleteWords = findIncompleteWords()
  /// The words and numbers in their search forms.
  private(set) lazy var tokens = RecitedTokens(scalars, words)
  /// The references and numbers of verses in a recited text.
  private(set) lazy var verseReferences = findVerseReferences()
  /// The parts of a recited text that are not recited.
  private(set) lazy var remarks = findRemarks()

  /// Whether a letter of a word has marks that exclude each other, or the tanwin is written twice, so that its reading is unknown.
  func isUnclear(_ word: MarkedWord) -> Bool {
    let end = word.letters.suffix(2)
    return clashes.overlap(word.range) || end.count == 2 && end.allSatisfy { $0.has(.fathatan) }
  }

  /// The indices of the words about which a rule may report something: those that its screen selects, or all before the screening.
  func suspects(of rule: any ArabicRule.Type) -> [Int] {
    // If the screening has split the text into other words, its indices are not those of the analysis.
    guard let screenedWords, screenedWords.count == words.count,
      let indices = screenedWords.indices(concerning: rule)
    else { return Array(words.indices) }
    return indices
  }

  // MARK: Quran

  private(set) lazy var quotable = QuotableText(scalarsWithoutReferences)
  /// The result of looking the text up in the Quran.
  private(set) lazy var locations =
    library.draft.quranLocations[text.text.value] ?? library.draft.quran.locator.locate(quotable)
  /// The runs of the text that occur in the Quran, and the spans between ﴿ and ﴾; the whole text, however short, if it is a
  /// verse.
  private(set) lazy var quotations =
    locations.isEmpty ? wholeVerses.map { [$0] } ?? [] : locations
  /// The runs of at least three words that occur in the Quran.
  private(set) lazy var shortQuotations = library.draft.quran.locator.locate(quotable, minimumWords: 3)
  /// The whole recited text, if it consists of whole verses and is not a formula of praise.
  private lazy var wholeVerses: QuranLocation? = findWholeVerses()
  /// The same, or the part of a verse that is the whole text, if the dua cites no verse.
  var uncitedVerse: QuranLocation? { mayBeQuran ? nil : wholeVerses ?? partOfVerse }
  private lazy var partOfVerse: QuranLocation? = findPartOfVerse()
  /// The verses that are the whole text, if the dua cites only other verses, with other works.
  var verseInsteadOfCited: QuranLocation? {
    guard !citedVerses.isEmpty, !quotationReport.isOtherText, let verses = wholeVerses,
      !verses.isIn(citedVerses), !locations.contains(where: { $0.isIn(citedVerses) })
    else { return nil }
    return verses
  }
  /// The scalars between ﴿ and ﴾, whichever of the two comes first, in their order.
  private(set) lazy var bracketed = BracketPairing(scalars, onlyOrnate: true).pairs
  /// The indices of round and square brackets without their pair, and of ornate ones, in their order.
  private lazy var unpairedBrackets = BracketPairing(scalars, onlyOrnate: false).single
  var hasUnpairedBracket: Bool { !unpairedBrackets.isEmpty }
  /// Whether a scalar is a bracket without its pair.
  func isUnpairedBracket(_ index: Int) -> Bool {
    let found = unpairedBrackets.partitioningIndex { $0 >= index }
    return found < unpairedBrackets.count && unpairedBrackets[found] == index
  }
  /// The verses that the dua of a recited text cites.
  private(set) lazy var citedVerses = kind == .recited ? versesCitedByDua : []
  /// The quotations compared with the Quran.
  private(set) lazy var quotationReport = QuotationReport(
    quotable,
    of: text.text.value,
    kind,
    quotations,
    cited: versesCitedByDua,
    hasOtherSources: sources.contains { $0.kind.value != .quran },
    library.draft.quran.verifier
  )
  /// The parts of quotations that agree with the Quran, and how they are written.
  private(set) lazy var encodedPassages = findEncodedPassages()
  /// The quotations to which rules about letters and characters do not apply, in UTF-8 offsets.
  private(set) lazy var encodedQuran = findEncodedQuran()
  /// The parts of the text that are Quran, which no fix may touch, in UTF-8 offsets.
  private(set) lazy var protected = findProtectedRanges()

  /// The verses of the text that a mistake interrupts, in UTF-8 offsets: what surrounds it is not protected, and not certain either.
  private(set) lazy var interruptedVerses = findInterruptedVerses()

  /// The words of the Quran.
  var vocabulary: QuranVocabulary { library.draft.quran.vocabulary }
  /// The words of the Quran and of the library.
  var knownWords: KnownWords { library.draft.knownWords }
  /// The label of another dua with the same transliteration; nil if there is none.
  func otherDua(transliteratedAs latin: String) -> String? {
    library.draft.duasByTransliteration[ExactText(latin)]?.first { $0 != text.dua }.map {
      library.draft.duas[$0].label
    }
  }
  /// The label of another dua whose whole text has the letters of some words; nil if there is none.
  func otherDua(reciting words: Range<Int>) -> String? {
    library.draft.recitations.dua(withSkeleton: text(of: words).identitySkeleton, besides: text.dua)
      .map { library.draft.duas[$0].label }
  }
  /// The part of the text that is another dua of the library, or most of it, if it has about as many words; with the label of that
  /// dua.
  func excerptOfOtherDua(ofAbout count: Int) -> (bytes: Range<Int>, label: String, isWhole: Bool)? {
    let skeleton = ArabicFold.identitySkeleton(of: text.text.value)
    guard let dua = text.dua,
      let found = library.draft.recitations.excerpt(in: skeleton, of: dua, ofAbout: count)
    else { return nil }
    let words = skeleton.words[found.words]
    guard let first = words.first, let last = words.last else { return nil }
    let bytes = skeleton.sourceRange(of: first.lowerBound..<last.upperBound)
    return (bytes, library.draft.duas[found.dua].label, found.isWhole)
  }
  /// The words of the library.
  var forms: LibraryForms { library.draft.forms }
  /// The words of the Quran, of hadiths and of the other duas.
  private(set) lazy var knownStems =
    KnownStems(vocabulary: vocabulary, hadiths: .shipped, forms: forms, dua: text.dua ?? -1)
  /// How often the library writes the marks that many editors leave out.
  var customaryMarks: CustomaryMarks { library.draft.customaryMarks }

  /// The encodings of the Quran that the library accepts, the preferred one first.
  var acceptedQuranEncodings: [QuranEncoding] {
    (library.draft.declaration?.policy ?? Policy()).acceptedQuranEncodings
  }
  /// Compares quotations with the Quran, and writes them if the user supplied its texts.
  var quranVerifier: QuranVerifier { library.draft.quran.verifier }

  private func findWholeVerses() -> QuranLocation? {
    guard kind == .recited, !locations.isEmpty || screenedWords?.mayBeVerses != false,
      !CommonFormulae.areSaidAlone(quotable, 0..<quotable.wordCount)
    else { return nil }
    guard let verses = library.draft.quran.locator.wholeVerses(quotable) else { return findJoinedVerse() }
    // Other words may have the letters of a short verse: أَلَمْ is not الم.
    let isShort = quotable.wordCount < QuranLocator.minimumWords
    return isShort && !verses.references.contains(where: isCorrect) ? nil : verses
  }

  /// The verse of which the whole text is a part, if it is long enough to be in one only.
  private func findPartOfVerse() -> QuranLocation? {
    guard kind == .recited, locations.count == 1, let location = locations.first, isWhole(location),
      !CommonFormulae.areSaidAlone(quotable, location.words)
    else { return nil }
    return location
  }

  /// Whether a run of the Quran is the whole text.
  func isWhole(_ location: QuranLocation) -> Bool { location.words == 0..<quotable.wordCount }

  private func isCorrect(_ verses: QuranReference) -> Bool {
    library.draft.quran.verifier.verify(quotable, cited: [verses]).allSatisfy { $0.severity == .information }
  }

  /// The verse that the text is, if it differs from Tanzil's texts in which words are joined.
  private func findJoinedVerse() -> QuranLocation? {
    let verifier = library.draft.quran.verifier
    guard locations.count == 1, let location = locations.first, !location.isMarked,
      location.references.count == 1, verifier.mayBeAll(of: location.references[0], quotable)
    else { return nil }
    let comparison = verifier.compare(quotable, cited: location.references)
    guard comparison.findings.isEmpty, comparison.passages.count == 1, let verse = comparison.passages.first,
      verse.isWhole, words.first.map({ offsets[$0.range.lowerBound] >= verse.bytes.lowerBound }) == true
    else { return nil }
    return location
  }

  private var sources: [CitationFragment] { dua?.sources ?? [] }
  private var versesCitedByDua: [QuranReference] { sources.compactMap(\.citedVerses) }

  /// Whether the dua of a recited text cites the Quran. A citation that names no verse may turn out to cite these words, so all of
  /// the text is protected until it does.
  var mayBeQuran: Bool { kind == .recited && dua.map { library.draft.mayCiteQuran($0) } == true }

  /// Whether a source of the dua does not say of which kind it is, so that it may cite these words.
  var hasUnreadableSource: Bool { sources.contains { $0.kind.value == nil } }

  /// References, numbers of verses and braces are not Quran.
  private func findProtectedRanges() -> MergedRanges {
    let quran = mayBeQuran ? [0..<text.text.value.utf8.count] : quotations.map(\.bytes)
    guard !quran.isEmpty else { return MergedRanges([]) }
    let braces = scalars.indices.filter { scalars[$0] == "{" || scalars[$0] == "}" }
    let others = MergedRanges(
      (verseReferences.map(withBlanks) + braces.map { $0..<$0 + 1 }).map(bytes)
    )
    return MergedRanges(MergedRanges(quran).ranges.flatMap { $0.without(others) })
  }

  /// Whether the policy allows a digit in recited text.
  func allowsDigit(_ digit: Unicode.Scalar) -> Bool {
    (library.draft.declaration?.policy.characters.arabic).map { $0.contains(digit) } ?? true
  }

  /// Whether one of the scalars is part of the Quran.
  func isProtected(_ range: Range<Int>) -> Bool { protected.overlaps(bytes(of: range)) }

  // MARK: Transliteration

  /// The comparison of a recited text with its transliteration; nil if there is none, if one of the two is given twice, which has been
  /// reported, and for text in presentation forms, which must be written as letters first.
  private(set) lazy var transliteration = compareWithTransliteration()

  private func compareWithTransliteration() -> TransliterationAnalysis? {
    guard kind == .recited, text.isMostly(.arabic), let dua = text.dua,
      let latin = library.draft.transliterations[dua], !scalars.contains(where: \.isLetterShape),
      !library.draft.isUnread("arabic", at: library.draft.duas[dua].range),
      !library.draft.isUnread("transliteration", at: library.draft.duas[dua].range)
    else { return nil }
    return TransliterationAnalysis(latin, ofDua: dua, self, library.draft, isRomanized: isRomanized)
  }
}

// MARK: Parts of the text

extension ArabicTextAnalysis {
  /// The name of the text in messages.
  var label: String { text.label }

  /// The source range of scalars.
  func source(of range: Range<Int>) -> SourceRange { text.source(of: bytes(of: range)) }

  /// The UTF-8 offsets of scalars.
  func bytes(of range: Range<Int>) -> Range<Int> { offsets[range.lowerBound]..<offsets[range.upperBound] }

  /// The scalars around an index up to the next spaces.
  func word(around index: Int) -> Range<Int> {
    let start = scalars[..<index].lastIndex { $0.isBlank }.map { $0 + 1 } ?? 0
    let end = scalars[index...].dropFirst().firstIndex { $0.isBlank } ?? scalars.count
    return start..<end
  }

  func text(ofBytes bytes: Range<Int>) -> String { text.text.value.text(ofBytes: bytes) }

  func text(of range: Range<Int>) -> String { String(scalars: scalars[range]) }

  /// Scalars between backquotes, shortened for a message.
  func quoted(_ range: Range<Int>) -> String { text(of: range).quoted(limit: 30) }

  /// `` `كتاب` ``: the word around a scalar.
  func quotedWord(around index: Int) -> String { quoted(word(around: index)) }

  /// A scalar as messages name it: `` U+002C COMMA in the word `اللهم,` ``.
  func mention(of index: Int) -> String {
    let word = word(around: index)
    let name = scalars[index].codePointAndName
    return word.isEmpty ? name : "\(name) in the word \(quoted(word))"
  }
}

extension String {
  /// The text of a range of its UTF-8, which begins and ends at a scalar.
  func text(ofBytes bytes: Range<Int>) -> String {
    String(decoding: utf8.dropFirst(bytes.lowerBound).prefix(bytes.count), as: UTF8.self)
  }
}

extension ArabicTextAnalysis {
  /// Whether the language of the text is written in Arabic script, in which joiners have a use.
  var isInArabicScript: Bool { text.role.expectedScripts.contains(.arabic) }

  /// Whether the text is in another language with Arabic letters, such as Urdu, which spells vowels in its own way (`تُوْ`, `اِس`).
  var isSpelledInOtherLanguage: Bool { kind == .quoting && isInArabicScript }
}

extension ArabicTextAnalysis.Kind {
  init?(of text: DraftText) {
    switch text.role {
    case .arabic: self = .recited
    case .localized where text.role.isArabic: self = .prose
    case .localized, .plain:
      guard text.letters[.arabic] > 0 || text.containsQuotationBracket else { return nil }
      self = .quoting
    case .transliteration, .emoji: return nil
    }
  }
}

extension CitationFragment {
  /// Whether the source is the Quran, or of a kind that could not be read.
  var mayBeOfQuran: Bool { kind.value == .quran || kind.value == nil && !kind.isMissing }

  /// The verses of a citation of the Quran; nil for other citations, and for verses that do not exist, which another
  /// rule reports.
  var citedVerses: QuranReference? {
    guard kind.value == .quran, let surah = surah.value, let ayahs = ayah.value else { return nil }
    return try? QuranReference(surah: surah, ayahs: ayahs)
  }
}
