import ArabicText

/// The skeletons of a text: `rizq text skeleton`.
package struct SkeletonPage: TextPage {
  private let text: String
  private let search: String
  private let identity: String

  package init(of text: String) {
    self.text = text
    search = text.searchSkeleton
    identity = text.identitySkeleton
  }

  package var human: String {
    "search skeleton:   \(search.displayed.isolated)\nidentity skeleton: \(identity.displayed.isolated)\n"
  }

  package var json: String {
    TextPageForm.document([
      "text": .string(text), "searchSkeleton": .string(search), "identitySkeleton": .string(identity),
    ])
  }
}
