import ArabicText
import ContentDraft
import ContentValidation
import Diagnostics
import DuaLibrary
import HTML
import RizqViews
import UnicodeText

// The parts of the page about a dua below its Arabic.

/// The transliteration beside the romanization of the Arabic, with the words that differ.
func transliterationView<Action>(_ proof: DuaProof, _ slug: String, _ content: EditedContent) -> HTML<Action>
{
  section(.aria(.labelledby, "transliteration-title")) {
    h2(.id("transliteration-title")) { "Transliteration" }
    if let stored = proof.transliteration {
      let changes = proof.romanizationChanges?.changes ?? []
      let shown = ShownText(stored.value)
      let findings = proof.htmlMarks(of: stored, in: shown, slug: slug)
      dl(.class("pairs")) {
        dt { "Stored" }
        dd(
          .lang("ar-Latn"),
          .dir(.leftToRight),
          .marks(shown.marks(of: changes.map(\.oldBytes)) { HTMLMark("differs", $0) } + findings)
        ) {
          shown.text
        }
        if let romanization = proof.romanization {
          let shown = ShownText(romanization)
          dt { "From the Arabic, by \(content.romanizer.table.name)" }
          dd(
            .lang("ar-Latn"),
            .dir(.leftToRight),
            .marks(shown.marks(of: changes.map(\.newBytes)) { HTMLMark("differs", $0) })
          ) { shown.text }
        }
      }
      if let romanization = proof.romanization {
        p(.class("note")) {
          changes.isEmpty
            ? "All words are the same."
            : "\(changes.count.counted("place")) differ\(changes.count == 1 ? "s" : ""):"
        }
        if !changes.isEmpty {
          wordTable(changes, stored.value, romanization, ("Stored", "From the Arabic"), language: "ar-Latn")
        }
      }
    } else {
      p(.class("note")) { "There is no transliteration." }
      if let romanization = proof.romanization {
        p { "From the Arabic, by \(content.romanizer.table.name):" }
        p(.lang("ar-Latn"), .dir(.leftToRight)) { romanization }
      }
    }
  }
}

/// The greatest number of rows of a table of differences.
private let rowLimit = 50

/// How many differences are not in their table.
private func rest<Action>(_ count: Int) -> HTML<Action> {
  HTML { if count > rowLimit { p { "… and \(count - rowLimit) more" } } }
}

/// The words in which two texts differ, side by side.
func wordTable<Action>(
  _ changes: [WordDifference.Change],
  _ old: String,
  _ new: String,
  _ names: (old: String, new: String),
  language: String
) -> HTML<Action> {
  let direction = LanguageTag(language)?.direction ?? .automatic
  func cell(_ text: String) -> HTML<Action> {
    td(.lang(language), .dir(direction)) { text.isEmpty ? "–" : text.escapedForDisplay }
  }
  return div(.class("scroll"), .tabIndex(0), .role("group"), .aria(.label, "Words that differ")) {
    table {
      thead {
        tr {
          th(.attribute(.scope, "col")) { names.old }
          th(.attribute(.scope, "col")) { names.new }
        }
      }
      tbody {
        for (index, change) in changes.prefix(rowLimit).enumerated() {
          tr(.key(index)) {
            cell(old.bytes(change.oldBytes))
            cell(new.bytes(change.newBytes))
          }
        }
      }
    }
    rest(changes.count)
  }
}

/// The Arabic beside the verses that it cites.
func versesView<Action>(_ proof: DuaProof) -> HTML<Action> {
  guard !proof.verses.isEmpty, let arabic = proof.arabic?.value else { return HTML() }
  let hasTexts = proof.verses.contains { !$0.verses.isEmpty }
  return section(.aria(.labelledby, "verses-title")) {
    h2(.id("verses-title")) { "Beside the Quran" }
    for (index, verse) in proof.verses.enumerated() {
      div(.key(index)) {
        h3 { "Quran \(verse.reference)" }
        if verse.findings.isEmpty { p { "No word differs from the verse." } }
        if !verse.verses.isEmpty { wholeVerses(verse, arabic) }
        if !verse.findings.isEmpty { verseTable(verse, arabic) }
      }
    }
    p(.class("note")) {
      if hasTexts {
        "The verses are those of the Tanzil Project, tanzil.net, version 1.1."
      } else {
        "The verses are known by fingerprints of their words, from which letters and marks can be told, but not whole verses. "
        code { "rizq preview --quran" }
        ", with the folder of Tanzil’s texts, shows them."
      }
    }
  }
}

/// The text and the whole verses side by side, with the words that differ.
private func wholeVerses<Action>(_ verse: VerseComparison, _ arabic: String) -> HTML<Action> {
  let shown = ShownText(arabic)
  return dl(.class("sides")) {
    div {
      dt { "Here" }
      dd(
        .class("arabic-cell"),
        .lang("ar"),
        .dir(.rightToLeft),
        .marks(shown.marks(of: verse.findings.map(\.bytes)) { HTMLMark("differs", $0) })
      ) { shown.text }
    }
    div {
      dt { "Tanzil, \(verse.orthography.phrase)" }
      for ayah in verse.verses {
        let shown = ShownText(ayah.text)
        dd(.key(ayah.ayah), .class("arabic-cell"), .lang("ar"), .dir(.rightToLeft)) {
          span(.marks(shown.marks(of: ayah.differences) { HTMLMark("differs", $0) })) { shown.text }
          " ﴿\(ayah.ayah)﴾"
        }
      }
      if verse.others > 0 { dd { "… and \(verse.others.counted("more verse"))" } }
    }
  }
}

