import ArabicText
import BundleDelta
import ContentDraft
import Diagnostics
import DuaLibrary
import DuaRecognition
import QuranText
import UnicodeText

@testable import ContentRepair
@testable import ContentValidation
@testable import DiagnosticRendering
@testable import DuaSearch
@testable import LibraryCompiler
@testable import SearchIndexing

/// All passes of a library, each measured by itself, on one thread.
///
/// What a pass does with each of many texts is measured at once: a measurement adds up all counters.
struct Passes {
  var meter = StepMeter()
  private let reader: SourceReader
  private let sources: [IngestedSource]
  private let draft: LibraryDraft
  private let quran: QuranSource

  /// - Parameter contents: The files by their names.
  init(files contents: [String: [UInt8]]) throws {
    let status = FileStatus(kind: .regular)
    var files = FileClient.testValue
    files.read = { (path, _) throws(FileFailure) in
      FileContents(bytes: contents[String(path.dropFirst())] ?? [], status: status)
    }
    let names = contents.keys.sorted()
    let listing = SourceListing(paths: names, sources: names.indices.map { FileID($0) })
    reader = SourceReader(files: files, root: "", listing: listing)
    sources = listing.sources.map(reader.ingest)
    draft = LibraryDraft(files: sources.lazy.map(\.file))
    quran = try .shipped()
  }

  mutating func run() throws {
    readTexts()
    var findings = sources.flatMap(\.file.findings)
    findings += validate()
    try measureMessages(findings)
    let report = try locate(findings)
    render(report)
    try fix(findings)
    let repair = meter.measure("lenient repair") { DraftRepair(repairing: draft) }
    try publish(repair)
  }
}

// MARK: Checking

extension Passes {
  private mutating func validate() -> [Finding] {
    var draft = meter.measure("tables of the draft") { IndexedDraft(self.draft, quran) }
    let samples = draft.styleSamples
    for unit in samples.units {
      draft.style.merge(meter.measure("style of transliterations") { samples.style(ofUnit: unit) })
    }
    let allTexts = draft.texts.map(\.text.value)
    let locations = meter.measure("quotations") { allTexts.map { quran.locator.locate($0) } }
    for (text, found) in zip(allTexts, locations) { draft.quranLocations[text] = found }
    let indexed = draft
    compareWithParts(allTexts)
    let texts = indexed.texts.compactMap { ArabicTextAnalysis($0, in: indexed) }
    analyze(texts)
    var findings: [Finding] = []
    for rule in RuleRegistry.all {
      if let rule = rule as? any ArabicRule.Type {
        findings += meter.measure("rule \(rule.name)") { texts.flatMap { rule.check($0) } }
      } else {
        findings += meter.measure("rule \(rule.name)") { rule.check(indexed) }
      }
    }
    return meter.measure("findings that others explain") { findings.withoutExplained(self.draft) }
  }

  /// Compares each text with all its parts of some words.
  private mutating func compareWithParts(_ texts: [String]) {
    let comparisons = texts.map { text -> [String] in
      let words = text.split(separator: " ")
      let parts = stride(from: 0, to: words.count, by: 8).map { start in
        words[start...].prefix(8).joined(separator: " ")
      }
      return [text] + parts
    }
    meter.measure("texts that are one supplication") { for texts in comparisons { _ = TextTwins(texts) } }
  }

  /// What the rules share is a pass of its own, and not one of the first rule that asks for it.
  private mutating func analyze(_ texts: [ArabicTextAnalysis]) {
    meter.measure("analysis of words") { for text in texts { _ = (text.offsets, text.words) } }
    meter.measure("analysis of marks") {
      for text in texts { _ = (text.markRuns, text.nextLetters, text.clashes) }
    }
    meter.measure("analysis of tashkeel") { for text in texts { _ = text.tashkeel } }
    meter.measure("analysis of quotations") {
      for text in texts { _ = (text.quotations, text.quotationReport) }
    }
    meter.measure("analysis of remarks") { for text in texts { _ = text.remarks } }
    meter.measure("analysis of the transliteration") { for text in texts { _ = text.transliteration } }
  }

