/// The transliterations from which the style of a library is learned, in units that do not depend on each other.
///
/// All of a small library; of a large one as many, spread over all of it: a habit shows in a few hundred texts.
struct StyleSamples: Sendable {
  private struct Lesson {
    let dua: Int
    let arabic: String
    let latin: String
  }

  private let lessons: [Lesson]

  /// So many transliterations are learned from.
  static let limit = 256
  private static let lessonsInUnit = 64

  init(_ draft: IndexedDraft) {
    let pairs = draft.texts.compactMap { text -> Lesson? in
      guard text.role == .arabic, text.isMostly(.arabic), let dua = text.dua,
        let latin = draft.transliterations[dua], latin.isMostly(.latin)
      else { return nil }
      return Lesson(dua: dua, arabic: text.text.value, latin: latin.text.value)
    }
    let step = (pairs.count + Self.limit - 1) / Self.limit
    lessons = step <= 1 ? pairs : stride(from: 0, to: pairs.count, by: step).map { pairs[$0] }
  }

  var units: Range<Int> { 0..<(lessons.count + Self.lessonsInUnit - 1) / Self.lessonsInUnit }

  func style(ofUnit unit: Int) -> LibraryStyle {
    var style = LibraryStyle()
    for lesson in lessons.dropFirst(unit * Self.lessonsInUnit).prefix(Self.lessonsInUnit) {
      style.learn(fromDua: lesson.dua, arabic: lesson.arabic, latin: lesson.latin)
    }
    return style
  }
}
