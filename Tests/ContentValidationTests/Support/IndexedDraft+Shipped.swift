import ContentDraft
import Diagnostics

@testable import ContentValidation

extension IndexedDraft {
  /// A draft with the Quran fingerprints of the program.
  init(_ draft: LibraryDraft) { self.init(draft, shippedQuran) }
}

extension Validator {
  static func findings(in draft: LibraryDraft) -> [Finding] { findings(in: draft, quran: shippedQuran) }
}

let shippedQuran = try! QuranSource.shipped()
