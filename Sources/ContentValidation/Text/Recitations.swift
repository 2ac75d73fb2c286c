import ArabicText
import ContentSource

/// Tells which duas are the same words when they are recited.
struct Recitations {
  private let skeletons: [String?]
  private let families: VariantFamilies

  init(_ library: IndexedDraft) {
    skeletons = library.duas.map { $0.arabic.value?.identitySkeleton }
    families = library.families
  }

  /// The letters of a dua; nil when it has none.
  func skeleton(of dua: Int) -> String? {
    guard let skeleton = skeletons[dua], !skeleton.isEmpty else { return nil }
    return skeleton
  }

  /// Whether two duas have the same Arabic letters or are declared variants.
  func areTheSame(_ lhs: Int, _ rhs: Int) -> Bool {
    if families[lhs] == families[rhs] { return true }
    guard let left = skeleton(of: lhs), let right = skeleton(of: rhs) else { return false }
    return left == right
  }
}
