import ArabicText
import ContentDraft
import Diagnostics
import DuaLibrary
import HTML
import UnicodeText

/// The texts of a dua as they are in the sources, with what is known about their characters.
public struct DuaProof: Sendable {
  /// A text of the dua.
  struct Text: Sendable {
    let kind: DuaText
    let language: LanguageTag?
    let value: String
    /// The findings within the text: bytes of it, the position of the finding among those of the dua, and its severity.
    var marks: [(bytes: Range<Int>, finding: Int, severity: Severity)] = []
  }

  /// Those that can be read.
  let texts: [Text]
  /// The words of the Arabic, each as its letters.
  let words: [[LetterGroup]]
  /// For each word, the number of letters before it.
  let wordStarts: [Int]
  /// The Arabic in Latin letters; nil if there is none.
  let romanization: String?
  /// Where the transliteration, first, and the romanization have other words.
  let romanizationChanges: WordDifference?
  let verses: [VerseComparison]

  var arabic: Text? { texts.first { $0.kind == .arabic } }
  var transliteration: Text? { texts.first { $0.kind == .transliteration } }
  /// The number of letters of the Arabic.
  var letterCount: Int { words.reduce(0) { $0 + $1.count } }

  init(of index: Int, in content: EditedContent) {
    let dua = content.draft.duas[index]
    let findings = content.findings[index].map { content.diagnostics[$0] }
    texts = DuaText.allCases.flatMap { kind in
      dua[kind].compactMap { language, field in
        field.located.map { located in
          Text(
            kind: kind,
            language: language,
            value: located.value,
            marks: content.isChecking
              ? Self.earlierMarks(of: kind, language, located.value, of: dua, in: content)
              : Self.marks(of: findings, in: located, content.draft)
          )
        }
      }
    }
    let arabic = texts.first { $0.kind == .arabic }?.value
    let words = arabic.map(LetterGroup.words) ?? []
    self.words = words
    var count = 0
    wordStarts = words.map { word in
      defer { count += word.count }
      return count
    }
    romanization = arabic.map(content.romanizer.romanize)
    let latin = texts.first { $0.kind == .transliteration }?.value
    romanizationChanges =
      if let latin, let romanization { WordDifference(from: latin, to: romanization) } else { nil }
    verses = dua.sources.compactMap { source in
      guard let arabic, source.kind.value == .quran, let surah = source.surah.value,
        let ayahs = source.ayah.value, let reference = try? QuranReference(surah: surah, ayahs: ayahs)
      else { return nil }
      return VerseComparison(arabic, cited: reference, content.quran)
    }
  }

  /// The marks of a text's findings on a page, each with a link to its finding on the page of the dua.
  func htmlMarks(of text: Text, in shown: ShownText, slug: String) -> [HTMLMark] {
    text.marks.compactMap { mark in
      let range = shown.range(of: mark.bytes)
      guard !range.isEmpty else { return nil }
      let link = "\(EditorPlace.dua(slug).location)#finding-\(mark.finding)"
      return switch mark.severity {
      case .error: HTMLMark("finding-error", range, link: link)
      case .warning: HTMLMark("finding-warning", range, link: link)
      case .information: HTMLMark("finding-information", range, link: link)
      }
    }
  }

  /// Where findings were in a text when it was checked, if it is the same.
  private static func earlierMarks(
    of kind: DuaText,
    _ language: LanguageTag?,
    _ text: String,
    of dua: DuaFragment,
    in content: EditedContent
  ) -> [(bytes: Range<Int>, finding: Int, severity: Severity)] {
    guard let earlier = content.earlier, let slug = dua.slug.value,
      let index = earlier.index(of: slug.rawValue)
    else { return [] }
    let same = earlier.proof(of: index).texts.first {
      $0.kind == kind && $0.language == language && $0.value.hasSameScalars(as: text)
    }
    return same?.marks ?? []
  }

  /// Where findings are in a text.
  private static func marks(
    of findings: [Diagnostic],
    in text: Located<String>,
    _ draft: LibraryDraft
  ) -> [(bytes: Range<Int>, finding: Int, severity: Severity)] {
    let map = draft.sourceMaps[text.range]
    let own = text.range.bytes
    // Without a map the bytes are those of the source.
    guard let path = draft.paths[text.range.file], map != nil || own.count == text.value.utf8.count else {
      return []
    }
    return findings.enumerated().compactMap { number, finding in
      guard let location = finding.location, location.path.hasSameScalars(as: path) else { return nil }
      let bytes = location.bytes
      guard bytes.lowerBound >= own.lowerBound, bytes.upperBound <= own.upperBound else { return nil }
      let range =
        map?.text(of: bytes) ?? bytes.lowerBound - own.lowerBound..<bytes.upperBound - own.lowerBound
      return (range, number, finding.severity)
    }
  }
}
