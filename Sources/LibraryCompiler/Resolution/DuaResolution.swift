import ContentDraft
import DuaLibrary

extension Dua {
  init(resolving fragment: DuaFragment, _ symbols: SymbolTable) throws(ResolutionError) {
    let range = fragment.range
    var sources: [Citation] = []
    for source in fragment.sources { sources.append(try Citation(resolving: source)) }
    self.init(
      id: ID(rawValue: try fragment.id.orFail("id", of: range)),
      slug: try fragment.slug.orFail("slug", of: range),
      category: try symbols.category(fragment.category),
      collection: try symbols.collection(fragment.collection),
      title: try fragment.title.texts("title"),
      arabic: try fragment.arabic.orFail("arabic", of: range),
      transliteration: try fragment.transliteration.ifPresent("transliteration"),
      translation: try fragment.translation.texts("translation"),
      sources: sources,
      repetitions: try fragment.repetitions.orFail("repetitions", of: range),
      difficulty: try fragment.difficulty.orFail("difficulty", of: range),
      duration: try fragment.duration.ifPresent("duration"),
      xp: try fragment.xp.orFail("xp", of: range),
      bestTime: try fragment.bestTime.texts("best-time"),
      benefit: try fragment.benefit.texts("benefit"),
      context: try fragment.context.texts("context"),
      propheticContext: try fragment.propheticContext.texts("prophetic-context"),
      audio: try fragment.audio.ifPresent("audio"),
      review: try fragment.review.map { (review) throws(ResolutionError) in try Review(resolving: review) }
        ?? Review(),
      variantOf: try fragment.variantOf.ifPresent("variant-of")
    )
  }
}

extension Review {
  fileprivate init(resolving fragment: ReviewFragment) throws(ResolutionError) {
    self.init(
      status: try fragment.status.ifPresent("status") ?? .unreviewed,
      reviewer: try fragment.reviewer.ifPresent("by"),
      hash: try fragment.hash.ifPresent("hash")
    )
  }
}

extension Citation {
  fileprivate init(resolving fragment: CitationFragment) throws(ResolutionError) {
    let range = fragment.range
    switch try fragment.kind.orFail("type", of: range) {
    case .quran: self = .quran(try QuranReference(resolving: fragment))
    case .hadith:
      self = .hadith(
        HadithReference(
          work: try fragment.collection.orFail("collection", of: range),
          number: try fragment.number.orFail("number", of: range),
          grade: try fragment.grade.ifPresent("grade"),
          grader: try fragment.grader.ifPresent("grader"),
          note: try fragment.note.ifPresent("note")
        )
      )
    case .other: self = .other(title: try fragment.title.orFail("title", of: range))
    }
  }
}

extension QuranReference {
  fileprivate init(resolving fragment: CitationFragment) throws(ResolutionError) {
    let surah = try fragment.surah.orFail("surah", of: fragment.range)
    let ayahs = try fragment.ayah.orFail("ayah", of: fragment.range)
    do throws(Problem) {
      try self.init(surah: surah, ayahs: ayahs)
    } catch {
      throw ResolutionError(
        "the Quran has no \(surah):\(AyahRange(ayahs))",
        at: fragment.range
      )
    }
  }
}
