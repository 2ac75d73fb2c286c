import Diagnostics
import SeededRandom
import Testing
import UnicodeText

@testable import LibraryCompiler

@Suite("The flat form of recorded runs")
struct FlatFormTests {
  private static let location = SourceLocation(
    path: "duas/e\u{301}.xml",
    line: 3,
    column: 5,
    endLine: 3,
    endColumn: 9,
    bytes: 20..<27,
    excerpt: SourceLocation.Excerpt(
      text: "رَبّ\u{0}x",
      mark: 1..<3,
      isCutBefore: true,
      isCutAfter: false
    ),
    cell: SourceLocation.Cell(table: "t", row: -1, column: "c", index: 4)
  )

  private static let report = DiagnosticReport([
    Diagnostic(
      rule: "AR01",
      severity: .error,
      message: "a “message”",
      location: location,
      notes: [
        Diagnostic.Note(message: "a note", location: nil), Diagnostic.Note(message: "b", location: location),
      ],
      fixIts: [
        Diagnostic.FixIt(
          message: "write it",
          applicability: .safe,
          edits: [
            Diagnostic.FixIt.Edit(
              range: SourceRange(file: FileID(7), 20..<27),
              location: location,
              replacement: "é"
            )
          ],
          writesQuran: true
        )
      ]
    ),
    Diagnostic(rule: "DU08", severity: .information, message: "", location: nil, acknowledgement: "why"),
    Diagnostic(
      rule: "DU07",
      severity: .warning,
      message: "7 more",
      location: nil,
      omitted: OmittedFindings(count: 7, fixable: FixableCounts(safe: 3, unsafe: 2))
    ),
  ])

  private static let file = ObservedFile(
    path: "a.xml",
    status: FileStatus(
      kind: .regular,
      size: 7,
      modified: FileTime(seconds: -5, nanoseconds: 1),
      changed: FileTime(seconds: 1 << 40, nanoseconds: 999_999_999),
      inode: .max,
      device: 3
    ),
    digest: ContentDigest(of: [1, 2, 3])
  )

  private static let files = ObservedFiles(
    moment: FileMoment(time: FileTime(seconds: 9, nanoseconds: 8), device: 3),
    files: [file]
  )

  static let run = RecordedRun(
    key: [1, 2],
    home: [3, .max],
    listing: [],
    sources: files,
    quran: ObservedFiles(moment: files.moment, files: []),
    git: [
      .commits(folder: "/f", paths: ["a", "b"], limit: 50, ["c1"]),
      .contents(folder: "/f", commit: "c1", path: "a", nil),
      .contents(folder: "/f", commit: "c1", path: "b", ContentDigest(of: [])),
    ],
    report: report,
    information: RecordedInformation(size: 5, hash: .max),
    success: RecordedRun.Success(
      duas: 3,
      journeys: 1,
      leniency: LeniencySummary(findings: 2, duasLeftOut: 1),
      output: files
    )
  )

  @Test("reads back as what was written")
  func roundTrip() throws {
    let read = try RecordedRun(file: Self.run.file)
    #expect(read == Self.run)
    // Texts, scalar for scalar, which `==` on `String` does not compare.
    #expect(read.file == Self.run.file)
    var rejected = Self.run
    rejected.success = nil
    #expect(try RecordedRun(file: rejected.file) == rejected)
  }

  @Test("has the diagnostics of severity `information` in a file of their own")
  func information() throws {
    let all = (0..<40).map { number in
      Diagnostic(
        rule: "DU07",
        severity: number % 3 == 1 ? .warning : .information,
        message: "\(100 + number)",
        location: nil
      )
    }
    for count in 0...40 {
      let report = DiagnosticReport(all.prefix(count))
      let (rest, information) = report.withoutInformation
      #expect(rest.diagnostics.allSatisfy { $0.severity == .warning })
      #expect(rest.counts == report.counts)
      #expect(try rest.with(information: information) == report)
      for end in information.indices.dropFirst() {
        #expect(throws: FlatError.self) { try rest.with(information: Array(information[..<end])) }
      }
    }
  }

  @Test("is refused when it is cut at any byte, or followed by anything")
  func truncated() {
    let file = Self.run.file
    for count in file.indices {
      #expect(throws: FlatError.self) { try RecordedRun(file: Array(file[..<count])) }
    }
    #expect(throws: FlatError.self) { try RecordedRun(file: file + [0]) }
  }

  @Test("is refused when any bit is flipped")
  func flipped() {
    let file = Self.run.file
    for index in file.indices {
      var damaged = file
      damaged[index] ^= 1 << (index % 8)
      #expect(throws: FlatError.self) { try RecordedRun(file: damaged) }
    }
  }

  /// The checksum is right, so the reader itself must withstand what it reads.
  @Test("with any bytes under a valid checksum, reads a run or throws")
  func forged() throws {
    var random = SplitMix64(seed: 13)
    let file = Self.run.file
    var refused = 0
    for _ in 1...2000 {
      var payload = Array(file[16...])
      for _ in 0...random.number(in: 0...3) {
        payload[random.number(in: 0...payload.count - 1)] = UInt8(random.number(in: 0...255))
      }
      var writer = FlatWriter()
      writer.write(ByteChecksum.of(payload))
      do throws(FlatError) {
        _ = try RecordedRun(file: Array(file[..<8]) + writer.bytes + payload)
      } catch {
        refused += 1
      }
    }
    #expect(refused > 0)
  }
}
