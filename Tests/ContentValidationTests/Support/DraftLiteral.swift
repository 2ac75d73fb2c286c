import ContentDraft
import Diagnostics
import DuaLibrary

/// A library in a few lines, for tests of rules: the source and its draft.
///
/// A line is a record or, indented, part of the record before it:
///
///     library default=en required=en,id      the declaration
///       name RIZQ
///       policy RQ05=off
///       scheme rizq-1                        the transliteration scheme of the policy
///       grades sahih,hasan                   also `disclosed`
///       category id=1 slug=rizq name=Living  also `collection`, `work`; the name is English
///     dua id=8 slug=sayyid xp=40
///       arabic …                             the text up to the end of the line
///       generated rizq-1                     the mark of the transliteration
///       translation:en …
///       source type=hadith collection=bukhari number=6306 note="two words"
///       review status=reviewed by=A
///       allow QR12 the reason              an acknowledgement in the record
///     journey id=1 slug=day
///       step dua=sayyid slot=morning
///     layer translation:en
///       text sayyid …
///     ids                                      `ids.json`
///       issued:dua id=8 slug=sayyid            also `retired=true`
///     file duas/more.json                    starts another file; its path may be missing
///
/// A value that does not match its type is `invalid`, as after reading a file. The range of a record is its first
/// word; the range of a value is the value.
struct DraftLiteral {
  let source: String
  let files: [IngestedFile]
  /// The offset of each file in the source.
  let fileStarts: [Int]

  init(_ source: String) {
    self.source = source
    var reader = DraftReader()
    for line in LiteralLine.lines(of: source) { reader.read(line) }
    files = reader.finish()
    fileStarts = reader.fileStarts
  }

  var draft: LibraryDraft { LibraryDraft(files: files) }

  /// `3`, or `b:3` in the second file: the line of a range, and the text that it marks.
  func mark(_ range: SourceRange?) -> String {
    guard let range else { return "-" }
    let bytes = Array(source.utf8)
    let start = fileStarts[Int(range.file.rawValue)]
    let line = bytes[start..<Int(range.lower)].count { $0 == UInt8(ascii: "\n") } + 1
    let file = ["", "b:", "c:"][Int(range.file.rawValue)]
    return "\(file)\(line) `\(String(decoding: bytes[range.bytes], as: UTF8.self))`"
  }
}
