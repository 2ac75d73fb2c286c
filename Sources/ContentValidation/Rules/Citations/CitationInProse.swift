import CitationText
import ContentDraft
import Diagnostics
import DuaLibrary
import UnicodeText

/// A benefit or note names another hadith or verse than the sources of its dua.
///
/// ## What it does
/// Reads the citations in `benefit`, `context` and `prophetic-context`. A hadith that a benefit names must be among the
/// sources.
///
/// Also reports slips. If the dua has a source of the same work whose number differs in one digit or in the order of digits,
/// one of the two is a slip. If the dua has the number only with another work, one of the two works is a slip. Verses are
/// reported only if they are a slip.
///
/// ## Why it matters
/// Readers who look up the wrong number find another hadith.
///
/// ## Example
/// ```xml
/// <source type="hadith" collection="bukhari" number="6306" grade="sahih"/>
/// <benefit xml:lang="en">Whoever says it by day … (al-Bukhari 6360).</benefit>
/// ```
///
/// ## How to fix it
/// Look both up, and correct the wrong number.
enum CitationInProse: Rule {
  static let id: RuleID = "CT07"
  static let name = "citation-in-prose"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.texts.flatMap { text -> [Finding] in
      guard let dua = text.dua.map({ draft.duas[$0] }), prose.contains(text.field),
        text.bytes.intersects(.digits),
        text.text.value.utf8.count <= CitationParser.lengthLimit
      else { return [] }
      let citations = CitationParser.parse(text.text.value).citations
      guard !citations.isEmpty else { return [] }
      // A number that is too high or unreadable, and an unknown work, are reported where they are.
      let sources = dua.sources.filter {
        !HadithNumberTooHigh.reports($0, in: draft) && isReadable($0, in: draft)
      }
      return citations.compactMap { citation in
        if let source = slip(citation, sources) {
          return finding(
            message(citation, source, text),
            at: range(of: citation, in: text),
            notes: [note(source)]
          )
        }
        guard text.field == "benefit", sources.count == dua.sources.count, isUnsourced(citation, sources)
        else {
          return nil
        }
        return finding(unsourced(citation, text), at: range(of: citation, in: text))
      }
    }
  }

  /// Whether no mistake in the number or the work of a source is reported.
  private static func isReadable(_ source: CitationFragment, in draft: IndexedDraft) -> Bool {
    if case .invalid = source.number { return false }
    return source.collection.value.map { draft.works.isEmpty || draft.works[$0] != nil } ?? true
  }

  /// Whether a hadith is not among the sources, if they are readable. Verses are named for many reasons.
  private static func isUnsourced(_ citation: WrittenCitation, _ sources: [CitationFragment]) -> Bool {
    guard case .hadith(let work, let number) = citation, !sources.isEmpty,
      sources.allSatisfy({
        $0.kind.value == .quran || $0.kind.value == .hadith && isKnown($0.collection.value)
      })
    else { return false }
    return !sources.contains { $0.collection.value?.rawValue == work.rawValue && $0.number.value == number }
  }

  /// Whether a work has the slug that citations are read with. Another slug may be of the same work.
  private static func isKnown(_ work: Slug?) -> Bool {
    work.flatMap { KnownWork(rawValue: $0.rawValue) } != nil
  }

  private static func unsourced(_ citation: WrittenCitation, _ text: DraftText) -> String {
    "\(text.label) names \(name(citation)), which is not among the sources: correct it, or add it as a source"
  }

  private static let prose: Set<String> = ["benefit", "context", "prophetic-context"]

  /// The source that the citation was probably meant to name.
  private static func slip(_ citation: WrittenCitation, _ sources: [CitationFragment]) -> CitationFragment? {
    switch citation {
    case .hadith(let work, let number):
      let same = sources.filter { $0.kind.value == .hadith && $0.collection.value?.rawValue == work.rawValue }
      guard !same.contains(where: { $0.number.value == number }) else { return nil }
      let slip = same.first { source in
        source.number.value.map { isSlip(String(describing: number), String(describing: $0)) } == true
      }
      guard slip == nil, String(describing: number).utf8.count > shortestNumber else { return slip }
      return sources.first {
        $0.kind.value == .hadith && $0.number.value == number && $0.collection.value != nil
      }
    case .quran(let surah, let ayahs):
      let same = sources.filter { $0.kind.value == .quran && $0.surah.value == surah }
      guard !same.contains(where: { $0.ayah.value?.overlaps(ayahs) == true }) else { return nil }
      return same.first { source in
        source.ayah.value.map { isSlip(String(ayahs.lowerBound), String($0.lowerBound)) } == true
      }
    case .other: return nil
    }
  }

  /// The digits of numbers that are alike by chance.
  private static let shortestNumber = 2

  /// Whether two numbers differ in one digit, or in the order of their digits.
  private static func isSlip(_ lhs: String, _ rhs: String) -> Bool {
    guard min(lhs.utf8.count, rhs.utf8.count) > shortestNumber else { return false }
    return lhs.utf8.sorted() == rhs.utf8.sorted()
      || EditDistance.between(Array(lhs.unicodeScalars), Array(rhs.unicodeScalars), limit: 1) != nil
  }

  private static func message(_ citation: WrittenCitation, _ source: CitationFragment, _ text: DraftText)
    -> String
  {
    if case .hadith(_, let number) = citation, source.number.value == number,
      let work = source.collection.value
    {
      return
        "\(text.label) names \(name(citation)), but the source with this number is of `\(work)`: look both up, "
        + "and correct the wrong one"
    }
    return
      "\(text.label) names \(name(citation)), but the source is \(name(source)): look both up, and correct the wrong one"
  }

  /// The number of a citation, or the whole text if the number is written in another way.
  private static func range(of citation: WrittenCitation, in text: DraftText) -> SourceRange {
    let number: String
    switch citation {
    case .hadith(_, let value): number = String(describing: value)
    case .quran(_, let ayahs): number = String(ayahs.lowerBound)
    case .other: return text.text.range
    }
    let bytes = Array(text.text.value.utf8)
    func isDigit(_ index: Int) -> Bool {
      bytes.indices.contains(index) && bytes[index].isASCIIDigit
    }
    let starts = bytes.indices.dropLast(max(0, number.utf8.count - 1))
    let start = starts.first { start in
      bytes[start...].starts(with: number.utf8) && !isDigit(start - 1) && !isDigit(start + number.utf8.count)
    }
    return start.map { text.source(of: $0..<$0 + number.utf8.count) } ?? text.text.range
  }

  private static func name(_ citation: WrittenCitation) -> String {
    switch citation {
    case .quran(let surah, let ayahs): "Quran \(surah):\(ayahs.lowerBound)"
    case .hadith(let work, let number): "\(work.name) \(number)"
    case .other(let text): text.quoted()
    }
  }

  private static func name(_ source: CitationFragment) -> String {
    if let surah = source.surah.value, let ayah = source.ayah.value { return "\(surah):\(ayah.lowerBound)" }
    return source.number.value.map { "number \($0)" } ?? "another"
  }

  private static func note(_ source: CitationFragment) -> Finding.Note {
    Finding.Note("the source is here", at: source.range)
  }
}