private func verseTable<Action>(_ verse: VerseComparison, _ arabic: String) -> HTML<Action> {
  div(
    .class("scroll"),
    .tabIndex(0),
    .role("group"),
    .aria(.label, "Differences from Quran \(verse.reference)")
  ) {
    table {
      thead {
        tr {
          th(.attribute(.scope, "col")) { "Here" }
          th(.attribute(.scope, "col")) { "In the verse" }
          th(.attribute(.scope, "col")) { "Difference" }
        }
      }
      tbody {
        for (index, finding) in verse.findings.prefix(rowLimit).enumerated() {
          tr(.key(index)) {
            td(.class("arabic-cell"), .lang("ar"), .dir(.rightToLeft)) { arabic.bytes(finding.bytes) }
            td(.class("arabic-cell"), .lang("ar"), .dir(.rightToLeft)) { finding.expected ?? "" }
            td { "\(finding.kind.phrase) (\(finding.surah):\(finding.ayah))" }
          }
        }
      }
    }
    rest(verse.findings.count)
  }
}

/// The findings about a dua, each under the id to which the marks in its texts lead.
func findingsView<Action>(_ index: Int, _ content: EditedContent) -> HTML<Action> {
  let findings = content.findings[index]
  return section(.aria(.labelledby, "findings-title")) {
    h2(.id("findings-title")) { "Findings" }
    if findings.isEmpty { p { content.isChecking ? "The text is being checked." : "None." } }
    ol(.class("findings")) {
      for (number, finding) in findings.enumerated() {
        li(.key(content.diagnostics[finding].key), .id("finding-\(number)"), .tabIndex(-1)) {
          findingView(content.diagnostics[finding], content)
        }
      }
    }
  }
}

/// The translations and the prose.
func otherTexts<Action>(_ proof: DuaProof, _ slug: String) -> HTML<Action> {
  let texts = proof.texts.filter { $0.kind != .arabic && $0.kind != .transliteration }
  return section(.aria(.labelledby, "texts-title")) {
    h2(.id("texts-title")) { "Other texts" }
    dl(.class("pairs")) {
      for (index, text) in texts.enumerated() {
        let shown = ShownText(text.value)
        div(.key(index)) {
          dt { text.kind.rawValue + (text.language.map { ", \($0.rawValue)" } ?? "") }
          dd(
            .lang(text.language?.rawValue ?? "en"),
            .dir(text.language?.direction ?? .automatic),
            .marks(proof.htmlMarks(of: text, in: shown, slug: slug))
          ) { shown.text }
        }
      }
    }
  }
}

/// The sources with their grades, as they are written.
func sourcesView<Action>(_ dua: DuaFragment, _ content: EditedContent) -> HTML<Action> {
  section(.aria(.labelledby, "sources-title")) {
    h2(.id("sources-title")) { "Sources" }
    if dua.sources.isEmpty { p { "None." } }
    ul(.class("sources")) {
      for (index, source) in dua.sources.enumerated() {
        li(.key(index)) {
          bdi { source.displayText(in: content) }
          if let grade = source.grade.value {
            " · "
            span(.class("grade", grade.rawValue)) { grade.rawValue }
          }
          if let grader = source.grader.value {
            " · "
            bdi { grader }
          }
          if let note = source.note.value {
            br()
            bdi { note }
          }
        }
      }
    }
  }
}

extension CitationFragment {
  /// What can be read of the source.
  fileprivate func displayText(in content: EditedContent) -> String {
    if let title = title.value { return title }
    if let surah = surah.value {
      return "Quran \(surah)\(ayah.value.map { ":\(AyahRange($0))" } ?? "")"
    }
    let language = content.draft.declaration?.defaultLanguage.value ?? .english
    let work =
      collection.value.map { content.library?[work: $0]?.name[language] ?? $0.rawValue } ?? "A source"
    return "\(work)\(number.value.map { " \($0)" } ?? "")"
  }
}

/// Whether the dua is reviewed, and what has changed since.
func reviewView<Action>(_ dua: DuaFragment, _ index: Int, _ content: EditedContent) -> HTML<Action> {
  let changes = content.findings[index].map { content.diagnostics[$0] }.filter { $0.rule == StaleReview.id }
  return section(.aria(.labelledby, "review-title")) {
    h2(.id("review-title")) { "Review" }
    p {
      span(.class("review", "\(dua.reviewState)")) { dua.reviewState.phrase }
      if let reviewer = dua.review?.reviewer.value {
        " by "
        bdi { reviewer }
      }
      if let date = dua.review?.date.value { " on \(date)" }
    }
    if dua.reviewState == .stale {
      let notes = changes.flatMap(\.notes)
      if notes.isEmpty {
        p {
          "The reviewed version was not looked up or not found: "
          code { "rizq review show \(dua.slug.value?.rawValue ?? "")" }
          " looks it up in Git."
        }
      } else {
        p { "Changed since the signature:" }
        ul { for (number, note) in notes.enumerated() { li(.key(number)) { sentence(note.message) } } }
      }
    }
  }
}
