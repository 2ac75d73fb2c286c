/// A text as a key: compared by scalars, and hashed by its bytes.
///
/// `String` hashes its normal form, which takes ten times as long for vocalized Arabic.
package struct ExactText: Hashable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.text.hasSameScalars(as: rhs.text) }

  package func hash(into hasher: inout Hasher) {
    var text = text
    // The pointer is read within the call and does not leave the closure.
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