  /// Counts the bytes of all messages and replacements; throws if a message is too long.
  private mutating func measureMessages(_ findings: [Finding]) throws {
    for finding in findings {
      let messages = [finding.message] + finding.notes.map(\.message) + finding.fixIts.map(\.message)
      if let long = messages.first(where: { $0.utf8.count > Finding.messageLimit + 100 }) {
        throw LongMessage(description: "a message of \(finding.rule) has \(long.utf8.count) bytes")
      }
      let edits = finding.fixIts.flatMap(\.edits)
      let bytes = (messages + edits.map(\.replacement)).reduce(0) { $0 + $1.utf8.count }
      meter.add(StepMeter.Cost(steps: bytes), to: "messages and replacements of \(finding.rule)")
    }
  }

  private struct LongMessage: Error, CustomStringConvertible {
    let description: String
  }

  private mutating func locate(_ findings: [Finding]) throws -> DiagnosticReport {
    try meter.measure("lines and columns") {
      DiagnosticReport(
        try DiagnosticLocator.locate(
          findings: findings,
          severity: \.severity,
          path: reader.listing.path(of:),
          text: { (file) throws(FileFailure) in try reader.text(of: sources[Int(file.rawValue)]) }
        )
      )
    }
  }

  private mutating func render(_ report: DiagnosticReport) {
    let human = HumanRenderer(color: true, width: 100, showsInformation: true)
    _ = meter.measure("findings for people") { human.render(report) }
    _ = meter.measure("findings as JSON") { JSONRenderer().render(report) }
    _ = meter.measure("findings for GitHub") { GitHubRenderer(pathPrefix: "").render(report) }
    _ = meter.measure("findings as SARIF") {
      SARIFRenderer(pathPrefix: "", toolVersion: "").render(report)
    }
  }
}

// MARK: Fixing

extension Passes {
  private mutating func fix(_ findings: [Finding]) throws {
    let fixable = FixableSources(
      files: sources.map(\.file),
      draft: draft,
      rejected: [],
      path: reader.listing.path(of:),
      bytes: { [reader, sources] in try reader.bytes(of: sources[Int($0.rawValue)]) }
    )
    let planner = FixPlanner(
      FixRequest(allowsUnsafe: true, generatesTransliteration: true),
      fixable,
      offered: findings.compactMap { PlannedFix($0, allowingUnsafe: true) },
      quran: quran,
      quranLocations: QuranLocations()
    )
    let round = try meter.measure("fixes") { try planner.round() }
    var fixing = Fixing()
    meter.measure("changes of fixes") {
      fixing.apply(round, path: reader.listing.path(of:), before: { _ in nil })
      fixing.apply(round, path: reader.listing.path(of:), before: { _ in nil })
    }
    fixing.beginSaving()
    for file in round.revisions.keys { fixing.endSaving(of: file, nil) }
    let changes = meter.measure("report of changes") { fixing.report(reader.listing) }
    _ = meter.measure("changes for people") { ChangeRenderer().render(changes) }
    var dryRun = Fixing(isDryRun: true)
    meter.measure("changes of a dry run") {
      dryRun.apply(round, path: reader.listing.path(of:), before: { _ in nil })
    }
    dryRun.beginSaving()
    let files = dryRun.changedFiles(reader.listing)
    _ = meter.measure("changes as a patch") { DiffRenderer().patch(files) }
    // A round fixes a limited number of words. What remains in a long text is the same in both versions, and so takes twice as many
    // steps.
    let emptied = files.map { file in
      let all = ChangedFile.Replacement(old: 0..<file.old.count, new: 0..<0)
      return ChangedFile(path: file.path, old: file.old, new: [], replacements: [all])
    }
    _ = meter.measure("changes as a patch for people") { DiffRenderer().page(emptied, color: true) }
  }
}

