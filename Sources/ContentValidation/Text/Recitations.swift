import ArabicText
import ContentDraft
import DuaLibrary
import UnicodeText

/// Tells which duas have the same recited words.
struct Recitations: Sendable {
  private let skeletons: [String?]
  private let families: VariantFamilies
  /// The first dua with each skeleton.
  private let duas: [ExactText: Int]

  init(_ duas: [DuaFragment], _ families: VariantFamilies) {
    skeletons = duas.map { $0.arabic.value?.identitySkeleton }
    self.families = families
    self.duas = Dictionary(
      skeletons.enumerated().compactMap { index, skeleton in skeleton.map { (ExactText($0), index) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The first dua with a skeleton, if it is another one; nil for text without letters.
  func dua(withSkeleton skeleton: String, besides dua: Int?) -> Int? {
    guard !skeleton.isEmpty, let found = duas[ExactText(skeleton)], found != dua else { return nil }
    return found
  }

  /// The identity skeleton of a dua; nil if it has no letters.
  func skeleton(of dua: Int) -> String? {
    guard let skeleton = skeletons[dua], !skeleton.isEmpty else { return nil }
    return skeleton
  }

  /// The number of Arabic words of a dua.
  func wordCount(of dua: Int) -> Int {
    skeleton(of: dua).map { 1 + $0.utf8.reduce(into: 0) { if $1 == UInt8(ascii: " ") { $0 += 1 } } } ?? 0
  }

  /// Whether two duas have the same Arabic letters or are declared variants.
  func areTheSame(_ lhs: Int, _ rhs: Int) -> Bool {
    if families[lhs] == families[rhs] { return true }
    guard let left = skeleton(of: lhs), let right = skeleton(of: rhs) else { return false }
    return left.hasSameScalars(as: right)
  }
}
