import ComposableTesting
import DuaLibrary
import SeededRandom
import Testing

@testable import RizqFeatures

@MainActor
struct CourseFeatureTests {
  private static let dua: Dua = {
    var dua = Dua.sample(5)
    dua.arabic = "رَبِّ زِدْنِي عِلْمًا نَافِعًا وَاسِعًا كَرِيمًا"
    dua.transliteration = "rabbi zidnī ʿilman nāfiʿan wāsiʿan karīman"
    return dua
  }()

  @Test func chaptersAreOfNearlyOneLength() throws {
    let course = try #require(Course(of: Self.dua))
    #expect(course.chapters.map(\.words.count) == [3, 3])
    #expect(course.chapters[0].words[1].transliteration == "zidnī")
    #expect(course.chapters[0].words[1].arabic == "زِدْنِي")
  }

  @Test func anAnswerIsWrongOnlyIfItIsReadDifferently() throws {
    var dua = Dua.sample(5)
    dua.arabic = "أَنْتَ رَبِّي، لَا إِلَٰهَ إِلَّا أَنْتَ، لَا رَبَّ إِلَّا أَنْتَ."
    dua.transliteration = "Anta rabbī, lā ilāha illā ant, Lā rabba illā ant."
    let course = try #require(Course(of: dua))
    let words = course.chapters.flatMap(\.words)
    #expect(words[5].transliteration == "ant,")
    // Not `Anta`, `ant,` or `ant.`: all are the same word.
    #expect(course.otherAnswers(than: words[5]) == ["rabbī,", "lā", "ilāha", "illā", "rabba"])
    #expect(course.otherAnswers(than: words[0]) == course.otherAnswers(than: words[5]))
    // Not `Lā` beside `lā`.
    #expect(course.otherAnswers(than: words[2]) == ["Anta", "rabbī,", "ilāha", "illā", "ant,", "rabba"])
  }

  @Test func wordsThatAreReadAlikeAreTooFewAnswers() {
    var dua = Dua.sample(5)
    dua.arabic = "أَحَدٌ أَحَدٌ، أَحَدٌ. رَبِّ"
    dua.transliteration = "aḥadun aḥad, aḥad. rabbi"
    #expect(Course(of: dua) == nil)
  }

  @Test func noCourseWithoutAWordForEachWord() {
    var dua = Self.dua
    dua.transliteration = "rabbi zidnī"
    #expect(Course(of: dua) == nil)
    dua.transliteration = nil
    #expect(Course(of: dua) == nil)
    #expect(Course(of: .sample(1)) == nil)
    #expect(CourseFeature.State(dua: dua) == nil)
  }

  private func store() throws -> TestStoreOf<CourseFeature> {
    let state = try #require(CourseFeature.State(dua: Self.dua))
    return TestStore(initialState: state) {
      CourseFeature()
    } withDependencies: {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(SplitMix64(seed: 1))
    }
  }

  /// Answers the questions of a chapter, which are drawn by the same generator.
  private func pass(_ chapter: Int, _ store: TestStoreOf<CourseFeature>, _ random: inout SplitMix64)
    async throws
  {
    let course = try #require(Course(of: Self.dua))
    let quiz = QuizFeature.State(course.chapters[chapter], of: course, using: &random)
    await store.send(.chapters(.element(id: chapter, action: .quizTapped))) {
      $0.chapters[id: chapter]?.quiz = quiz
    }
    for (index, question) in quiz.questions.enumerated() {
      #expect(question.answers.count == 3)
      #expect(Set(question.answers).count == 3)
      let answer = question.word.transliteration
      await store.send(.chapters(.element(id: chapter, action: .quiz(.presented(.answered(answer)))))) {
        $0.chapters[id: chapter]?.quiz?.answer = answer
        $0.chapters[id: chapter]?.quiz?.correct = index + 1
      }
      await store.send(.chapters(.element(id: chapter, action: .quiz(.presented(.continueTapped))))) {
        $0.chapters[id: chapter]?.quiz?.answer = nil
        $0.chapters[id: chapter]?.quiz?.index = index + 1
      }
    }
    await store.receive(\.chapters[id: chapter].quiz.delegate.passed) {
      $0.chapters[id: chapter]?.quiz = nil
      $0.chapters[id: chapter]?.isPassed = true
    }
    await store.receive(\.chapters[id: chapter].delegate.passed) {
      $0.$passed.withLock { _ = $0["5", default: []].insert(chapter) }
    }
  }

  @Test func quizzesLeadToTheEndOfTheCourse() async throws {
    let store = try store()
    var random = SplitMix64(seed: 1)
    try await pass(0, store, &random)
    #expect(store.state.chapters.map(\.isPassed) == [true, false])
    try await pass(1, store, &random)
    await store.receive(\.delegate.completed)
    #expect(store.state.isCompleted)
    // What was passed stays passed.
    #expect(CourseFeature.State(dua: Self.dua)?.isCompleted == true)
  }

  @Test func wrongAnswerMeansAnotherTry() async throws {
    let words = try #require(Course(of: Self.dua)).chapters[0].words
    let question = QuizFeature.State.Question(word: words[0], answers: ["zidnī", "rabbi"])
    let store = TestStore(initialState: QuizFeature.State(questions: [question])) { QuizFeature() }
    await store.send(.continueTapped)
    await store.send(.answered("karīman"))
    await store.send(.answered("zidnī")) { $0.answer = "zidnī" }
    await store.send(.answered("rabbi"))
    await store.send(.continueTapped) { ($0.answer, $0.index) = (nil, 1) }
    #expect(!store.state.isPassed)
    await store.send(.repeatTapped) { $0.index = 0 }
    await store.send(.answered("rabbi")) { ($0.answer, $0.correct) = ("rabbi", 1) }
    await store.send(.continueTapped) { ($0.answer, $0.index) = (nil, 1) }
    await store.receive(.delegate(.passed))
  }
}
