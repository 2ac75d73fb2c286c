import ArabicText
import DuaLibrary
import SearchEngine

/// The words of a dua that a database searches: folded as those of the search index, separated by spaces.
struct SearchTexts {
  /// The parts, the most important first.
  enum Part: Int, CaseIterable {
    case title, arabic, skeleton, transliteration, translation, other

    var name: String {
      switch self {
      case .title: "title"
      case .arabic: "arabic"
      case .skeleton: "skeleton"
      case .transliteration: "transliteration"
      case .translation: "translation"
      case .other: "other"
      }
    }
  }

  /// In the order of ``Part``.
  let parts: [[String]]

  init(_ dua: Dua, in library: Library, names: SearchNames) {
    let arabic = SearchWord.words(of: dua.arabic)
    var words = SearchWords()
    func read(_ texts: some Sequence<String>) -> [String] {
      texts.flatMap { text in
        words.read(text)
        return words.texts
      }
    }
    let prose = [dua.bestTime, dua.benefit, dua.context, dua.propheticContext].flatMap {
      $0.entries.map(\.text)
    }
    parts = [
      read(dua.title.entries.map(\.text)),
      arabic.map(\.text),
      arabic.compactMap { word in
        word.script == .arabic ? ArabicWord.text(ArabicWord.skeleton(word.bytes)) : nil
      },
      read([dua.transliteration].compactMap(\.self)),
      read(dua.translation.entries.map(\.text)),
      read(prose) + read(dua.sources.map { library.displayText(of: $0) })
        + names.words(of: dua),
    ]
  }
}

extension SearchWords {
  /// The words as text.
  fileprivate var texts: [String] {
    words.map { word in
      let bytes = letters[word.letters]
      return word.script == .arabic ? ArabicWord.text(Array(bytes)) : String(decoding: bytes, as: UTF8.self)
    }
  }
}
