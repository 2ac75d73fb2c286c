import DuaLibrary

extension ValueKind<HadithNumber> {
  static let hadithNumber = ValueKind(expected: "a hadith number", kinds: [.string, .number]) {
    raw,
    name,
    context in
    if let number = HadithNumber(raw.text) { return number }
    context.report(MalformedHadithNumber.finding(raw))
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
    context in
    if let range = AyahRange(raw.text) { return range.ayahs }
    let surah = context.surah(beside: raw)
    // The finding says where the surah goes.
    if case .missing = surah, MalformedAyah.namesSurah(raw.text), let record = context.record {
      context.log.recordUnread("surah", of: record)
    }
    context.report(MalformedAyah.finding(raw, surah))
    return nil
  }
}
