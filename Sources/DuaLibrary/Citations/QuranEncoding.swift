/// A way to write the text of the Quran in Unicode: its spelling, and the characters for its signs.
public enum QuranEncoding: String, CaseIterable, Sendable {
  /// Tanzil's text `quran-simple`: modern spelling.
  case tanzilSimple = "tanzil-simple"
  /// Tanzil's text `quran-simple-clean`: modern spelling without marks.
  case tanzilSimpleClean = "tanzil-simple-clean"
  /// Tanzil's text `quran-uthmani`: the spelling of the mushaf.
  case tanzilUthmani = "tanzil-uthmani"
  /// The Hafs text of the King Fahd Glorious Quran Printing Complex (KFGQPC, QPC): the spelling of the mushaf, with signs of
  /// their own for sukun and for open tanwin.
  case qpcHafs = "qpc-hafs"
  /// The text of mushafs printed in India and Pakistan.
  case indoPak = "indo-pak"
}

extension QuranEncoding {
  /// The name in messages.
  public var title: String {
    switch self {
    case .tanzilSimple: "Tanzil simple"
    case .tanzilSimpleClean: "Tanzil simple-clean, without marks"
    case .tanzilUthmani: "Tanzil Uthmani"
    case .qpcHafs: "QPC Hafs (King Fahd Complex)"
    case .indoPak: "Indo-Pak"
    }
  }
}
