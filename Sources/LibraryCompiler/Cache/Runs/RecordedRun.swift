import Diagnostics
import UnicodeText

/// The result of a run, with everything that it depends on: if none of it has changed, the same run has the same result.
public struct RecordedRun: Equatable, Sendable {
  /// ``RunKey/bytes``.
  var key: [UInt8]
  /// ``CacheFolder/identity(_:)`` when the run was recorded.
  var home: [UInt64]
  /// ``SourceListing/flatForm``.
  var listing: [UInt8]
  /// The sources and the files of the search vocabulary, relative to the content folder, in the order of the listing.
  var sources: ObservedFiles
  /// Tanzil's texts of the Quran, absolute.
  var quran: ObservedFiles
  var git: [GitAnswer]
  /// The findings; those of severity `information` only if the request shows them.
  var report: DiagnosticReport
  /// The file of the diagnostics of severity `information`; nil if it has not been written yet.
  var information: RecordedInformation?
  /// Nil if the sources were rejected.
  var success: Success?

  /// The figures of a run that accepted the sources.
  struct Success: Equatable, Sendable {
    var duas: Int
    var journeys: Int
    var leniency: LeniencySummary?
    /// The published files, relative to the folder of the bundle; nil if none were requested.
    var output: ObservedFiles?
  }

  /// The outcome of the same run now.
  ///
  /// - Parameter path: The folder of the bundle, as named in the request.
  func outcome(files: Int, output path: String?, elapsed: Duration) -> BuildOutcome {
    guard let success else { return .rejected }
    let bundle = success.output.flatMap { output in
      path.map { path in
        PublishedBundle(
          path: path,
          files: output.files.count,
          size: output.files.reduce(0) { $0 + $1.status.size }
        )
      }
    }
    return .succeeded(
      BuildSummary(
        duas: success.duas,
        journeys: success.journeys,
        files: files,
        bundle: bundle,
        leniency: success.leniency,
        isUnchanged: true,
        elapsed: elapsed
      )
    )
  }
}

extension SourceListing {
  /// Everything in the listing that a result depends on, as bytes to compare.
  var flatForm: [UInt8] {
    var writer = FlatWriter()
    writer.write(paths) { $0.write($1) }
    writer.write(sources) { $0.write($1.rawValue) }
    writer.write(vocabulary) { $0.write($1.rawValue) }
    writer.write(isComplete)
    writer.write(findings) { writer, finding in
      writer.write(finding.rule.rawValue)
      writer.write(finding.message)
      writer.write(finding.range)
      writer.write(finding.notes) { writer, note in
        writer.write(note.message)
        writer.write(note.range)
      }
      writer.write(finding.fixIts) { writer, fixIt in
        writer.write(fixIt.message)
        writer.write(fixIt.applicability.rawValue)
        writer.write(fixIt.edits) { writer, edit in
          writer.write(edit.range)
          writer.write(edit.replacement)
        }
      }
    }
    return writer.bytes
  }
}
