import ContentDraft
import Diagnostics
import UnicodeText

/// Which duas diagnostics are about.
public struct DuaDiagnostics: Sendable {
  /// Where the entities of a file begin, ascending, each with the index of its dua; nil for a journey.
  private var entities: [ExactText: [(start: Int, dua: Int?)]] = [:]
  /// The texts of duas that are in layers, ascending.
  private var texts: [ExactText: [(bytes: Range<Int>, dua: Int)]] = [:]

  /// - Parameter draft: With the paths of its files.
  public init(_ draft: LibraryDraft) {
    for (index, dua) in draft.duas.enumerated() {
      entities[draft.path(of: dua.range), default: []].append((Int(dua.range.lower), index))
      let fields = [dua.arabic.range, dua.transliteration.range] + dua.translation.map(\.text.range)
      for range in fields.compactMap(\.self) {
        texts[draft.path(of: range), default: []].append((range.bytes, index))
      }
    }
    for journey in draft.journeys {
      entities[draft.path(of: journey.range), default: []].append((Int(journey.range.lower), nil))
    }
    for path in entities.keys { entities[path]?.sort { $0.start < $1.start } }
    for path in texts.keys { texts[path]?.sort { $0.bytes.lowerBound < $1.bytes.lowerBound } }
  }

  /// The index of the dua in whose source or text a diagnostic is; nil if there is none.
  ///
  /// The source of a dua goes from its start to that of the next entity of its file.
  public func dua(of diagnostic: Diagnostic) -> Int? {
    guard let location = diagnostic.location else { return nil }
    let (path, offset) = (ExactText(location.path), location.bytes.lowerBound)
    if let texts = texts[path] {
      let next = texts.partitioningIndex { $0.bytes.lowerBound > offset }
      if next > 0, texts[next - 1].bytes.contains(offset) { return texts[next - 1].dua }
    }
    guard let entities = entities[path] else { return nil }
    let next = entities.partitioningIndex { $0.start > offset }
    return next == 0 ? nil : entities[next - 1].dua
  }
}

extension LibraryDraft {
  fileprivate func path(of range: SourceRange) -> ExactText { ExactText(paths[range.file] ?? "") }
}
