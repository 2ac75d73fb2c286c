import DuaLibrary
import RizqViews
import UnicodeText

extension EditedContent {
  /// What an editor sees at a dua of the app: where its findings are, as far as the app shows the text that they are about.
  public func remarks(about dua: Dua) -> DuaRemarks {
    let slug = dua.slug.rawValue
    var remarks = DuaRemarks(link: EditorPlace.dua(slug).location, label: "Proof and findings")
    guard let index = index(of: slug), !findings[index].isEmpty else { return remarks }
    remarks.label = "Proof and \(findings[index].count.counted("finding"))"
    let proof = proof(of: index)
    if let text = proof.arabic, !text.marks.isEmpty, text.value.hasSameScalars(as: dua.arabic) {
      remarks.arabic = proof.htmlMarks(of: text, in: ShownText(text.value), slug: slug)
    }
    if let text = proof.transliteration, !text.marks.isEmpty,
      text.value.hasSameScalars(as: dua.transliteration ?? "")
    {
      remarks.transliteration = proof.htmlMarks(of: text, in: ShownText(text.value), slug: slug)
    }
    return remarks
  }
}
