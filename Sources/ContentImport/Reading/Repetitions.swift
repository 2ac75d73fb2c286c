/// Counts in prose: `Read 3x`, `Dibaca 100x sehari`.
enum Repetitions {
  /// The first number from 1 to 1000 that is followed by `x`.
  static func first(in text: String) -> Int? {
    var digits = ""
    for character in text.lowercased() {
      if character.isASCII, character.isNumber {
        digits.append(character)
      } else if character == "x" || character == "×", let number = Int(digits), (1...1000).contains(number) {
        return number
      } else if character != " " {
        digits = ""
      }
    }
    return nil
  }
}
