import ComposableMacros
import HTML
import RizqFeatures

/// The course on the words of a dua.
func courseScreen(_ state: CourseFeature.State, _ style: TextStyle) -> HTML<CourseFeature.Action> {
  section(.class("course")) {
    h1 { style.inline(state.dua.title) }
    style.paragraph(state.dua.translation, class: "translation")
    if state.isCompleted { p(.class("earned"), .role("status")) { "You have passed every chapter." } }
    for chapter in state.chapters {
      section(.key(chapter.id), .class("card")) {
        chapterView(chapter, style).map {
          CourseFeature.Action.chapters(.element(id: chapter.id, action: $0))
        }
      }
    }
  }
}

private func chapterView(_ state: ChapterFeature.State, _ style: TextStyle) -> HTML<ChapterFeature.Action> {
  HTML {
    h2 { "Chapter \(state.id + 1)\(state.isPassed ? " ✓" : "")" }
    dl(.class("words"), .dir(.rightToLeft)) {
      for (index, word) in state.chapter.words.enumerated() {
        div(.key(index)) {
          dt(.lang("ar"), .dir(.rightToLeft)) { word.arabic }
          dd(.lang("ar-Latn"), .dir(.leftToRight)) { word.transliteration }
        }
      }
    }
    button(.class("primary"), .on(.click, .quizTapped)) { state.isPassed ? "Repeat the quiz" : "Quiz" }
    if let quiz = state.quiz {
      sheet("Quiz", close: .quiz(.dismiss)) {
        quizView(quiz, style).map { ChapterFeature.Action.quiz(.presented($0)) }
      }
    }
  }
}

private func quizView(_ state: QuizFeature.State, _ style: TextStyle) -> HTML<QuizFeature.Action> {
  div(.class("quiz")) {
    if let question = state.question {
      p(.class("eyebrow")) { "Question \(state.index + 1) of \(state.questions.count)" }
      h2(.id("question")) { "How is this word read?" }
      style.arabic(question.word.arabic)
      div(.class("answers"), .role("group"), .aria(.labelledby, "question")) {
        for (index, answer) in question.answers.enumerated() {
          button(
            .key(index),
            .class(
              state.answer.map { $0 == answer || answer == question.word.transliteration } == true
                ? answer == question.word.transliteration ? "right" : "wrong" : nil
            ),
            .disabled(state.answer != nil),
            .lang("ar-Latn"),
            .on(.click, .answered(answer))
          ) { answer }
        }
      }
      if let answer = state.answer {
        p(.class("verdict"), .role("status")) {
          if answer == question.word.transliteration {
            "✓ Right"
          } else {
            "✗ It is read "
            bdi(.lang("ar-Latn")) { question.word.transliteration }
            "."
          }
        }
        button(.class("primary"), .autofocus(), .on(.click, .continueTapped)) { "Continue" }
      }
    } else {
      p(.role("status")) { "\(state.correct) of \(state.questions.count) right." }
      button(.class("primary"), .autofocus(), .on(.click, .repeatTapped)) { "Try again" }
    }
  }
}