// MARK: Many files

extension Passes {
  /// What two rounds of fixing cost that each change every file of a library.
  static func costs(ofFixing files: Int) -> StepMeter {
    let rounds = [round("a", "b", files), round("b", "c", files)]
    var meter = StepMeter()
    var fixing = Fixing()
    meter.measure("changes of fixes") {
      for round in rounds { fixing.apply(round, path: { _ in "" }, before: { _ in nil }) }
    }
    fixing.beginSaving()
    meter.measure("saving") { for file in 0..<files { fixing.endSaving(of: FileID(file), nil) } }
    return meter
  }

  /// A round that replaces the only letter of every file.
  private static func round(_ old: String, _ new: String, _ files: Int) -> FixRound {
    var round = FixRound()
    for number in 0..<files {
      let file = FileID(number)
      let edit = FixIt.Edit(SourceRange(file: file, 0..<1), new)
      let revision = FileRevision(Array(old.utf8), [edit])
      round.revisions[file] = FixRound.RevisedFile(file: IngestedFile(file: file), revision: revision)
      round.edits.append(AppliedEdit(edit, ofFix: number, in: revision))
      round.fixes.append(PlannedFix(rule: nil, message: "", edits: [edit]))
    }
    return round
  }
}

// MARK: Publishing

extension Passes {
  private mutating func publish(_ repair: DraftRepair) throws {
    let published = repair.draft
    let library = try meter.measure("resolution") { try Library(resolving: published) }
    try meter.measure("proof of the lenient repair") {
      try LenientProof(original: draft, published: published, language: repair.language).verify()
    }
    let verses = meter.measure("verses for the index") {
      library.duas.map { dua in
        DerivedVerses(dua: dua.id, verses: quran.locator.locate(dua.arabic).flatMap(\.references))
      }
    }
    let index = meter.measure("search index") { IndexBuilder(library, derivedVerses: verses).build() }
    let artifacts = try meter.measure("bundle") {
      try BundleWriter.artifacts(
        for: library,
        additional: [Artifact(path: LibrarySearch.path, bytes: index)],
        foldVersion: ArabicFold.version,
        ruleSetVersion: 1
      )
    }
    try meter.measure("form of a consumer") {
      try Self.consumer.verify(ConsumerForm(Self.consumer, tables: artifacts).artifacts)
    }
    try measureDeltas(library, artifacts)
    let files = Dictionary(artifacts.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    let bundle = try DuaLibrary.Bundle { path in files[path] ?? [] }
    _ = try meter.measure("bundle read back from JSON") { try bundle.libraryFromJSON() }
    _ = try meter.measure("bundle read back") { try bundle.library }
    let search = try LibrarySearch(bytes: index)
    try meter.measure("search index read back") { try search.verify(duas: library.duas.map(\.id)) }
    // A query takes steps in proportion to the duas that it finds.
    if let dua = library.duas.first { try find(dua, search) }
  }

  /// The files of a bundle, and those of one whose first text has another first letter and one letter more.
  private mutating func measureDeltas(_ library: Library, _ former: [Artifact]) throws {
    guard var dua = library.duas.first else { return }
    dua.arabic = "\u{0628}\u{0628}" + String(String.UnicodeScalarView(dua.arabic.unicodeScalars.dropFirst()))
    let changed = try Library(
      name: library.name,
      version: library.version,
      licence: library.licence,
      defaultLanguage: library.defaultLanguage,
      duas: [dua] + library.duas.dropFirst(),
      categories: library.categories,
      collections: library.collections,
      journeys: library.journeys,
      works: library.works
    )
    let index = IndexBuilder(changed, derivedVerses: []).build()
    let next = try BundleWriter.artifacts(
      for: changed,
      additional: [Artifact(path: LibrarySearch.path, bytes: index)],
      foldVersion: ArabicFold.version,
      ruleSetVersion: 1
    )
    let old = Dictionary(former.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    for file in next {
      guard let bytes = old[file.path], bytes != file.bytes else { continue }
      let delta = meter.measure("delta of \(file.path)") { BundleDelta.make(from: bytes, to: file.bytes) }
      guard let delta else { continue }
      _ = try meter.measure("file made by a delta") {
        try BundleDelta.apply(delta, to: bytes, length: file.bytes.count)
      }
    }
  }

  /// A consumer that reads the longest texts.
  private static let consumer = Consumer(
    name: "app",
    tables: [
      Consumer.Table(
        rows: .duas,
        path: "duas.json",
        loses: .file,
        writesNull: true,
        fields: ["arabic_text", "translation_en", "transliteration"].map { key in
          Consumer.Field(
            name: key,
            key: key,
            type: .text,
            isRequired: false,
            longest: 1 << 30,
            values: [],
            known: [],
            readsUnknownAsNil: false,
            map: [[0x61]: "b"],
            omit: [[0x62]],
            fallback: nil,
            image: nil
          )
        }
      )
    ]
  )

  /// Searches for every text of a dua as a whole, and marks its first words in all of them.
  private mutating func find(_ dua: Dua, _ search: LibrarySearch) throws {
    for text in texts(of: dua) {
      _ = try meter.measure("query") { try search.search(text) }
      let words = String(String.UnicodeScalarView(text.unicodeScalars.prefix(40)))
      _ = meter.measure("highlights") { search.highlights(for: words, in: dua) }
    }
  }

  private func texts(of dua: Dua) -> [String] {
    [dua.arabic] + [dua.transliteration].compactMap(\.self) + dua.translation.entries.map(\.text)
  }
}

// MARK: Folds and comparisons

extension Passes {
  private mutating func readTexts() {
    let texts = draft.duas.map { dua in
      (arabic: dua.arabic.value ?? "", latin: dua.transliteration.value ?? "")
    }
    var allTexts: [String] = []
    for (dua, text) in zip(draft.duas, texts) {
      allTexts += [text.arabic, text.latin]
      allTexts += dua.translation.compactMap(\.text.value)
    }
    fold(allTexts)
    meter.measure("comparison of a transliteration") {
      for text in texts { _ = TransliterationComparison(arabic: text.arabic, latin: text.latin) }
    }
    meter.measure("quotations without a citation") {
      for text in texts { _ = quran.locator.locate(text.arabic) }
    }
  }

  private mutating func fold(_ texts: [String]) {
    meter.measure("search form") { for text in texts { _ = ArabicFold.searchForm(of: text) } }
    meter.measure("search skeleton") { for text in texts { _ = ArabicFold.searchSkeleton(of: text) } }
    meter.measure("identity skeleton") { for text in texts { _ = ArabicFold.identitySkeleton(of: text) } }
    meter.measure("tashkeel") { for text in texts { _ = Tashkeel(of: text) } }
    meter.measure("romanization") { for text in texts { _ = Romanizer.rizq1.romanize(text) } }
    meter.measure("phonetic key of Arabic") { for text in texts { _ = PhoneticKey(arabic: text) } }
    meter.measure("phonetic key of Latin") { for text in texts { _ = PhoneticKey(latin: text) } }
    let pages = texts.flatMap { text -> [any TextPage] in
      [InspectionPage(of: text), FoldPage(of: text), SkeletonPage(of: text)]
    }
    meter.measure("pages about a text") { for page in pages { _ = page.human } }
    meter.measure("pages about a text as JSON") { for page in pages { _ = page.json } }
    meter.measure("page about a key") { for text in texts { _ = KeyPage(of: text)?.human } }
    meter.measure("page about a romanization") {
      for text in texts { _ = RomanizationPage(of: text, by: .rizq1).json }
    }
  }
}
