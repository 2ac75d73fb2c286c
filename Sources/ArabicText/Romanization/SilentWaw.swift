/// The waw of the name عَمْرو, which is only written.
enum SilentWaw {
  /// Marks the waw at the end of the name as silent.
  static func mark(in letters: inout [VocalizedLetter]) {
    guard letters.count >= 4, let waw = letters.last, waw.base == "و", waw.isBare else { return }
    let name = letters.suffix(4)
    guard name.map({ $0.base }) == ["ع", "م", "ر", "و"], name[name.startIndex].vowel == .a,
      name[name.startIndex + 1].hasSukun, letters.dropLast(4).allSatisfy({ $0.isProclitic(.beforeNouns) })
    else { return }
    letters[letters.count - 1].isSilent = true
  }
}
