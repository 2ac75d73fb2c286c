import ComposableTesting
import Testing

@MainActor
@Suite("S3 003 §4: Delegate chain through three levels")
struct LessonChainTests {
  private func store() async -> TestStoreOf<Course> {
    let lessons = Course.State(lessons: [Lesson.State(id: 1), Lesson.State(id: 2)])
    let store = TestStore(initialState: lessons) { Course() }
    await store.send(\.lesson[id: 2].startTapped) { $0.lessons[id: 2]?.question = LessonQuestion.State() }
    return store
  }

  @Test func rightAnswerReachesTheCourse() async {
    let store = await store()
    await store.send(\.lesson[id: 2].question.answered, "Alhamdulillah") {
      $0.lessons[id: 2]?.question?.answer = "Alhamdulillah"
    }
    await store.receive(\.lesson[id: 2].question.delegate.completed, true) {
      $0.lessons[id: 2]?.question = nil
      $0.lessons[id: 2]?.correct = 1
    }
    await store.receive(\.lesson[id: 2].delegate.progressed, 1) { $0.progress = [2: 1] }
  }

  @Test func wrongAnswerStopsAtTheLesson() async {
    let store = await store()
    await store.send(.lesson(.element(id: 2, action: .question(.presented(.answered("?")))))) {
      $0.lessons[id: 2]?.question?.answer = "?"
    }
    await store.receive(\.lesson[id: 2].question.delegate.completed, false) {
      $0.lessons[id: 2]?.question = nil
    }
  }
}
