import ArabicText
import ContentDraft
import Diagnostics
import DuaLibrary
import QuranText
import UnicodeText

/// A text with Arabic in it, as the rules about Arabic see it: made once for all of them, and dropped.
///
/// A class, as it is handed to many and is never copied.
final class ArabicTextAnalysis {
  enum Kind {
    /// The text of a dua.
    case recited
    /// A title or a note in Arabic.
    case prose
    /// A text of another language in which Arabic letters or brackets of quotations stand.
    case quoting
  }

  let kind: Kind
  let text: DraftText
  /// The dua that the text belongs to.
  let dua: DuaFragment?
  let scalars: [Unicode.Scalar]
  /// Where every scalar begins in the UTF-8 of the text; one more, for its end.
  let offsets: [Int]
  /// The marks of every letter, as scalars.
  let markRuns: [Range<Int>]
  /// Where words go on after marks.
  let nextLetters: NextLetters
  /// The letters with marks that exclude each other.
  let clashes: [ClashingRun]
  /// The Arabic words, in their order.
  let words: [MarkedWord]
  /// The words of the Quran.
  let vocabulary: QuranVocabulary
  /// The words of the Quran and of the library.
  let knownWords: KnownWords
  /// What of the text stands in the Quran, or between ﴿ and ﴾.
  let quotations: [QuranLocation]
  /// What stands between ﴿ and ﴾, whichever of the two comes first, as scalars; in their order.
  let bracketed: [Range<Int>]
  /// The verses that the dua of a recited text cites.
  let citedVerses: [QuranReference]
  /// How the text stands to the Quran.
  let quotationReport: QuotationReport
  /// How completely a recited text is vocalized; nil for other texts.
  let tashkeel: Tashkeel?
  /// What stands in a recited text and is not recited.
  private(set) var remarks = RecitedRemarks()
  /// The transliteration of a recited text, held against it; nil where there is none.
  private(set) var transliteration: TransliterationAnalysis?
  /// The parts of the text that are Quran, as bytes of its UTF-8: no change may touch them.
  let protected: MergedRanges

  /// What is known of a recited text before its transliteration is looked at.
  struct Reading {
    let text: String
    let offsets: [Int]
    let tashkeel: Tashkeel?
    let quotations: QuotationReport
    /// The words with a letter whose marks exclude each other, as bytes.
    let clashingWords: [Range<Int>]
    /// What is not recited, as scalars.
    let remarks: [Range<Int>]

    /// Scalars as bytes of the text's UTF-8.
    func bytes(of range: Range<Int>) -> Range<Int> { offsets[range.lowerBound]..<offsets[range.upperBound] }
  }

  /// Nil when the text holds no Arabic.
  init?(_ text: DraftText, in draft: IndexedDraft) {
    guard let kind = Kind(of: text) else { return nil }
    self.kind = kind
    self.text = text
    dua = text.dua.map { draft.duas[$0] }
    scalars = Array(text.text.value.unicodeScalars)
    var offset = 0
    offsets =
      scalars.map { scalar in
        defer { offset += UTF8.width(scalar) }
        return offset
      } + [text.text.value.utf8.count]
    markRuns = scalars.markRuns
    nextLetters = NextLetters(scalars)
    clashes = scalars.clashes(in: markRuns)
    words = MarkedWord.words(of: scalars)
    vocabulary = draft.quran.vocabulary
    knownWords = draft.knownWords
    bracketed = BracketPairing(scalars, onlyOrnate: true).pairs
    let quotable = QuotableText(scalars)
    quotations = draft.quran.locator.locate(quotable)
    let sources = dua?.sources ?? []
    let cited = sources.compactMap(\.citedVerses)
    citedVerses = kind == .recited ? cited : []
    quotationReport = QuotationReport(
      quotable,
      of: text.text.value,
      kind,
      quotations,
      cited: cited,
      hasOtherSources: sources.contains { $0.kind.value != .quran },
      draft.quran.verifier
    )
    tashkeel = kind == .recited ? Tashkeel(of: text.text.value) : nil
    // A citation that names no verses yet may name these: until it is mended, nobody knows that they are not Quran.
    let mayCiteQuran = kind == .recited && sources.contains(where: \.mayBeOfQuran)
    protected = MergedRanges(mayCiteQuran ? [0..<text.text.value.utf8.count] : quotations.map(\.bytes))
    remarks = readRemarks()
    transliteration = readTransliteration(in: draft)
  }

