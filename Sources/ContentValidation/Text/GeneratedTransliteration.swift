import ArabicText
import ContentDraft
import Diagnostics
import DuaLibrary
import UnicodeText

/// A transliteration that is marked as generated.
struct GeneratedTransliteration {
  enum State {
    /// It equals the romanization of the Arabic, or there is no Arabic.
    case current
    /// It differs, first in the word `expected`, for which the text has `found`.
    case stale(expected: String, found: String)
    case unknownScheme
    /// There is no transliteration.
    case withoutText
  }

  /// The name of the scheme.
  let scheme: Located<String>
  let text: Located<String>?
  let state: State

  /// Nil if the dua's transliteration is not marked, or could not be read.
  init?(of dua: DraftDua) {
    guard let scheme = dua.transliterationGenerated.located else { return nil }
    if case .invalid = dua.transliteration { return nil }
    self.scheme = scheme
    text = dua.transliteration.located
    guard let text else {
      state = .withoutText
      return
    }
    guard let romanizer = Romanizer(scheme: scheme.value) else {
      state = .unknownScheme
      return
    }
    guard let arabic = dua.arabic.value else {
      state = .current
      return
    }
    state = Self.state(text.value, romanizer.romanize(arabic))
  }

  private static func state(_ text: String, _ generated: String) -> State {
    guard !text.hasSameScalars(as: generated) else { return .current }
    let found = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let expected = generated.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let index =
      zip(expected, found).enumerated().first { !$1.0.hasSameScalars(as: $1.1) }?.offset
      ?? min(expected.count, found.count)
    return .stale(
      expected: expected.indices.contains(index) ? expected[index] : "",
      found: found.indices.contains(index) ? found[index] : ""
    )
  }
}
