import Diagnostics
import UnicodeText

/// For code scanning and editors: a log in SARIF 2.1.0, as described in `docs/diagnostics.md`.
///
/// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
package struct SARIFRenderer: DiagnosticRenderer {
  /// What the log says about a rule.
  package struct Rule: Sendable {
    /// The readable name.
    package var name: String
    /// One line.
    package var summary: String
    /// The page of the rule, in Markdown.
    package var help: String
    /// The severity that the rule has where policy does not change it.
    package var severity: Severity

    package init(name: String, summary: String, help: String, severity: Severity) {
      self.name = name
      self.summary = summary
      self.help = help
      self.severity = severity
    }
  }

  /// The content root relative to the repository, for example `content/`; empty when they are the same.
  package var pathPrefix: String
  package var toolVersion: String
  /// The rules; of one that is missing, the log has only the id.
  package var rules: [RuleID: Rule]
  /// The file, relative to the content root, at which findings about the whole library are; nil if they have no location.
  package var libraryFile: String?

  package init(
    pathPrefix: String,
    toolVersion: String,
    rules: [RuleID: Rule] = [:],
    libraryFile: String? = nil
  ) {
    self.pathPrefix = pathPrefix
    self.toolVersion = toolVersion
    self.rules = rules
    self.libraryFile = libraryFile
  }

  package func render(_ report: DiagnosticReport) -> String {
    let ids = Set(report.diagnostics.map(\.rule)).sorted()
    let indexes = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
    let driver = JSONValue.sortedObject([
      "name": .string("rizq"),
      "version": .string(toolVersion),
      "rules": .array(ids.map(rule)),
    ])
    let run = JSONValue.sortedObject([
      "tool": .sortedObject(["driver": driver]),
      "columnKind": .string("unicodeCodePoints"),
      "newlineSequences": .array(["\r\n", "\n", "\r"].map(JSONValue.string)),
      "results": .lazyArray(report.diagnostics.count) { index in
        let diagnostic = report.diagnostics[index]
        return result(diagnostic, ruleIndex: indexes[diagnostic.rule])
      },
    ])
    let log = JSONValue.sortedObject([
      "$schema": .string(Self.schema), "version": .string("2.1.0"), "runs": .array([run]),
    ])
    return log.text + "\n"
  }

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  private func rule(_ id: RuleID) -> JSONValue {
    guard let rule = rules[id] else { return .sortedObject(["id": .string(id.rawValue)]) }
    let summary = SARIFText.message(rule.summary)
    let help = JSONValue.string(SARIFText.page(rule.help))
    return .sortedObject([
      "id": .string(id.rawValue),
      "name": .string(rule.name),
      "shortDescription": summary,
      "fullDescription": summary,
      "help": .sortedObject(["text": help, "markdown": help]),
      "defaultConfiguration": .sortedObject(["level": .string(rule.severity.noun)]),
    ])
  }

  private func result(_ diagnostic: Diagnostic, ruleIndex: Int?) -> JSONValue {
    let locations = SARIFLocations(pathPrefix: pathPrefix)
    let whole = libraryFile.map { locations.location(ofFile: $0) }
    let fixIts = diagnostic.fixIts.filter { !$0.edits.isEmpty }
    let related = diagnostic.notes.compactMap { note in note.location.map { (note, $0) } }
    let occurrences = diagnostic.omitted.map { JSONValue.integer($0.count) }
    return .sortedObject([
      "ruleId": .string(diagnostic.rule.rawValue),
      "ruleIndex": ruleIndex.map(JSONValue.integer),
      "level": .string(diagnostic.severity.noun),
      "message": .sortedObject(["text": .string(SARIFText.text(of: diagnostic))]),
      "occurrenceCount": occurrences,
      "locations": .array([diagnostic.location.map { locations.location($0) } ?? whole].compactMap(\.self)),
      "relatedLocations": related.isEmpty
        ? nil
        : .array(
          related.enumerated().map { index, note in
            locations.location(note.1, id: index + 1, message: note.0.message)
          }
        ),
      "fixes": fixIts.isEmpty ? nil : .array(fixIts.map { fix($0, locations) }),
    ])
  }

  private func fix(_ fixIt: Diagnostic.FixIt, _ locations: SARIFLocations) -> JSONValue {
    // The names of two files may differ only in normalization.
    let edits = Dictionary(grouping: fixIt.edits) { ExactText($0.location.path) }
      .sorted { $0.key.text.utf8.lexicographicallyPrecedes($1.key.text.utf8) }
    return .sortedObject([
      "description": SARIFText.message(fixIt.message),
      "artifactChanges": .array(
        edits.map { path, edits in
          .sortedObject([
            "artifactLocation": locations.artifact(path.text),
            "replacements": .array(edits.map { replacement($0, locations) }),
          ])
        }
      ),
      "properties": .sortedObject(["applicability": .string(fixIt.applicability.rawValue)]),
    ])
  }

  private func replacement(_ edit: Diagnostic.FixIt.Edit, _ locations: SARIFLocations) -> JSONValue {
    .sortedObject([
      "deletedRegion": locations.region(edit.location),
      "insertedContent": .sortedObject(["text": .string(edit.replacement)]),
    ])
  }
}
