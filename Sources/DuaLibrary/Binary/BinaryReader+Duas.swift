extension BinaryReader {
  func dua(at index: Int, _ languages: [LanguageTag]) throws(BundleError) -> Dua {
    var record = try self.record(.duas, at: index)
    let id: Dua.ID = try record.id()
    let slug = try self.slug(&record)
    let category: Category.ID? = try record.optionalID()
    let collection: DuaCollection.ID? = try record.optionalID()
    let repetitions = record.i64()
    let duration = record.i64()
    let xp = record.i64()
    let arabic = try text(&record)
    let transliteration = try optionalText(&record)
    let audio = try optionalText(&record)
    let reviewer = try optionalText(&record)
    let hash = try optionalText(&record)
    let variant = try optionalText(&record)
    let difficulty = try record.value(BinaryFormat.difficulties, record.u8())
    let status = try record.value(BinaryFormat.reviewStatuses, record.u8())
    let hasDuration = try record.value([false, true], record.u8())
    _ = record.u8()
    var start = record.u32()
    var texts: [LocalizedText] = []
    for _ in 0..<6 { texts.append(try localizedText(from: &start, count: record.u32(), languages)) }
    guard (1...1_000).contains(repetitions) else { throw Self.damaged(.duas) }
    return Dua(
      id: id,
      slug: slug,
      category: category,
      collection: collection,
      title: texts[0],
      arabic: arabic,
      transliteration: transliteration,
      translation: texts[1],
      sources: try citations(from: record.u32(), count: record.u32()),
      repetitions: repetitions,
      difficulty: difficulty,
      duration: hasDuration ? duration : nil,
      xp: xp,
      bestTime: texts[2],
      benefit: texts[3],
      context: texts[4],
      propheticContext: texts[5],
      audio: try audio.map { (path) throws(BundleError) in try assetPath(path) },
      review: Review(status: status, reviewer: reviewer, hash: hash),
      variantOf: try variant.map { (text) throws(BundleError) in
        guard let slug = Slug(text) else { throw Self.damaged(.duas) }
        return slug
      }
    )
  }

  private func assetPath(_ text: String) throws(BundleError) -> AssetPath {
    do throws(AssetPath.Problem) {
      return try AssetPath(text)
    } catch {
      throw Self.damaged(.duas)
    }
  }

  private func citations(from start: UInt32, count: UInt32) throws(BundleError) -> [Citation] {
    guard count > 0 else { return [] }
    var citations: [Citation] = []
    let indexes = try self.indexes(.citations, from: start, count: count)
    citations.reserveCapacity(indexes.count)
    for index in indexes { citations.append(try citation(at: index)) }
    return citations
  }

  private func citation(at index: Int) throws(BundleError) -> Citation {
    var record = try self.record(.citations, at: index)
    let kind = try record.value(BinaryFormat.citationKinds, record.u8())
    let grade = try record.value(BinaryFormat.grades, record.u8())
    let letter = record.u8()
    _ = record.u8()
    let numbers = (Int(record.u32()), Int(record.u32()), Int(record.u32()))
    let text = try optionalText(&record)
    let note = try optionalText(&record)
    switch kind {
    case .quran:
      guard numbers.1 <= numbers.2,
        let reference = try? QuranReference(surah: numbers.0, ayahs: numbers.1...numbers.2)
      else { throw Self.damaged(.citations) }
      return .quran(reference)
    case .hadith:
      guard let number = HadithNumber(value: numbers.1, letter: letter) else {
        throw Self.damaged(.citations)
      }
      var work = try self.record(.works, at: numbers.0)
      return .hadith(
        HadithReference(work: try slug(&work), number: number, grade: grade, grader: text, note: note)
      )
    case .other:
      guard let text else { throw Self.damaged(.citations) }
      return .other(title: text)
    }
  }
}
