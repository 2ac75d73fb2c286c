import DuaLibrary
import HTML
import RizqFeatures

/// A dua as the app shows it, with its sources: for pages beside the app.
public func duaCard<Action>(_ dua: Dua, in library: Library, remarks: DuaRemarks? = nil) -> HTML<Action> {
  let style = TextStyle(language: library.defaultLanguage, remarks: { _ in remarks })
  return article(.class("card")) {
    h3(.dir(.automatic)) { style.inline(dua.title) }
    duaTexts(dua, DuaDetailFeature.State.sources(of: dua, in: library), style)
    p(.class("facts")) { facts(of: dua) }
  }
}

/// The texts of a dua and its sources.
func duaTexts<Action>(_ dua: Dua, _ sources: [DuaDetailFeature.State.Source], _ style: TextStyle) -> HTML<
  Action
> {
  HTML {
    style.arabic(of: dua)
    style.transliteration(of: dua)
    style.paragraph(dua.translation, class: "translation")
    ul(.class("sources")) {
      for (index, source) in sources.enumerated() {
        li(.key(index)) {
          bdi { source.text }
          if let grade = source.grade {
            " "
            span(.class("grade")) { grade.rawValue }
          }
          if let grader = source.grader {
            " · "
            bdi { grader }
          }
        }
      }
    }
  }
}

/// The points, the difficulty and the repetitions of a dua.
func facts(of dua: Dua) -> String {
  "\(dua.xp) XP · \(dua.difficulty.rawValue)" + (dua.repetitions > 1 ? " · \(dua.repetitions)×" : "")
}
