import ArabicText
import UnicodeText

/// The parts of a recited text that are not recited.
struct RecitedRemarks {
  /// How often to say the dua.
  var counts: [RecitedTokens.Count] = []
  /// By whom, when or how the dua is said, as indices of scalars.
  var narration: [Range<Int>] = []
  /// The names of surahs and books with a number, between brackets: `[الإسراء: ٢٤]`, and numbers of verses. As indices of scalars.
  var references: [Range<Int>] = []
  /// What is left, as indices of scalars; empty if there are no remarks.
  var recited: [Range<Int>] = []
  /// Whether the limits of the parts are certain, because punctuation or the first words of a dua separate them.
  var isSeparated = false

  /// All of them, as indices of scalars.
  var ranges: [Range<Int>] { counts.map(\.range) + narration + references }
}

extension ArabicTextAnalysis {
  /// Whether nothing of the text is recited.
  var isOnlyRemarks: Bool { remarks.recited.isEmpty && !remarks.narration.isEmpty }

  /// The counts, the narration and the instructions outside of the Quran, and the references.
  func findRemarks() -> RecitedRemarks {
    guard kind == .recited else { return RecitedRemarks() }
    var remarks = findNarration()
    if remarks.narration.isEmpty, let introduction = introductionOfVerse, let verse = words.last {
      remarks.narration = [introduction.range]
      remarks.recited = [introduction.end..<verse.range.upperBound]
      remarks.isSeparated = true
    }
    let others = MergedRanges(remarks.counts.map(\.range) + remarks.narration)
    remarks.references = verseReferences.filter { !others.overlaps($0) }
    return remarks
  }

  /// `قال تعالى`, `قال الله عز وجل في كتابه` before the first verse that the dua cites, and the index at which the verse begins.
  private var introductionOfVerse: (range: Range<Int>, end: Int)? {
    guard !citedVerses.isEmpty, let first = tokens.tokens.first,
      Self.introducing.contains(ExactText(first.form)),
      let verse = quotationReport.passages.first?.bytes.lowerBound
    else { return nil }
    let introduction = tokens.tokens.prefix { offsets[$0.range.lowerBound] < verse }
    guard (2...12).contains(introduction.count), introduction.count < tokens.tokens.count,
      introduction.dropFirst().allSatisfy({ Self.introductions.contains(ExactText($0.form)) })
    else { return nil }
    return (
      first.range.lowerBound..<tokens.tokens[introduction.count - 1].range.upperBound,
      tokens.tokens[introduction.count].range.lowerBound
    )
  }

  private static let introducing = Set(
    ["قال", "يقول", "قوله", "وقال", "ويقول", "كما"].map { ExactText($0.searchForm) }
  )
  private static let introductions = Set(
    [
      "قال", "الله", "ربنا", "تعالى", "وتعالى", "سبحانه", "تبارك", "عز", "وجل", "جل", "وعلا", "جلاله", "شأنه",
      "ذكره", "في", "كتابه",
      "محكم", "تنزيله", "التنزيل", "القرآن", "العزيز", "الكريم", "المجيد", "لسان", "على", "حكاية", "عن",
    ].map { ExactText($0.searchForm) }
  )

  private func findNarration() -> RecitedRemarks {
    let hasVerses = !quotations.isEmpty || !citedVerses.isEmpty
    var counts = tokens.counts.filter { count in
      // Next to a quotation, digits in brackets are the number of the verse.
      !isWithinVerses(count.range)
        && !(hasVerses && isInDigits(count) && !scalars[count.range].contains(where: \.isMultiplicationSign))
    }
    let words = tokens.tokens
    let clauses = RecitedClauses(words, in: scalars)
    let signals = NarrationSignals(words, clauses)
    let references = MergedRanges(verseReferences)
    let found = signals.found.filter { signal in
      let range = scalarRange(of: signal.tokens)
      return !isWithinVerses(range) && !(hasVerses && references.overlaps(range))
        // Next to a quotation, the name of the surah and the number of the verse are its reference.
        && !(hasVerses && words[signal.tokens].contains(where: \.isInDigits))
    }
    guard !found.isEmpty else { return RecitedRemarks(counts: counts) }
    if found.contains(where: { $0.subject == .narrator }) {
      // A narrator tells how often something was done; a remark to the reader is in brackets. Digits there are numbers of notes.
      counts.removeAll { isInDigits($0) || !isBetweenRoundBrackets($0.range) }
    }
    var remarks = remarks(counts, RemarkSpans(found, signals, clauses, words), signals)
    if found.contains(where: { $0.subject == .rewarded }) { remarks.isSeparated = false }
    return remarks
  }

