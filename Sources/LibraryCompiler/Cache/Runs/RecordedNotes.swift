import Diagnostics

/// The diagnostics of severity ``Severity/information`` of a recorded run, which are in a file of their own: there can be many, and
/// they are seldom shown.
struct RecordedNotes: Equatable, Sendable {
  /// The size of the file, in bytes; 0 if there are none, and no file.
  var size: Int
  /// The hash of the file.
  var hash: UInt64
}

extension DiagnosticReport {
  /// The report without its notes, and the bytes of their file.
  var withoutNotes: (report: DiagnosticReport, notes: [UInt8]) {
    let notes = diagnostics.indices.filter { diagnostics[$0].severity == .information }
    var writer = FlatWriter()
    if !notes.isEmpty {
      writer.write(notes) { writer, index in
        writer.write(index)
        writer.write(diagnostics[index])
      }
    }
    return (with(diagnostics.filter { $0.severity != .information }), writer.bytes)
  }

  /// The report with the notes of a file.
  func with(notes file: [UInt8]) throws(FlatError) -> DiagnosticReport {
    guard !file.isEmpty else { return self }
    var reader = FlatReader(file)
    let notes = try reader.list { (reader) throws(FlatError) in
      (index: try reader.integer(), note: try reader.value() as Diagnostic)
    }
    var merged: [Diagnostic] = []
    merged.reserveCapacity(diagnostics.count + notes.count)
    var others = diagnostics[...]
    for (index, note) in notes {
      guard merged.count <= index, index - merged.count <= others.count else { throw FlatError() }
      let before = others.prefix(index - merged.count)
      merged += before
      others = others[before.endIndex...]
      merged.append(note)
    }
    return with(merged + others)
  }

  private func with(_ diagnostics: [Diagnostic]) -> DiagnosticReport {
    DiagnosticReport(sorted: diagnostics, acknowledged: acknowledged, counts: counts, fixable: fixable)
  }
}
