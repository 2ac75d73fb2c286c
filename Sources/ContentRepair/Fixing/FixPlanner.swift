import ContentDraft
import ContentIngest
import ContentValidation
import Diagnostics
import QuranText

/// Which changes may be made in the sources.
public struct FixRequest: Equatable, Sendable {
  /// Whether changes are made that a person should review.
  public var allowsUnsafe: Bool
  /// Whether missing transliterations are filled in by the romanizer.
  public var generatesTransliteration: Bool

  public init(allowsUnsafe: Bool = false, generatesTransliteration: Bool = false) {
    self.allowsUnsafe = allowsUnsafe
    self.generatesTransliteration = generatesTransliteration
  }
}

/// Plans the changes of a round, applies them in memory, and validates the result.
package struct FixPlanner {
  private let request: FixRequest
  private let sources: FixableSources
  private let offered: [PlannedFix]
  private let quran: QuranSource
  private let quranLocations: QuranLocations

  /// - Parameters:
  ///   - offered: The fixes that the findings in the sources offer.
  ///   - quranLocations: The locations of texts that were looked up before; other texts are looked up here.
  package init(
    _ request: FixRequest,
    _ sources: FixableSources,
    offered: [PlannedFix],
    quran: QuranSource,
    quranLocations: QuranLocations
  ) {
    (self.request, self.sources, self.offered) = (request, sources, offered)
    (self.quran, self.quranLocations) = (quran, quranLocations)
  }

  /// Throws what reading the bytes of a source throws.
  package func round() throws -> FixRound {
    var round = FixRound()
    let candidates = (offered + (try generated(&round))).filter(sources.canChange)
    let files = Set(candidates.flatMap { $0.edits.map(\.range.file) })
    guard !files.isEmpty else { return round }
    let texts = protectedTexts(of: sources.draft, in: files)
    let plan = FixPlan(candidates, keeping: texts.flatMap { $0.protected.map(\.source) })
    for (file, edits) in Dictionary(grouping: plan.fixes.flatMap(\.edits), by: \.range.file) {
      guard let bytes = try sources.bytes(file) else { continue }
      let revision = FileRevision(bytes, edits)
      let revised = ContentIngest.ingest(revision.new, file: file, path: sources.path(file))
      round.revisions[file] = FixRound.RevisedFile(file: revised, revision: revision)
    }
    reject(&round, plan, oldTexts: texts)
    round.record(plan)
    return round
  }

  /// The missing transliterations.
  private func generated(_ round: inout FixRound) throws -> [PlannedFix] {
    guard request.generatesTransliteration else { return [] }
    var known: [FileID: (text: SourceText, bytes: [UInt8], isXML: Bool)] = [:]
    var generator = TransliterationGenerator(draft: sources.draft) { file in
      if let file = known[file] { return file }
      guard let bytes = try sources.bytes(file) else { return nil }
      let path = sources.path(file)
      known[file] = (SourceText(path: path, bytes: bytes), bytes, path.hasSuffix(".xml"))
      return known[file]
    }
    try generator.plan()
    round.notes = generator.notes
    return generator.fixes
  }

  /// Drops every file in which something else would change.
  private func reject(_ round: inout FixRound, _ plan: FixPlan, oldTexts: [ProtectedText]) {
    let quranEdits = Dictionary(
      grouping: plan.fixes.filter(\.writesQuran).flatMap(\.edits).map(\.range),
      by: \.file
    )
    let files = Set(round.revisions.keys)
    let draft = LibraryDraft(files: sources.files.map { round.revisions[$0.file]?.file ?? $0 })
    let old = Dictionary(grouping: oldTexts, by: \.text.range.file)
    let newTexts = protectedTexts(of: draft, in: files)
    for text in newTexts { round.quranLocations[text.text.value] = text.quotations }
    let new = Dictionary(grouping: newTexts, by: \.text.range.file)
    for file in sources.files {
      guard let revised = round.revisions[file.file] else { continue }
      let validator = RevisionValidator(
        revision: revised.revision,
        old: file,
        new: revised.file,
        oldTexts: old[file.file] ?? [],
        newTexts: new[file.file] ?? [],
        quranEdits: (quranEdits[file.file] ?? []).map(\.bytes)
      )
      guard let violation = validator.violation else { continue }
      round.revisions[file.file] = nil
      round.rejections.append(FixRound.Rejection(file: file.file, violation: violation))
    }
  }

  private func protectedTexts(of draft: LibraryDraft, in files: Set<FileID>) -> [ProtectedText] {
    ProtectedText.texts(of: draft, in: files, quran: quran, locations: quranLocations)
  }
}

/// The sources of a library, as far as a planner needs them.
package struct FixableSources {
  /// Sorted by path.
  package let files: [IngestedFile]
  /// The draft of the files.
  package let draft: LibraryDraft
  /// The files that must stay as they are.
  package let rejected: Set<FileID>
  package let path: (FileID) -> String
  /// The bytes of a file; nil if it is not a source that can be read.
  package let bytes: (FileID) throws -> [UInt8]?

  package init(
    files: [IngestedFile],
    draft: LibraryDraft,
    rejected: Set<FileID>,
    path: @escaping (FileID) -> String,
    bytes: @escaping (FileID) throws -> [UInt8]?
  ) {
    (self.files, self.draft, self.rejected) = (files, draft, rejected)
    (self.path, self.bytes) = (path, bytes)
  }

  fileprivate func canChange(_ fix: PlannedFix) -> Bool {
    fix.edits.allSatisfy { !rejected.contains($0.range.file) }
  }
}

extension FixRound {
  /// Lists the fixes of a plan with their edits in files that were not rejected.
  fileprivate mutating func record(_ plan: FixPlan) {
    for fix in plan.fixes {
      let applied = fix.edits.compactMap { edit in
        revisions[edit.range.file].map { AppliedEdit(edit, ofFix: fixes.count, in: $0.revision) }
      }
      guard !applied.isEmpty else { continue }
      edits += applied
      fixes.append(fix)
    }
  }
}