  /// Whether scalars are in a quotation. If the dua cites verses, all of its text counts as one, except what is before the first
  /// and after the last words that agree with them.
  private func isWithinVerses(_ range: Range<Int>) -> Bool {
    guard mayBeQuran else { return isInQuran(range) }
    if isBetweenBrackets(range) { return true }
    let passages = quotationReport.passages
    guard let first = passages.first, let last = passages.last else { return true }
    let bytes = bytes(of: range)
    return first.bytes.lowerBound < bytes.upperBound && bytes.lowerBound < last.bytes.upperBound
  }

  private func isInDigits(_ count: RecitedTokens.Count) -> Bool {
    scalars[count.range].allSatisfy { !$0.isArabicLetter }
  }

  private func isBetweenRoundBrackets(_ range: Range<Int>) -> Bool {
    range.lowerBound > 0 && scalars[range.lowerBound - 1] == "("
      && scalars[range.upperBound...].first == ")"
  }

  private func remarks(
    _ counts: [RecitedTokens.Count],
    _ spans: RemarkSpans,
    _ signals: NarrationSignals
  ) -> RecitedRemarks {
    let words = tokens.tokens
    let clauses = signals.clauses
    var isRemark = [Bool](repeating: false, count: words.count)
    let counted = MergedRanges(counts.map(\.range))
    for index in words.indices where counted.overlaps(words[index].range) { isRemark[index] = true }
    for index in spans.spans.joined() { isRemark[index] = true }
    var remarks = RecitedRemarks(counts: counts, narration: spans.spans.map(scalarRange))
    remarks.isSeparated = true
    var index = 0
    while let start = isRemark[index...].firstIndex(of: false) {
      index = isRemark[start...].firstIndex(of: true) ?? words.count
      // The numbers of notes are not recited.
      guard let first = words[start..<index].firstIndex(where: { !$0.isInDigits }),
        let last = words[start..<index].lastIndex(where: { !$0.isInDigits })
      else { continue }
      remarks.recited.append(scalarRange(of: first..<last + 1))
      let isOpened = clauses.isSeparated(start) || signals.isOpening(start)
      let isClosed =
        clauses.isSeparated(index) || spans.certainStarts.contains(index)
        || counted.overlaps(words[index].range)
      remarks.isSeparated = remarks.isSeparated && isOpened && isClosed
    }
    return remarks
  }

  /// The scalars of some words.
  private func scalarRange(of words: Range<Int>) -> Range<Int> {
    tokens.tokens[words.lowerBound].range.lowerBound..<tokens.tokens[words.upperBound - 1].range.upperBound
  }
}

/// How far the narration and the instructions around signals reach, as indices of words.
private struct RemarkSpans {
  private(set) var spans: [Range<Int>] = []
  /// The words with which instructions begin within a sentence.
  private(set) var certainStarts: Set<Int> = []
  private let signals: NarrationSignals
  private let clauses: RecitedClauses
  private let words: [RecitedTokens.Token]

  init(
    _ found: [NarrationSignal],
    _ signals: NarrationSignals,
    _ clauses: RecitedClauses,
    _ words: [RecitedTokens.Token]
  ) {
    (self.signals, self.clauses, self.words) = (signals, clauses, words)
    for signal in found {
      let reached = spans.last?.upperBound ?? 0
      if signal.tokens.upperBound <= reached { continue }
      let span = max(reached, start(of: signal, after: reached))..<end(of: signal)
      if let last = spans.last, last.upperBound == span.lowerBound {
        spans[spans.count - 1] = last.lowerBound..<span.upperBound
      } else {
        spans.append(span)
        if signal.subject == .use || signal.subject == .reference { certainStarts.insert(span.lowerBound) }
      }
    }
  }

  /// What is before a narrator or before words that introduce speech, up to a comma or a stop, belongs to the remark, unless a dua
  /// begins in it.
  private func start(of signal: NarrationSignal, after reached: Int) -> Int {
    let first = signal.tokens.lowerBound
    let kinds = words[first].kinds
    let introduces = clauses.introduces(first) && (!kinds.contains(.joined) || kinds.contains(.order))
    guard signal.subject == .narrator || introduces else { return first }
    var start = first
    while start > reached, !clauses.isSeparated(start) {
      start -= 1
      if signals.isOpening(start) { return first }
    }
    return start
  }

  /// A remark ends where a dua begins, or with its sentence; a time within a sentence ends at a comma, and references are the rest
  /// of the text.
  private func end(of signal: NarrationSignal) -> Int {
    let end = signal.subject == .reference ? words.count : clauses.end(of: signal.tokens.upperBound - 1)
    let isIntroduction = clauses.introduces(signal.tokens.upperBound - 1)
    return (signal.tokens.upperBound..<end).first { index in
      signals.isOpening(index)
        || signal.subject == .occasion && !isIntroduction && clauses.isSeparated(index)
    } ?? end
  }
}
