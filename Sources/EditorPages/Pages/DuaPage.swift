import ComposableMacros
import ContentDraft
import Diagnostics
import DuaLibrary
import HTML
import RizqViews
import UnicodeText

/// Everything that is known about a dua.
func duaPage(_ state: DuaPageFeature.State) -> HTML<DuaPageFeature.Action> {
  let content = state.content
  return HTML {
    p(.class("up")) { a(.href(EditorPlace.duas.location)) { "‹ All duas" } }
    if let index = content.index(of: state.slug) {
      let dua = content.draft.duas[index]
      let proof = content.proof(of: index)
      h1(.dir(.automatic)) { content.title(of: index) ?? state.slug }
      p(.class("facts")) {
        code { state.slug }
        " · "
        a(.href("/app/dua/\(state.slug)")) { "Practice it in the app" }
      }
      proofView(proof, state)
      transliterationView(proof, state.slug, content)
      versesView(proof)
      findingsView(index, content)
      otherTexts(proof, state.slug)
      sourcesView(dua, content)
      reviewView(dua, index, content)
    } else {
      h1 { content.publishedTitle(of: state.slug) ?? state.slug }
      p(.class("problem")) { absence(of: state.slug, content) }
    }
    if let slug = Slug(state.slug), let library = content.library, let dua = library[dua: slug] {
      section {
        h2 { "In the app" }
        if content.basis == .earlier {
          p(.class("note")) { "As it was when the content could last be built." }
        }
        duaCard(dua, in: library, remarks: content.remarks(about: dua))
      }
    }
  }
}

private func absence<Action>(of slug: String, _ content: EditedContent) -> HTML<Action> {
  if !content.isRead { return HTML("The content is being read.") }
  if content.basis == .earlier, let known = Slug(slug), content.library?[dua: known] != nil {
    return HTML("This dua cannot be read now: its file is broken.")
  }
  let slugs = content.draft.duas.compactMap(\.slug.value?.rawValue)
  return HTML {
    "No dua is called "
    code { slug.escapedForDisplay }
    suggestion(for: slug, among: slugs) { .dua($0) }
  }
}

// MARK: The Arabic

/// The Arabic in the font that adds nothing to it.
private func proofView(_ proof: DuaProof, _ state: DuaPageFeature.State) -> HTML<DuaPageFeature.Action> {
  section(.aria(.labelledby, "proof-title")) {
    h2(.id("proof-title")) { "Proof" }
    if let arabic = proof.arabic {
      let shown = ShownText(arabic.value, hiding: { !state.showsMarks && $0.isTashkeel })
      p(
        .class("proof"),
        .lang("ar"),
        .dir(.rightToLeft),
        .marks(proof.htmlMarks(of: arabic, in: shown, slug: state.slug))
      ) { proofWords(arabic.value, showsMarks: state.showsMarks) }
      div(.class("toggles")) {
        button(.aria(.pressed, state.showsMarks), .on(.click, .marksToggled)) { "Marks" }
        button(.aria(.pressed, state.showsLetters), .on(.click, .lettersToggled)) { "Letters" }
      }
      if !state.showsMarks { p(.class("note")) { "Shown without its marks; the text has them." } }
      if state.showsLetters { lettersView(proof, arabic, state) }
    } else {
      p(.class("note")) { "There is no Arabic that can be read." }
    }
  }
}

/// A text, each word with its letters and their code points beside the pointer. Only words are elements: letters in elements of
/// their own might not join.
private func proofWords<Action>(_ text: String, showsMarks: Bool) -> HTML<Action> {
  var page = HTML<Action>()
  for (index, word) in text.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false)
    .enumerated()
  {
    if index > 0 { page.append(HTML(" ")) }
    guard !word.isEmpty else { continue }
    let letters = LetterGroup.words(of: String(word)).flatMap { $0 }
    let shown = String(scalars: word.filter { showsMarks || !$0.isTashkeel })
    page.append(
      span(
        .title(letters.map { "\($0.shown)  \($0.names.joined(separator: " + "))" }.joined(separator: "\n"))
      ) { shown }
    )
  }
  return page
}
