import ContentDraft
import Diagnostics

@testable import ContentValidation

extension IndexedDraft {
  /// A draft with the Quran that the program carries.
  init(_ draft: LibraryDraft) { self.init(draft, shippedQuran) }
}

extension Validator {
  static func findings(in draft: LibraryDraft) -> [Finding] { findings(in: draft, quran: shippedQuran) }
}

let shippedQuran = try! QuranSource.shipped()
