/// An element of `sources` in a row of `duas.json`. The keys depend on `type`.
public struct SourceRow: Decodable, Sendable {
  /// `hadith`, `quran` or `other`.
  public var type: String
  /// Of a hadith: the slug of a row of `works.json`.
  public var collection: String?
  /// Of a hadith: its number in the collection, with an optional letter, `627f`.
  public var number: String?
  /// Of a hadith: `sahih`, `hasan`, `daif` or `mawdu`.
  public var grade: String?
  /// Of a hadith: who gave the grade.
  public var grader: String?
  /// Of a hadith: a note for the reader.
  public var note: String?
  /// Of the Quran: the number of the surah, 1 to 114.
  public var surah: Int?
  /// Of the Quran: the number of the ayah, or of the first and the last: `255-257`.
  public var ayah: String?
  /// Of another work: its title.
  public var title: String?

  package enum CodingKeys: String, CodingKey, CaseIterable {
    case type, collection, number, grade, grader, note, surah, ayah, title
  }
}

extension SourceRow {
  /// The row for a citation.
  public init(_ citation: Citation) {
    type = citation.kind.rawValue
    switch citation {
    case .quran(let reference):
      surah = reference.surah
      ayah = AyahRange(reference.ayahs).description
    case .hadith(let reference):
      collection = reference.work.rawValue
      number = reference.number.description
      grade = reference.grade?.rawValue
      grader = reference.grader
      note = reference.note
    case .other(let title):
      self.title = title
    }
  }

  /// The citation of the row at `path`, for example `sources[0]`.
  func citation(at path: String) throws(RowProblem) -> Citation {
    let kind: Citation.Kind = try RowValue.choice(type, key: "\(path).type")
    switch kind {
    case .quran: return .quran(try quranReference(at: path))
    case .hadith: return .hadith(try hadithReference(at: path))
    case .other: return .other(title: try RowValue.required(title, key: "\(path).title"))
    }
  }

  private func quranReference(at path: String) throws(RowProblem) -> QuranReference {
    let surah = try RowValue.required(self.surah, key: "\(path).surah")
    let text = try RowValue.required(ayah, key: "\(path).ayah")
    guard let ayahs = AyahRange(text)?.ayahs else {
      throw .malformed(key: "\(path).ayah", value: text, expected: "a number, or two such as `255-257`")
    }
    do {
      return try QuranReference(surah: surah, ayahs: ayahs)
    } catch {
      switch error {
      case .noSuchSurah:
        throw .malformed(
          key: "\(path).surah",
          value: String(surah),
          expected: "1 to \(QuranReference.surahCount)"
        )
      case .noSuchAyah(_, _, let count):
        throw .malformed(key: "\(path).ayah", value: text, expected: "within 1 to \(count) of surah \(surah)")
      }
    }
  }

  private func hadithReference(at path: String) throws(RowProblem) -> HadithReference {
    let work = try RowValue.slug(
      try RowValue.required(collection, key: "\(path).collection"),
      key: "\(path).collection"
    )
    let text = try RowValue.required(number, key: "\(path).number")
    guard let number = HadithNumber(text) else {
      throw .malformed(key: "\(path).number", value: text, expected: "a number such as `6306` or `627f`")
    }
    var reference = HadithReference(work: work, number: number, grader: grader, note: note)
    if let grade { reference.grade = try RowValue.choice(grade, key: "\(path).grade") }
    return reference
  }
}
