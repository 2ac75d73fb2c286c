import ContentDraft
import Testing

@testable import ContentValidation

@Suite("The progress of a validation")
struct ValidationProgressTests {
  @Test func itCountsTheTextsOfEachPassAndIsSilentInSmallLibraries() async throws {
    func progress(duas: Int) async throws -> [ValidationProgress] {
      var steps: [ValidationProgress] = []
      let draft = largeLibrary(duas: duas, areAlike: false)
      _ = try await Validator.validate(draft, quran: .shipped(), jobs: 2) { steps.append($0) }
      return steps
    }
    let steps = try await progress(duas: 200)
    for pass in [ValidationProgress.Pass.locating, .checking] {
      let ofPass = steps.filter { $0.pass == pass }
      #expect(!ofPass.isEmpty)
      #expect(zip(ofPass, ofPass.dropFirst()).allSatisfy { $0.texts < $1.texts })
      #expect(ofPass.allSatisfy { $0.texts > 0 && $0.texts < $0.total })
    }
    #expect(try await progress(duas: 2) == [])
  }
}
