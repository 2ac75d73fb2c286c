import ArabicText
import HTML
import UnicodeText

/// Each letter with its marks, one of which is chosen. The arrow keys go from one to the next, in the direction of the text.
func lettersView(
  _ proof: DuaProof,
  _ arabic: DuaProof.Text,
  _ state: DuaPageFeature.State
) -> HTML<DuaPageFeature.Action> {
  let chosen = min(state.letter, max(0, proof.letterCount - 1))
  let found = MergedRanges(arabic.marks.map(\.bytes))
  return HTML {
    div(
      .class("letters"),
      .lang("ar"),
      .dir(.rightToLeft),
      .role("listbox"),
      .tabIndex(0),
      .aria(.label, "Letters"),
      .aria(.orientation, "horizontal"),
      .aria(.activedescendant, "letter-\(chosen)"),
      .onKeyDown(.arrowLeft, .letterMoved(.next)),
      .onKeyDown(.arrowRight, .letterMoved(.previous)),
      .onKeyDown(.home, .letterMoved(.first)),
      .onKeyDown(.end, .letterMoved(.last))
    ) {
      for (index, word) in proof.words.enumerated() {
        span(.key(index), .class("word"), .role("group"), .aria(.label, "Word \(index + 1)")) {
          for (offset, group) in word.enumerated() {
            letter(
              group,
              proof.wordStarts[index] + offset,
              chosen: chosen,
              isFound: found.overlaps(group.bytes)
            )
          }
        }
      }
    }
    if let group = proof.words.lazy.flatMap({ $0 }).dropFirst(chosen).first {
      div(.class("scalars"), .role("status")) {
        span(.class("glyph"), .lang("ar"), .dir(.rightToLeft)) { group.shown }
        ul {
          for (index, scalar) in group.scalars.enumerated() {
            li(.key(index)) {
              code { scalar.codePoint }
              " \(scalar.characterName ?? "")"
              small { " \(ScalarClass(scalar).name)" }
            }
          }
        }
      }
    }
  }
}

private func letter(
  _ group: LetterGroup,
  _ number: Int,
  chosen: Int,
  isFound: Bool
) -> HTML<DuaPageFeature.Action> {
  span(
    .key(number),
    .id("letter-\(number)"),
    .class("letter", isFound ? "found" : nil),
    .role("option"),
    .aria(.selected, number == chosen),
    .aria(.label, group.names.joined(separator: ", ")),
    .title(group.names.joined(separator: "\n")),
    .on(.click, .letterTapped(number))
  ) { group.shown }
}

extension Unicode.Scalar {
  /// Whether it is a vowel sign or another mark without which the letters are the same.
  var isTashkeel: Bool {
    switch MarkKind(self) {
    case nil, .hamza, .madda: false
    default: true
    }
  }
}
