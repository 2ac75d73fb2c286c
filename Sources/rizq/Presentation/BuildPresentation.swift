import ContentValidation
import DiagnosticRendering
import Diagnostics
import Foundation
import LibraryCompiler
import RulePages
import UnicodeText

/// The output of a build in the requested format.
struct BuildPresentation {
  private let reporting: ReportingOptions
  /// The content folder as the user named it.
  let contentFolder: String

  /// The file of the content folder that stands for the library; nil if the findings are not about a content folder.
  private let libraryFile: String?

  init(_ reporting: ReportingOptions, contentFolder: String, libraryFile: String? = nil) {
    self.reporting = reporting
    self.contentFolder = contentFolder
    self.libraryFile = libraryFile
  }

  /// The stream of messages to the user: that of the findings, unless those are machine-readable.
  var console: Console { reporting.format == .human ? .output : .error }

  /// Empty for a clean report with `--quiet`.
  func findings(_ report: DiagnosticReport, fixes: FixReport? = nil) -> String {
    let isClean = report.counts.errors == 0 && report.counts.warnings == 0
    if reporting.quiet, isClean, reporting.format == .human { return "" }
    return renderer(fixes).render(report)
  }

  /// Whether findings of a severity are shown.
  func shows(_ severity: Severity) -> Bool {
    reporting.quiet ? severity == .error : reporting.verbose || severity != .information
  }

  /// Whether the summary of a build says everything: there are no findings, or all are acknowledged.
  func needsOnlySummary(_ report: DiagnosticReport, of state: LibraryReducer.State) -> Bool {
    switch state.outcome {
    case .succeeded(let summary): guard summary.bundle != nil else { return false }
    // "no errors" right before an error would contradict it.
    case .failed: guard state.fixing == nil else { return false }
    default: return false
    }
    return reporting.format == .human && report.counts.total == 0
      && !(reporting.verbose && !report.acknowledged.isEmpty)
  }

  /// The changes to the sources, followed by an empty line; empty in JSON, which contains them as data.
  func changes(_ fixes: FixReport) -> String {
    guard reporting.format != .json else { return "" }
    let lines = ChangeRenderer(pathPrefix: contentFolder).render(fixes)
    return lines.isEmpty ? "" : lines + "\n"
  }

  /// The files that a dry run would change as diffs, followed by an empty line: exact, unless they are shown on a terminal.
  func diff(_ files: [ChangedFile]) -> [UInt8] {
    let renderer = DiffRenderer(pathPrefix: contentFolder)
    let console = Console.output
    let diff =
      console.isTerminal
      ? Array(renderer.page(files, color: console.wantsColor).utf8) : renderer.patch(files)
    return diff.isEmpty ? [] : diff + [0x0A]
  }

  /// What was fixed, or can be.
  func fixSummary(_ report: DiagnosticReport, _ fixes: FixReport?, _ request: BuildRequest) -> String {
    let left = report.fixable
    if let fixes {
      let needing = left.unsafe > 0 && request.fixes?.allowsUnsafe == false
      return (fixes.isDryRun ? "would fix " : "fixed ")
        + "\(fixes.findings.counted("finding")) in \(fixes.files.counted("file"))"
        + (needing ? " (\(left.unsafe) \(left.unsafe == 1 ? "needs" : "need") --unsafe-fixes)" : "")
        + (fixes.isDryRun ? "; nothing was written\n" : "\n")
    }
    guard request.output == nil, reporting.format == .human else { return "" }
    let summary =
      switch (left.safe, left.unsafe) {
      case (0, 0): ""
      case (0, let unsafe): "\(unsafe.counted("finding")) can be fixed with --unsafe-fixes\n"
      case (let safe, 0): "\(safe.counted("finding")) can be fixed with --fix\n"
      case (let safe, let unsafe):
        "\(safe.counted("finding")) can be fixed with --fix, \(unsafe) more with --unsafe-fixes\n"
      }
    return summary.wrapped(width: Console.output.width).joined(separator: "\n")
  }

  private func renderer(_ fixes: FixReport?) -> any DiagnosticRenderer {
    let ruleNames = Dictionary(
      RuleCatalog.all.map { ($0.id, $0.name) },
      uniquingKeysWith: { first, _ in first }
    )
    switch reporting.format {
    case .human:
      return HumanRenderer(
        color: Console.output.wantsColor,
        width: Console.output.width,
        showsInformation: reporting.verbose,
        isQuiet: reporting.quiet,
        pathPrefix: contentFolder,
        ruleNames: ruleNames
      )
    case .json: return JSONRenderer(ruleNames: ruleNames, fixes: fixes)
    case .github:
      return GitHubRenderer(pathPrefix: contentFolder, ruleNames: ruleNames)
    case .sarif:
      return SARIFRenderer(
        pathPrefix: contentFolder,
        toolVersion: Tool.version,
        rules: Dictionary(
          RuleCatalog.all.map { ($0.id, SARIFRenderer.Rule($0)) },
          uniquingKeysWith: { first, _ in first }
        ),
        libraryFile: libraryFile
      )
    }
  }

  /// Warnings other than findings, and with `--verbose` the ignored files.
  func warnings(_ state: LibraryReducer.State) -> String {
    var warnings = ""
    for warning in [state.paths?.transaction?.warning, state.paths?.contentLock?.warning].compactMap(\.self) {
      warnings += "warning: \(warning.escapedForDisplay)\n"
    }
    if reporting.verbose, !reporting.quiet {
      for path in state.listing.ignored { warnings += "not read: \(path.escapedForDisplay)\n" }
    }
    return warnings
  }

  /// - Parameter acknowledged: The number of acknowledged findings if they have not been counted before.
  func summary(_ summary: BuildSummary, acknowledged: Int = 0) -> String {
    let seconds = String(format: "%.2f s", summary.elapsed / .seconds(1))
    let library =
      "\(summary.duas.counted("dua")) and \(summary.journeys.counted("journey")) from \(summary.files.counted("file"))"
    let leniency =
      (summary.leniency.map(phrase) ?? "")
      + (acknowledged > 0 ? "; \(acknowledged.counted("finding")) acknowledged" : "")
    guard let bundle = summary.bundle else { return "checked \(library) in \(seconds)\(leniency)\n" }
    let size = String(format: "%.1f KB", Double(bundle.size) / 1000)
    let place = "\(bundle.path.escapedForDisplay) (\(bundle.files.counted("file")), \(size))"
    return summary.isUnchanged
      ? "nothing has changed: \(library) are in \(place); \(seconds)\(leniency)\n"
      : "compiled \(library) into \(place) in \(seconds)\(leniency)\n"
  }

  private func phrase(_ leniency: LeniencySummary) -> String {
    "; \(leniency.findings.counted("finding")), \(leniency.duasLeftOut.counted("dua")) left out"
  }

  func summary(_ outcome: ImportOutcome, folder: String) -> String {
    let library = "\(outcome.duas.counted("dua")) and \(outcome.journeys.counted("journey"))"
    let merged =
      outcome.merged > 0
      ? ", without \(outcome.merged) that \(outcome.merged == 1 ? "is" : "are") the same" : ""
    let place = "\(folder.escapedForDisplay) (\(outcome.filesWritten.counted("file")))"
    let findings = outcome.report.counts.total.counted("finding")
    return "imported \(library) into \(place)\(merged); \(findings)\n"
  }
}

extension SARIFRenderer.Rule {
  fileprivate init(_ rule: RuleDocumentation) {
    self.init(name: rule.name, summary: rule.summary, help: rule.body, severity: rule.severity)
  }
}
