import DuaLibrary

extension ValueKind<HadithNumber> {
  static let hadithNumber = ValueKind(expected: "a hadith number", kinds: [.string, .number]) {
    raw,
    name,
    decoding in
    if let number = HadithNumber(raw.text) { return number }
    decoding.report(MalformedHadithNumber.finding(raw))
    return nil
  }
}

extension ValueKind<ClosedRange<Int>> {
  /// `201`, or `255-257`.
  static let ayahs = ValueKind(
    expected: "an ayah, or two with a hyphen between them",
    kinds: [.string, .number]
  ) {
    raw,
    name,
    decoding in
    if let range = ClosedRange(ayahs: raw.text) { return range }
    decoding.report(MalformedAyah.finding(raw))
    return nil
  }
}

extension ClosedRange<Int> {
  /// Returns nil unless `text` is one number, or two with a hyphen between them and the greater one last.
  fileprivate init?(ayahs text: String) {
    guard text.utf8.count <= 32 else { return nil }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first.flatMap({ Int(exactSpelling: $0) }),
      let last = parts.last.flatMap({ Int(exactSpelling: $0) }), first <= last
    else { return nil }
    self = first...last
  }
}
