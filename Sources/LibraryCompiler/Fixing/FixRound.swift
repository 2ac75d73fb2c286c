import ContentDraft
import ContentIngest
import ContentRepair
import ContentValidation
import Diagnostics

/// The result of one round of fixing.
public struct FixRound: Equatable, Sendable {
  /// A file that was changed and passed validation.
  struct Revised: Equatable, Sendable {
    var source: IngestedSource
    var bytes: [UInt8]
    var revision: FileRevision
  }

  /// A file that must stay as it is.
  struct Failure: Equatable, Sendable {
    var file: FileID
    var reason: OperationalFailure
  }

  var revisions: [FileID: Revised] = [:]
  var changes: [RevisedRun] = []
  var failures: [Failure] = []
  var notes: [Diagnostic.Note] = []

  /// Whether there is nothing left to change.
  var isLast: Bool { revisions.isEmpty && failures.isEmpty }
}

/// Plans the changes of a round, applies them in memory, and validates the result.
struct FixPlanner {
  let request: FixRequest
  let reader: SourceReader
  let checked: CheckedLibrary
  /// One element for each path of the listing.
  let sources: [IngestedSource?]
  let quran: QuranSource
  /// The files that must stay as they are.
  let rejected: Set<FileID>

  /// Throws when a file has changed since it was read.
  func make() throws -> FixRound {
    var round = FixRound()
    let candidates = offered + (try generated(&round))
    let files = Set(candidates.flatMap { $0.edits.map(\.range.file) })
    guard !files.isEmpty else { return round }
    let texts = ProtectedText.texts(of: checked.draft, in: files, quran: quran)
    let plan = FixPlan(candidates, keeping: texts.flatMap { $0.protected.map(\.source) })
    for (file, edits) in Dictionary(grouping: plan.fixes.flatMap(\.edits), by: \.range.file) {
      guard let source = source(of: file), let bytes = try reader.bytes(of: source) else { continue }
      let revision = FileRevision(
        bytes,
        edits.map { FileRevision.Edit(range: $0.range.bytes, replacement: Array($0.replacement.utf8)) }
      )
      let new = revision.new
      round.revisions[file] = FixRound.Revised(
        source: IngestedSource(
          file: ContentIngest.ingest(new, file: file, path: reader.listing.path(of: file)),
          status: source.status
        ),
        bytes: new,
        revision: revision
      )
    }
    reject(&round, oldTexts: texts)
    round.changes = changes(of: plan, in: round)
    return round
  }

  /// The fixes that the diagnostics offer.
  private var offered: [PlannedFix] {
    let files = Dictionary(
      reader.listing.paths.enumerated().map { ($1, FileID($0)) },
      uniquingKeysWith: { first, _ in first }
    )
    return checked.report.diagnostics.compactMap { diagnostic in
      PlannedFix(diagnostic, allowingUnsafe: request.allowsUnsafe) { files[$0] }
    }
    .filter { fix in fix.edits.allSatisfy { !rejected.contains($0.range.file) } }
  }

  /// The missing transliterations.
  private func generated(_ round: inout FixRound) throws -> [PlannedFix] {
    guard request.generatesTransliteration else { return [] }
    var known: [FileID: (text: SourceText, bytes: [UInt8], isXML: Bool)] = [:]
    var generator = TransliterationGenerator(draft: checked.draft) { file in
      if let file = known[file] { return file }
      guard let source = source(of: file), let bytes = try reader.bytes(of: source) else { return nil }
      let path = reader.listing.path(of: file)
      known[file] = (SourceText(path: path, bytes: bytes), bytes, path.hasSuffix(".xml"))
      return known[file]
    }
    try generator.plan()
    round.notes = generator.notes
    return generator.fixes.filter { fix in fix.edits.allSatisfy { !rejected.contains($0.range.file) } }
  }

  private func source(of file: FileID) -> IngestedSource? {
    sources.indices.contains(Int(file.rawValue)) ? sources[Int(file.rawValue)] : nil
  }

  /// Drops every file in which something else would change.
  private func reject(_ round: inout FixRound, oldTexts: [ProtectedText]) {
    let files = Set(round.revisions.keys)
    let draft = LibraryDraft(
      files: sources.compactMap(\.self).map { round.revisions[$0.file.file]?.source.file ?? $0.file }
    )
    let old = Dictionary(grouping: oldTexts, by: \.text.range.file)
    let new = Dictionary(
      grouping: ProtectedText.texts(of: draft, in: files, quran: quran),
      by: \.text.range.file
    )
    for file in files.sorted() {
      guard let revised = round.revisions[file], let source = source(of: file) else { continue }
      let validator = RevisionValidator(
        revision: revised.revision,
        old: source.file,
        new: revised.source.file,
        oldTexts: old[file] ?? [],
        newTexts: new[file] ?? []
      )
      guard let violation = validator.violation else { continue }
      round.revisions[file] = nil
      round.failures.append(
        FixRound.Failure(
          file: file,
          reason: OperationalFailure(
            "`\(reader.listing.path(of: file))` is not changed: \(violation)",
            hint: "fix the file by hand"
          )
        )
      )
    }
  }

  private func changes(of plan: FixPlan, in round: FixRound) -> [RevisedRun] {
    var runs: [RevisedRun] = []
    for (number, fix) in plan.fixes.enumerated() {
      for edit in fix.edits {
        guard let revision = round.revisions[edit.range.file]?.revision else { continue }
        let start = revision.newStart(of: edit.range.bytes)
        runs.append(
          RevisedRun(
            file: edit.range.file,
            range: start..<(start + edit.replacement.utf8.count),
            fix: number,
            rule: fix.rule,
            message: fix.message,
            before: String(decoding: revision.old[edit.range.bytes], as: UTF8.self),
            after: edit.replacement
          )
        )
      }
    }
    return runs
  }
}
