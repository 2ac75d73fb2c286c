import ContentDraft
import Diagnostics
import DuaLibrary

// Duas of which it is unclear whether they have changed since they were reviewed.
extension IndexedDraft {
  /// The duas with a text in a layer that cannot be read, or that is given twice, and those that a text with an unknown slug is
  /// probably of. All of that is reported there.
  var duasWithUnsettledLayers: Set<Slug> {
    var slugs = Set((unreadableTexts + conflictingTexts.map(\.text)).compactMap(\.dua.value))
    let renames = renames(of: .dua)
    var suggester = Suggester(duaSlugs.map(\.rawValue))
    for text in orphanedTexts {
      guard let slug = text.dua.value,
        let meant = renames[slug] ?? suggester.nearest(to: slug.rawValue).flatMap({ Slug($0) }),
        let dua = self[dua: meant], dua.fragment.isWithout(text)
      else { continue }
      slugs.insert(meant)
    }
    return slugs
  }

  /// Whether a field that a review is about is written with a mistake that has been reported.
  func hasUnreadReviewedField(_ dua: DraftDua) -> Bool {
    ["arabic", "transliteration", "translation", "source"].contains { isUnread($0, at: dua.range) }
      || dua.sources.contains { hasUnreadField(at: $0.range) }
  }
}

extension DuaFragment {
  /// Whether the dua has no text of the kind and in the language of a layer's text.
  fileprivate func isWithout(_ text: TextFragment) -> Bool {
    switch text.kind {
    case .arabic: self.arabic.isMissing
    case .transliteration: self.transliteration.isMissing
    case .translation: text.language.map { self.translation.field(in: $0).isMissing } ?? true
    }
  }
}

/// The rules about reviews.
package enum ReviewRules {
  package static let ids: Set<RuleID> = [ReviewWithoutReviewer.id, UnsignedReview.id, StaleReview.id]
}
