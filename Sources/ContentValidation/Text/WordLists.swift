extension String {
  /// The words of a list, which spaces or line breaks separate, in order.
  var listedWords: [String] { unicodeScalars.split { $0 == " " || $0 == "\n" }.map { String($0) } }
}

extension Set<[Unicode.Scalar]> {
  /// The scalars of each word of a text, which spaces or line breaks separate.
  init(words text: String) { self.init([[Unicode.Scalar]](words: text)) }
}

extension [[Unicode.Scalar]] {
  /// The scalars of each word of a text, which spaces or line breaks separate, in order.
  init(words text: String) {
    self = text.unicodeScalars.split { $0 == " " || $0 == "\n" }.map { [Unicode.Scalar]($0) }
  }
}
