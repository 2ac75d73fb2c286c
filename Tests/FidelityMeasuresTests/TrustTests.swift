import FidelityMeasures
import Foundation
import SeededRandom
import Testing

@Suite("Mistakes of an editor")
struct TrustTests {
  private static let text = Array("اللَّهُمَّ إِنِّي أَعُوذُ بِكَ مِنْ عَذَابٍ وَقَسْوَةٍ، وَمِنَ الْبُخْلِ كُلِّهِ".unicodeScalars)

  @Test(
    "every kind changes a text in one place, the same for the same seed",
    arguments: TypingMistake.allCases
  )
  func change(mistake: TypingMistake) throws {
    let text = mistake.isInTransliteration ? Array("allāhumma innī aʿūdhu bik".unicodeScalars) : Self.text
    var (first, second) = (SplitMix64(seed: 3), SplitMix64(seed: 3))
    let changed = try #require(mistake.change(in: text, using: &first)).applied(to: text)
    #expect(changed != text)
    #expect(mistake.change(in: text, using: &second)?.applied(to: text) == changed)
  }

  @Test("a text without a place for a mistake gets none")
  func noPlace() {
    var generator = SplitMix64(seed: 1)
    let word = Array("لَهُ".unicodeScalars)
    for mistake in [TypingMistake.droppedWord, .swappedWords, .lostSpace, .droppedShadda, .firstAlef] {
      #expect(mistake.change(in: word, using: &generator) == nil)
    }
  }

  @Test("the interval of a share is Wilson's")
  func interval() {
    let half = WilsonInterval(hits: 5, total: 10)
    #expect(abs(half.lower - 0.2366) < 0.0001 && abs(half.upper - 0.7634) < 0.0001)
    #expect(WilsonInterval(hits: 10, total: 10).upper == 1)
    #expect(WilsonInterval(hits: 0, total: 0) == WilsonInterval(hits: 0, total: 0))
    #expect(WilsonInterval(hits: 0, total: 0).upper == 1)
  }

  @Test("similar letters are shown in the library, which has no false alarm")
  func library() async throws {
    var root = URL(filePath: #filePath)
    for _ in 1...3 { root.deleteLastPathComponent() }
    let report = try await TrustReport(
      [.similarSound, .dot, .latinLetter],
      in: root.appending(path: "content"),
      stride: 30,
      jobs: 1
    )
    #expect(report.falseAlarms == 0)
    #expect(report.rows.allSatisfy { $0.total > 0 && $0.shown == $0.total }, "\(report.rows.map(\.misses))")
  }

  @Test(
    "every kind of narration and instruction has frames, which keep the dua",
    arguments: NarrationFrame.Kind.allCases
  )
  func frames(kind: NarrationFrame.Kind) {
    let frames = NarrationFrame.all(kind)
    #expect(frames.count >= 10)
    #expect(Set(frames.map { $0.around([]).map(\.value) }).count == frames.count)
  }

  @Test("narration in a dua of the library is shown, and the fix keeps the dua")
  func narration() async throws {
    var root = URL(filePath: #filePath)
    for _ in 1...3 { root.deleteLastPathComponent() }
    let report = try await NarrationReport(
      [.narration, .instruction],
      in: root.appending(path: "content"),
      duas: 1,
      jobs: 1
    )
    #expect(report.rows.allSatisfy { $0.total > 0 && $0.shown == $0.total }, "\(report.rows.map(\.misses))")
    #expect(report.rows.allSatisfy { $0.fixed > 0 && $0.wronglyFixed == 0 })
  }

  @Test("a folder without a library is an error")
  func absent() async {
    await #expect(throws: ReferenceData.Problem.self) {
      try await TrustReport(in: URL(filePath: "/nonexistent"), jobs: 1)
    }
  }
}
