/// One of the two spellings in which the Quran is quoted.
public enum Orthography: Int, CaseIterable, Sendable {
  /// Everyday spelling (imlaei), as in Tanzil's text `quran-simple`.
  case simple
  /// The spelling of the mushaf, as in Tanzil's text `quran-uthmani`.
  case uthmani
}

extension Orthography {
  /// The file in which Tanzil publishes the text, as XML.
  public var tanzilFileName: String {
    switch self {
    case .simple: "quran-simple.xml"
    case .uthmani: "quran-uthmani.xml"
    }
  }

  /// SHA-256 of version 1.1 of the file, from which the fingerprints of this package are made.
  public var tanzilChecksum: String {
    switch self {
    case .simple: "38d883c5a4ba64b7370de0ae9eabc2d75f7dba8b74329d5a00915474714cf920"
    case .uthmani: "0eb7f3955e6628528a84a2ad4038a31ff988ef0725c0a3afc769ca675eaa10e6"
    }
  }
}
