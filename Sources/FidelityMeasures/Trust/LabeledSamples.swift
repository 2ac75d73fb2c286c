import Foundation

/// Texts that a person has judged: each with the findings that an editor should see. `Tests/Samples/README.md` describes the
/// files.
package struct LabeledSamples: Sendable {
  /// One text of a prayer.
  struct Sample: Decodable, Sendable {
    /// What the sample is an example of.
    let shows: String
    let arabic: String
    let latin: String?
    let english: String?
    /// The citations, as `quran 2:201` or `muslim 2723`; nil for one of the hadith.
    let sources: [String]?
    /// The words of each defect by the ids of the rules that may report it, separated by spaces; nil if the text is correct.
    let expect: [String: String]?
  }

  /// A file of samples.
  struct Group: Decodable, Sendable {
    let about: String
    /// Whether the samples are one library; otherwise each is checked alone.
    let together: Bool?
    /// The policy of the library or libraries.
    let policy: Policy?
    let samples: [Sample]
  }

  /// The settings of a library's policy that samples depend on.
  struct Policy: Codable, Sendable {
    var severity: [String: String]?
    var scheme: String?

    private enum CodingKeys: String, CodingKey {
      case severity
      case scheme = "transliteration-scheme"
    }
  }

  let groups: [Group]

  /// Reads the files of a folder, by name.
  ///
  /// - Throws: ``ReferenceData/Problem`` if it has none, or the error of a malformed file.
  package init(_ folder: URL) throws {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    let files = names.filter { $0.hasSuffix(".json") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    guard !files.isEmpty else { throw ReferenceData.Problem.absent(folder.path()) }
    groups = try files.map { name in
      try JSONDecoder().decode(Group.self, from: Data(contentsOf: folder.appending(path: name)))
    }
  }

  /// The samples of one file, for tests.
  ///
  /// - Throws: The error of malformed JSON.
  package init(json: String) throws {
    groups = [try JSONDecoder().decode(Group.self, from: Data(json.utf8))]
  }

  private var samples: [Sample] { groups.flatMap(\.samples) }

  /// The number of texts without a defect.
  package var correctCount: Int { samples.count { $0.expect == nil } }
  /// The number of texts with a defect.
  package var defectiveCount: Int { samples.count { $0.expect != nil } }
  /// The ids of all rules that samples expect.
  package var expectedRules: Set<String> {
    Set(samples.flatMap { ($0.expect ?? [:]).keys.flatMap { $0.split(separator: " ").map(String.init) } })
  }

  /// What is wrong with the samples themselves: a defect that is not in any text, a text that occurs twice with one label, or
  /// a rule id that does not exist.
  package var problems: [String] {
    var seen: Set<[String?]> = []
    return groups.flatMap { group in
      group.samples.flatMap { sample -> [String] in
        let parts = [sample.arabic, sample.latin, sample.english] + (sample.sources ?? [])
        let isRepeated = group.together != true && !seen.insert(parts + [group.policy?.scheme]).inserted
        let mistakes = (sample.expect ?? [:]).flatMap { rules, words -> [String] in
          let ids = rules.split(separator: " ")
          let isRule =
            !ids.isEmpty && ids.allSatisfy { $0.count == 4 && $0.dropFirst(2).allSatisfy(\.isNumber) }
          let isThere = parts.contains { $0?.utf8.firstRange(of: words.utf8) != nil }
          return (isRule ? [] : ["\(rules) are not rule ids"]) + (isThere ? [] : ["\(words) is in no text"])
        }
        return (mistakes + (isRepeated ? ["the text occurs twice"] : [])).map { "\(sample.shows): \($0)" }
      }
    }
  }
}

extension String.UTF8View {
  /// The first occurrence of some bytes.
  fileprivate func firstRange(of words: Self) -> Range<Index>? {
    indices.first { self[$0...].starts(with: words) }.map { $0..<index($0, offsetBy: words.count) }
  }
}