  private func readTransliteration(in draft: IndexedDraft) -> TransliterationAnalysis? {
    guard kind == .recited, text.isMostly(.arabic), let dua = text.dua,
      let latin = draft.transliterations[dua]
    else { return nil }
    let clashingWords = words.map(\.range).filter(clashes.overlap)
    let reading = Reading(
      text: text.text.value,
      offsets: offsets,
      tashkeel: tashkeel,
      quotations: quotationReport,
      clashingWords: clashingWords.map(bytes),
      remarks: remarks.ranges
    )
    return TransliterationAnalysis(latin, ofDua: dua, reading, draft.style)
  }

  /// Whether a letter of a word has marks of which nobody knows which is read.
  func isUnclear(_ word: MarkedWord) -> Bool { clashes.overlap(word.range) }

  /// How a message calls the text.
  var label: String { text.label }

  /// Where scalars of the text stand in its file.
  func source(of range: Range<Int>) -> SourceRange { text.source(of: bytes(of: range)) }

  /// Scalars as bytes of the text's UTF-8.
  func bytes(of range: Range<Int>) -> Range<Int> { offsets[range.lowerBound]..<offsets[range.upperBound] }

  /// Whether one of the scalars is in the Quran.
  func isProtected(_ range: Range<Int>) -> Bool { protected.overlaps(bytes(of: range)) }

  /// The word, without its spaces, in which a scalar stands.
  func word(around index: Int) -> Range<Int> {
    let start = scalars[..<index].lastIndex { $0.isBlank }.map { $0 + 1 } ?? 0
    let end = scalars[index...].dropFirst().firstIndex { $0.isBlank } ?? scalars.count
    return start..<end
  }

  /// The text of some bytes.
  func text(ofBytes bytes: Range<Int>) -> String {
    text.text.value.text(ofBytes: bytes)
  }

  /// The text of some scalars.
  func text(of range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }

  /// A change of the text; none when it would touch a quotation of the Quran, or markup that says no text.
  ///
  /// - Parameter edits: Ranges of scalars, none overlapping another, and what to write there.
  func change(
    _ message: String,
    _ applicability: FixIt.Applicability,
    _ edits: [(range: Range<Int>, replacement: String)]
  ) -> [FixIt] {
    let places = edits.map { bytes(of: $0.range) }
    guard !edits.isEmpty, places.allSatisfy({ text.canReplace($0) && !protected.overlaps($0) }) else {
      return []
    }
    return [
      FixIt(
        message,
        applicability,
        zip(places, edits).map { FixIt.Edit(text.source(of: $0), $1.replacement) }
      )
    ]
  }
}

extension String {
  /// The text of some bytes of its UTF-8, which begin and end with a scalar.
  func text(ofBytes bytes: Range<Int>) -> String {
    String(decoding: utf8.dropFirst(bytes.lowerBound).prefix(bytes.count), as: UTF8.self)
  }
}

extension ArabicTextAnalysis.Kind {
  fileprivate init?(of text: DraftText) {
    switch text.role {
    case .arabic: self = .recited
    case .localized where text.role.isArabic: self = .prose
    case .localized, .plain:
      guard text.letters[.arabic] > 0 || text.text.value.holdsQuotationBracket else { return nil }
      self = .quoting
    case .transliteration, .emoji: return nil
    }
  }
}

extension CitationFragment {
  /// Whether the source is the Quran, or one of which nobody can say that it is not.
  fileprivate var mayBeOfQuran: Bool { kind.value == .quran || kind.value == nil && !kind.isMissing }

  /// The verses of a citation of the Quran; nil for other citations, and for verses that do not exist, which another
  /// rule reports.
  var citedVerses: QuranReference? {
    guard kind.value == .quran, let surah = surah.value, let ayahs = ayah.value else { return nil }
    return try? QuranReference(surah: surah, ayahs: ayahs)
  }
}
