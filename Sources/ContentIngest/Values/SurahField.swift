import CitationText
import Diagnostics

/// What a source has under `surah`, beside an ayah with which a surah may be written as well: `2:255`.
enum SurahField {
  /// Nothing. The field belongs before that of the ayah, at this offset.
  case missing(SourceRange, SourceSyntax)
  /// A surah; nil if it is written in a way that is not clear.
  case given(Int?)
}

extension DecodingContext {
  /// What the source that is being decoded has under `surah`.
  func surah(beside ayah: RawValue) -> SurahField {
    let schema = SourceFormat.citation.schema
    if let field = fields.first(where: { schema.fields[$0.index].name == "surah" }) {
      guard case .value(let value) = field.content else { return .given(nil) }
      return .given(CitationParser.surah(named: value.text))
    }
    let isMisspelled = record.flatMap { log.unreadFields[$0] }?.contains("surah") == true
    guard !isMisspelled, let name = fields.first(where: { $0.range == ayah.range })?.nameRange else {
      return .given(nil)
    }
    // In JSON, before the quotation mark.
    let start = name.bytes.lowerBound - (source.syntax == .json ? 1 : 0)
    return .missing(SourceRange(file: name.file, start..<start), source.syntax)
  }
}
