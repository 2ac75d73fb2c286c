import ContentSource
import DuaLibrary

extension Dua {
  init(closing fragment: DuaFragment, _ register: Register) throws(ClosingFailure) {
    let range = fragment.range
    var sources: [Citation] = []
    for source in fragment.sources { sources.append(try Citation(closing: source)) }
    self.init(
      id: ID(rawValue: try fragment.id.orFail("id", of: range)),
      slug: try fragment.slug.orFail("slug", of: range),
      category: try register.category(fragment.category),
      collection: try register.collection(fragment.collection),
      title: fragment.title.localizedText,
      arabic: try fragment.arabic.orFail("arabic", of: range),
      transliteration: fragment.transliteration.value,
      translation: fragment.translation.localizedText,
      sources: sources,
      repetitions: try fragment.repetitions.orFail("repetitions", of: range),
      difficulty: try fragment.difficulty.orFail("difficulty", of: range),
      duration: fragment.duration.value,
      xp: try fragment.xp.orFail("xp", of: range),
      bestTime: fragment.bestTime.localizedText,
      benefit: fragment.benefit.localizedText,
      context: fragment.context.localizedText,
      propheticContext: fragment.propheticContext.localizedText,
      audio: fragment.audio.value,
      review: Review(
        status: fragment.review?.status.value ?? .unreviewed,
        reviewer: fragment.review?.reviewer.value,
        hash: fragment.review?.hash.value
      ),
      variantOf: fragment.variantOf.value
    )
  }
}

extension Citation {
  init(closing fragment: CitationFragment) throws(ClosingFailure) {
    let range = fragment.range
    switch try fragment.kind.orFail("type", of: range) {
    case .quran: self = .quran(try QuranReference(closing: fragment))
    case .hadith:
      self = .hadith(
        HadithReference(
          work: try fragment.collection.orFail("collection", of: range),
          number: try fragment.number.orFail("number", of: range),
          grade: fragment.grade.value,
          grader: fragment.grader.value,
          note: fragment.note.value
        )
      )
    case .other: self = .other(title: try fragment.title.orFail("title", of: range))
    }
  }
}

extension QuranReference {
  fileprivate init(closing fragment: CitationFragment) throws(ClosingFailure) {
    let sura = try fragment.surah.orFail("surah", of: fragment.range)
    let ayas = try fragment.ayah.orFail("ayah", of: fragment.range)
    do throws(Problem) {
      try self.init(sura: sura, ayas: ayas)
    } catch {
      throw ClosingFailure(
        "the Quran has no \(sura):\(ayas.lowerBound)-\(ayas.upperBound)",
        at: fragment.range
      )
    }
  }
}
