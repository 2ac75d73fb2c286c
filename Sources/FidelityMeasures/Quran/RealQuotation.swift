import ArabicText
import DuaLibrary
import QuranText

/// What a public set of duas quotes of the Quran.
struct RealQuotation {
  let set: String
  let text: String
  /// Nil where it is not located.
  let reference: QuranReference?

  /// The spans between ﴿ and ﴾ that hold a word.
  static func marked(in data: ReferenceData, _ locator: QuranLocator) throws -> [Self] {
    try data.duaTexts().flatMap { set, text in
      text.matches(of: /[\u{FD3E}\u{FD3F}]([^\u{FD3E}\u{FD3F}]*)[\u{FD3E}\u{FD3F}]/).map { match in
        let quoted = String(match.output.1)
        let locations = locator.locate("\u{FD3F}\(quoted)\u{FD3E}")
        return Self(set: set, text: quoted, reference: locations.first?.references.first)
      }
    }.filter(\.text.hasArabicLetter)
  }

  /// The runs that are located without brackets.
  static func unmarked(in data: ReferenceData, _ locator: QuranLocator) throws -> [Self] {
    try data.duaTexts().flatMap { set, text in
      let bytes = Array(text.utf8)
      return locator.locate(text).filter { !$0.isMarked }.map { location in
        let run = String(decoding: bytes[location.bytes], as: UTF8.self)
        return Self(set: set, text: run, reference: location.references.first)
      }
    }
  }
}
