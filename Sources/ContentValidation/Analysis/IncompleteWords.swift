import ArabicText
import Diagnostics
import UnicodeText

extension ArabicTextAnalysis {
  /// The words of a recited text that are missing marks, without quotations whose encoding has signs of its own, without
  /// words that agree with the Quran, and without words in which another rule reports a mark, a letter or a space, or that are not
  /// recited.
  func findIncompleteWords() -> [TashkeelWord] {
    guard let words = tashkeel?.incompleteWords, !words.isEmpty else { return [] }
    let others = MergedRanges(
      self.words.filter { isUnclear($0) || $0.letters.dropLast(2).contains { $0.has(.tanwin) } }
        .map { bytes(of: $0.range) }
        + impossibleSpellings.map { bytes(of: $0.range) } + remarks.ranges.map { bytes(of: $0) }
        + scalars.indices.filter { hidesMarks(at: $0) }.map {
          bytes(of: max(0, $0 - 1)..<min(scalars.count, $0 + 2))
        }
    )
    let reported = MergedRanges(words.map(\.range))
    // A word that has all marks of its verse misses none.
    let verses = MergedRanges(quotationReport.passages.filter { !$0.isMissingMarks }.map(\.bytes))
    let parts = MergedRanges(
      self.words.indices.dropLast().flatMap { index -> [Range<Int>] in
        let pair = [self.words[index], self.words[index + 1]].map { bytes(of: $0.range) }
        return pair.contains(where: reported.overlaps) && isSplit(at: index) ? pair : []
      }
    )
    // The lam whose vowel is on the alef after it.
    let lams = MergedRanges(self.words.flatMap(\.lamsOfMarkedAlefs).map { bytes(of: $0) })
    return words.filter { word in
      !encodedQuran.overlaps(word.range) && !others.overlaps(word.range) && !parts.overlaps(word.range)
        && !isNameOfAllah(word) && !verses.overlaps(word.range)
        && word.letters.contains { $0.status.isIncomplete && !lams.overlaps($0.range) }
    }
  }

  /// Whether at least four of five words that are recited have the marks they need.
  var isMostlyVocalized: Bool {
    guard let tashkeel else { return false }
    let remarks = MergedRanges(remarks.ranges.map { bytes(of: $0) })
    let recited = tashkeel.words.count { !remarks.overlaps($0.range) }
    return incompleteWords.count * 5 <= recited
  }

  /// Whether only the lam of the name of Allah is without its marks, as in many prints. A library that writes them nearly everywhere
  /// is told so by another rule.
  private func isNameOfAllah(_ word: TashkeelWord) -> Bool {
    let letters = text(ofBytes: word.range).unicodeScalars.filter(\.isArabicLetter)
    return word.letters.allSatisfy { letter in
      !letter.status.isIncomplete || text(ofBytes: letter.range).unicodeScalars.first == "\u{0644}"
    } && letters.suffix(4).elementsEqual("الله".unicodeScalars)
  }

  /// Whether a scalar is a presentation form, or a letter of another script, so that marks belong to it or were typed on it.
  private func hidesMarks(at index: Int) -> Bool {
    scalars[index].isPresentationForm
      || scalars[index].letterScript.map { $0 != .arabic } == true
  }
}

extension MarkedWord {
  /// Whether the vowel of a lam is on the alef after it, which another rule reports.
  var hasMarkOnLamAlef: Bool { !lamsOfMarkedAlefs.isEmpty }

  /// The lams whose vowel is on the alef after them.
  var lamsOfMarkedAlefs: [Range<Int>] {
    zip(letters, letters.dropFirst()).compactMap { lam, alef in
      lam.base == "\u{0644}" && !lam.has(.harakat) && alef.isBareAlef && alef.has(.harakat) ? lam.range : nil
    }
  }
}

extension ArabicRule {
  /// The greatest number of words that a finding lists.
  private static var listedWords: Int { 8 }

  /// One finding for the words of a text that are missing marks, at the first of them.
  static func incompleteWords(of tashkeel: Tashkeel, in analysis: ArabicTextAnalysis) -> [Finding] {
    let words = analysis.incompleteWords
    guard let first = words.first else { return [] }
    let rest = words.dropFirst()
    let others =
      switch rest.count {
      case 0: ""
      case 1: " (and another word)"
      default: " (and \(rest.count) more of the \(tashkeel.words.count) words)"
      }
    var notes = rest.prefix(listedWords - 1).map { word in
      Finding.Note(missing(word, analysis), at: analysis.text.source(of: word.range))
    }
    let unlisted = rest.count - notes.count
    if unlisted > 0 { notes.append(Finding.Note("and \(unlisted) more words in this text")) }
    return [
      finding(
        "\(missing(first, analysis)) in \(analysis.label)\(others): recited text must be fully vocalized",
        at: analysis.text.source(of: first.range),
        notes: notes
      )
    ]
  }

  /// `` `علمًا` has no vowel mark on U+0639 ARABIC LETTER AIN ``, or `has no shadda on …`.
  private static func missing(_ word: TashkeelWord, _ analysis: ArabicTextAnalysis) -> String {
    let letters = word.letters.filter(\.status.isIncomplete)
    let isMissingVowels = letters.contains { $0.status != .undoubled }
    let incomplete = letters.filter { ($0.status != .undoubled) == isMissingVowels && !$0.range.isEmpty }
    let shown = incomplete.prefix(2).compactMap { letter in
      analysis.text(ofBytes: letter.range).unicodeScalars.first?.codePointAndName
    }
    .joined(separator: " and ")
    let more = incomplete.count > 2 ? " and \(incomplete.count - 2) more" : ""
    let mark = isMissingVowels ? "vowel mark" : "shadda"
    return "\(analysis.text(ofBytes: word.range).quoted(limit: 30)) has no \(mark) on \(shown)\(more)"
  }
}
