import ContentSource
import ContentValidation
import DiagnosticRendering
import Foundation
import LibraryCompiler

/// What a build shows, in the form that was asked for.
struct BuildPresentation {
  private let reporting: ReportingOptions
  /// The content folder as the user named it.
  private let contentFolder: String

  init(_ reporting: ReportingOptions, contentFolder: String) {
    self.reporting = reporting
    self.contentFolder = contentFolder
  }

  /// Nothing when there is nothing to mend and nobody wants to hear that.
  func findings(_ report: DiagnosticReport) -> String {
    let isClean = report.counts.errors == 0 && report.counts.warnings == 0
    if reporting.quiet, isClean, reporting.format == .human { return "" }
    return renderer.render(report)
  }

  private var renderer: any DiagnosticRenderer {
    let ruleNames = Dictionary(
      RuleCatalogue.all.map { ($0.id, $0.name) },
      uniquingKeysWith: { first, _ in first }
    )
    switch reporting.format {
    case .human:
      return HumanRenderer(
        color: Console.output.wantsColor,
        width: Console.output.width,
        showsInformation: reporting.verbose,
        pathPrefix: contentFolder
      )
    case .json: return JSONRenderer(ruleNames: ruleNames)
    case .github:
      return GitHubRenderer(pathPrefix: contentFolder, ruleNames: ruleNames)
    }
  }

  /// What the user should know besides the findings.
  func remarks(_ state: LibraryReducer.State) -> String {
    var remarks = ""
    if let remark = state.place?.reservation?.remark { remarks += "warning: \(remark.escapedForDisplay)\n" }
    if reporting.verbose, !reporting.quiet {
      for path in state.listing.ignored { remarks += "not read: \(path.escapedForDisplay)\n" }
    }
    return remarks
  }

  func summary(_ summary: BuildSummary) -> String {
    let seconds = String(format: "%.2f s", summary.elapsed / .seconds(1))
    let library =
      "\(count(summary.duas, "dua")) and \(count(summary.journeys, "journey")) from \(count(summary.files, "file"))"
    guard let bundle = summary.bundle else { return "checked \(library) in \(seconds)\n" }
    let size = String(format: "%.1f KB", Double(bundle.size) / 1000)
    return
      "compiled \(library) into \(bundle.path.escapedForDisplay) (\(count(bundle.files, "file")), \(size)) in \(seconds)\n"
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
