import ArabicText
import UnicodeText

/// The search form of a text and of its words: `rizq text fold`.
package struct FoldPage: TextPage {
  private let text: String
  private let form: FoldedText

  package init(of text: String) {
    self.text = text
    form = ArabicFold.searchForm(of: text)
  }

  /// The form of the text, then one line per word.
  package var human: String {
    let source = SourceWords(text)
    let words = form.foldedWords.map { "  \(source.shown(at: $0.source)) → \($0.form.displayed.isolated)\n" }
    return form.text.displayed.isolated + "\n" + words.joined()
  }

  package var json: String {
    let source = SourceWords(text)
    let words = form.foldedWords.map { word in
      JSONValue.sortedObject(source.members(at: word.source).merging(["form": .string(word.form)]) { $1 })
    }
    return TextPageForm.document([
      "text": .string(text), "searchForm": .string(form.text), "words": .array(words),
    ])
  }
}
