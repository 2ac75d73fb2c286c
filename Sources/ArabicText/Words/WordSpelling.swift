/// A word of the recited texts of a library, in one spelling.
package struct WordSpelling: Sendable {
  /// The word with the offsets that it has in ``scalars``.
  package let word: MarkedWord
  package let scalars: [Unicode.Scalar]
  /// In UTF-8.
  package let bytes: [UInt8]
  /// That of the scalars.
  package let hash: UInt64
  /// The first dua that has it.
  package let dua: Int
  /// Whether another dua has it too.
  package internal(set) var isShared = false
}
