import Diagnostics
import UnicodeText

/// The diagnostics of severity ``Severity/information`` of a recorded run, which are in a file of their own: there can be many, and
/// they are seldom shown.
struct RecordedInformation: Equatable, Sendable {
  /// The size of the file, in bytes; 0 if there are none, and no file.
  var size: Int
  /// The hash of the file.
  var hash: UInt64
}

extension DiagnosticReport {
  /// The report without its diagnostics of severity `information`, and the bytes of their file.
  var withoutInformation: (report: DiagnosticReport, information: [UInt8]) {
    let information = diagnostics.indices.filter { diagnostics[$0].severity == .information }
    var writer = FlatWriter()
    if !information.isEmpty {
      writer.write(information) { writer, index in
        writer.write(index)
        writer.write(diagnostics[index])
      }
    }
    return (with(diagnostics.filter { $0.severity != .information }), writer.bytes)
  }

  /// The report with the diagnostics of such a file.
  func with(information file: [UInt8]) throws(FlatError) -> DiagnosticReport {
    guard !file.isEmpty else { return self }
    var reader = FlatReader(file)
    let information = try reader.list { (reader) throws(FlatError) in
      (index: try reader.integer(), diagnostic: try reader.value() as Diagnostic)
    }
    var merged: [Diagnostic] = []
    merged.reserveCapacity(diagnostics.count + information.count)
    var others = diagnostics[...]
    for (index, diagnostic) in information {
      guard merged.count <= index, index - merged.count <= others.count else { throw FlatError() }
      let before = others.prefix(index - merged.count)
      merged += before
      others = others[before.endIndex...]
      merged.append(diagnostic)
    }
    return with(merged + others)
  }

  private func with(_ diagnostics: [Diagnostic]) -> DiagnosticReport {
    DiagnosticReport(sorted: diagnostics, acknowledged: acknowledged, counts: counts, fixable: fixable)
  }
}
