import DuaLibrary

/// A text as a key: the same when the scalars are, and hashed by its bytes.
///
/// `String` hashes its normal form, which takes ten times as long for vocalised Arabic.
struct ExactText: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.text.hasSameScalars(as: rhs.text) }

  func hash(into hasher: inout Hasher) {
    var text = text
    // The pointer is read within the call and does not leave the closure.
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
