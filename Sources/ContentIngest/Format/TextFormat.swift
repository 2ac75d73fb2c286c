import ContentDraft
import DuaLibrary

extension SourceFormat {
  /// A text of a layer. Its kind and language are set when the whole file has been read.
  static let text = RecordDecoder<TextFragment>(
    "text",
    { TextFragment(range: $0, kind: .arabic) },
    [
      .attribute("dua", .slug) { $0.dua = $1 },
      .attribute("generated", .text) { $0.generated = $1 },
      .content("text") { $0.text = $1 },
    ]
  )
}
