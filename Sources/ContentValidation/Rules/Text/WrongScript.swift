import Diagnostics
import DuaLibrary
import UnicodeText

/// A text is written in a script that its language does not use.
///
/// ## What it does
/// Counts the letters of every text that has a language, and of the transliterations, whose script is Latin. Reports a
/// text if fewer than half of its letters are in a script of its language. Quotations between ﴿ and ﴾ do not count.
/// Languages without a known script are ignored; a script subtag (`ar-Latn`) takes precedence over the language. If all translations
/// of a layer are in another script, that is one finding.
///
/// ## Why it matters
/// Texts of two languages were swapped, or the tag is wrong.
///
/// ## Example
/// ```xml
/// <title xml:lang="en">دعاء الاستغفار</title>
/// ```
///
/// ## How to fix it
/// Correct `xml:lang`, or replace the text with one in the right language.
enum WrongScript: Rule {
  static let id: RuleID = "TX05"
  static let name = "wrong-script"
  static let severity = Severity.error
  static let explains: [RuleID] = ["TX10", "TX13"]

  static func check(_ draft: IndexedDraft) -> [Finding] {
    let wrong = draft.texts.compactMap { text in foundScript(of: text).map { (text: text, found: $0) } }
    guard !wrong.isEmpty else { return [] }
    let layers = wrongLayers(wrong.map(\.text), draft)
    var reported: Set<FileID> = []
    return wrong.compactMap { text, found -> Finding? in
      guard let language = layerLanguage(of: text, draft), let texts = layers[text.text.range.file] else {
        return finding(
          "\(text.label) is written in \(difference(text, found)): correct the text or its language",
          at: text.text.range
        )
      }
      guard reported.insert(text.text.range.file).inserted else { return nil }
      var layer = finding(
        "the \(texts.count) translations (\(language)) of this layer are written in \(difference(text, found)): correct the "
          + "language of the layer, or the texts",
        at: text.text.range
      )
      layer.others = texts.filter { $0 != text.text.range }
      return layer
    }
  }

  /// The script of a text that is not written in one of its language.
  private static func foundScript(of text: DraftText) -> Script? {
    let expected = text.role.expectedScripts
    guard !expected.isEmpty, text.isMostlyOutside(expected), Placeholder.found(in: text) == nil else {
      return nil
    }
    return text.ownLetters.predominant
  }

  private static func difference(_ text: DraftText, _ found: Script) -> String {
    let scripts = text.role.expectedScripts.map(\.name).sorted().joined(separator: " or ")
    return "\(found.name) letters, not in \(scripts)"
  }

  /// The layers of several translations of which all are wrong, by their files, with the ranges of the texts.
  private static func wrongLayers(_ wrong: [DraftText], _ draft: IndexedDraft) -> [FileID: [SourceRange]] {
    let layers = Dictionary(
      grouping: wrong.filter { layerLanguage(of: $0, draft) != nil }.map(\.text.range),
      by: \.file
    )
    guard !layers.isEmpty else { return [:] }
    var counts: [FileID: Int] = [:]
    for text in draft.texts where layerLanguage(of: text, draft) != nil {
      counts[text.text.range.file, default: 0] += 1
    }
    return layers.filter { file, texts in texts.count > 1 && texts.count == counts[file] }
  }

  /// The language of a text from a layer of translations; nil for other texts.
  private static func layerLanguage(of text: DraftText, _ draft: IndexedDraft) -> LanguageTag? {
    guard case .localized(let language) = text.role, let dua = text.dua,
      draft.duas[dua].range.file != text.text.range.file
    else { return nil }
    return language
  }
}

extension DraftText.Role {
  /// The scripts that a text of this role may use; empty if it may use any.
  var expectedScripts: Set<Script> {
    switch self {
    case .transliteration: [.latin]
    case .localized(let language): Script.expected(for: language)
    case .arabic, .plain, .emoji: []
    }
  }
}
