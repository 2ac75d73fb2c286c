import DuaLibrary

/// The verses that duas are: those that they cite, and those that were found in their texts.
struct MainVerses: Sendable {
  private let derived: [Dua.ID: [QuranReference]]

  init(_ derivedVerses: [DerivedVerses]) {
    derived = Dictionary(derivedVerses.map { ($0.dua, $0.mainVerses) }, uniquingKeysWith: +)
  }

  subscript(dua: Dua) -> [QuranReference] {
    dua.sources.compactMap(\.verses) + (derived[dua.id] ?? [])
  }
}

extension Citation {
  fileprivate var verses: QuranReference? {
    if case .quran(let reference) = self { reference } else { nil }
  }
}
