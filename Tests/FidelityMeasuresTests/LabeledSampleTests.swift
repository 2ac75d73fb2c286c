import FidelityMeasures
import Foundation
import Testing

@Suite("Labeled samples")
struct LabeledSampleTests {
  private static let folder: URL = {
    var root = URL(filePath: #filePath)
    for _ in 1...3 { root.deleteLastPathComponent() }
    return root.appending(path: "Tests/Samples")
  }()

  @Test("there are enough samples of each kind, and all are well-formed")
  func wellFormed() throws {
    let samples = try LabeledSamples(Self.folder)
    #expect(samples.problems == [])
    #expect(samples.correctCount >= 200)
    #expect(samples.defectiveCount >= 150)
    #expect(samples.expectedRules.count >= 40)
  }

  @Test("the findings are as good as they have been")
  func figures() async throws {
    let report = try await SampleReport(LabeledSamples(Self.folder), jobs: 2)
    let wrong = report.rows.flatMap { row in row.wrong.map { "\(row.rule) \($0)" } }
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
    #expect(report.misses.isEmpty, "\(report.misses.joined(separator: "\n"))")
    #expect(report.defectCount >= 170)
  }

  @Test("a finding is right at the words of a defect, if its rule is expected")
  func judgment() async throws {
    let json = """
      {
        "about": "three defects",
        "samples": [
          {"shows": "found", "arabic": "أِنِّي أَعُوذُ بِكَ مِنْ شَرِّ نَفْسِي", "expect": {"AR22": "أِنِّي"}},
          {"shows": "found elsewhere", "arabic": "أِنِّي أَعُوذُ بِكَ مِنْ شَرِّ نَفْسِي", "expect": {"AR22": "نَفْسِي"}},
          {"shows": "by another rule", "arabic": "أِنِّي أَعُوذُ بِكَ مِنْ شَرِّ نَفْسِي", "expect": {"AR21 AR23": "أِنِّي"}},
          {"shows": "correct", "arabic": "أَعُوذُ بِكَ مِنْ شَرِّ نَفْسِي"}
        ]
      }
      """
    let report = try await SampleReport(LabeledSamples(json: json), jobs: 1)
    #expect(report.rows.map(\.rule) == ["AR22"])
    #expect(report.right == 1 && report.total == 3)
    #expect(report.defectCount == 3 && report.found == 1)
    #expect(report.misses == ["found elsewhere: نَفْسِي", "by another rule: أِنِّي"])
  }

  @Test("samples of one library are checked together, with the policy")
  func together() async throws {
    let sample = { (label: String) in
      #"{"shows": "a", "arabic": "رَبِّ زِدْنِي عِلْمًا وَفَهْمًا وَنُورًا"\#(label)}"#
    }
    let json = { (policy: String) in
      #"{"about": "a", "together": true, "policy": \#(policy), "samples": [\#(sample("")), "#
        + sample(#", "expect": {"TX08": "رَبِّ زِدْنِي عِلْمًا وَفَهْمًا وَنُورًا"}"#) + "]}"
    }
    let report = try await SampleReport(LabeledSamples(json: json("{}")), jobs: 1)
    #expect(report.right == 1 && report.total == 1 && report.found == 1)
    let silent = try await SampleReport(
      LabeledSamples(json: json(#"{"severity": {"TX08": "off"}}"#)),
      jobs: 1
    )
    #expect(silent.total == 0 && silent.misses.count == 1)
  }

  @Test("mistakes in the samples are named")
  func problems() throws {
    let json = """
      {
        "about": "mistakes",
        "samples": [
          {"shows": "a", "arabic": "رَبِّ", "expect": {"AR99X": "رَبِّ"}},
          {"shows": "b", "arabic": "رَبِّي", "expect": {"AR22": "نَفْسِي"}},
          {"shows": "c", "arabic": "رَبِّي"}
        ]
      }
      """
    #expect(
      try LabeledSamples(json: json).problems == [
        "a: AR99X are not rule ids", "b: نَفْسِي is in no text", "c: the text occurs twice",
      ]
    )
  }

  @Test("a folder without samples is an error")
  func absent() {
    #expect(throws: ReferenceData.Problem.self) { try LabeledSamples(URL(filePath: "/nonexistent")) }
  }
}
