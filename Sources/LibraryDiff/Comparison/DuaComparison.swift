import DuaLibrary

extension LibraryComparison {
  /// The fields in which two versions of a dua may differ, the recited text first.
  func fields(_ before: Dua, _ after: Dua) -> [FieldChange?] {
    [
      FieldChange(text: "arabic", before.arabic, after.arabic),
      FieldChange(text: "transliteration", before.transliteration, after.transliteration),
    ]
      + texts("translation", before.translation, after.translation)
      + texts("title", before.title, after.title)
      + sources(before.sources, after.sources)
      + [
        FieldChange("review", status(before.review), status(after.review)),
        FieldChange("review, by", before.review.reviewer, after.review.reviewer),
        FieldChange("review, hash", before.review.hash, after.review.hash),
        FieldChange("category", slug(before.category, old), slug(after.category, new)),
        FieldChange("collection", slug(before.collection, old), slug(after.collection, new)),
        FieldChange("repetitions", "\(before.repetitions)", "\(after.repetitions)"),
        FieldChange("difficulty", before.difficulty.rawValue, after.difficulty.rawValue),
        FieldChange("duration", before.duration.map { "\($0)" }, after.duration.map { "\($0)" }),
        FieldChange("xp", "\(before.xp)", "\(after.xp)"),
        FieldChange("audio", before.audio?.rawValue, after.audio?.rawValue),
        FieldChange("variant-of", before.variantOf?.rawValue, after.variantOf?.rawValue),
      ]
      + texts("best-time", before.bestTime, after.bestTime)
      + texts("benefit", before.benefit, after.benefit)
      + texts("context", before.context, after.context)
      + texts("prophetic-context", before.propheticContext, after.propheticContext)
  }

  private func status(_ review: Review) -> String { review.status.rawValue }

  func slug(_ id: DuaLibrary.Category.ID?, _ library: Library) -> String? {
    id.flatMap { library[$0]?.slug.rawValue }
  }

  func slug(_ id: DuaCollection.ID?, _ library: Library) -> String? {
    id.flatMap { library[$0]?.slug.rawValue }
  }

  /// Citations that were added or removed, and the grades, graders and notes of the others.
  private func sources(_ before: [Citation], _ after: [Citation]) -> [FieldChange?] {
    let (olds, news) = (before.map(\.key), after.map(\.key))
    var changes: [FieldChange?] = []
    for (citation, key) in zip(before, olds) where !news.contains(key) {
      changes.append(FieldChange("source", old.displayText(of: citation), nil))
    }
    for (citation, key) in zip(after, news) {
      guard let position = olds.firstIndex(of: key) else {
        changes.append(FieldChange("source", nil, new.displayText(of: citation)))
        continue
      }
      guard case .hadith(let now) = citation, case .hadith(let then) = before[position] else { continue }
      let name = "source \(new.displayText(of: citation))"
      changes += [
        FieldChange("\(name), grade", then.grade?.rawValue, now.grade?.rawValue),
        FieldChange("\(name), grader", then.grader, now.grader),
        FieldChange("\(name), note", then.note, now.note),
      ]
    }
    let common = Set(olds).intersection(news)
    let (oldOrder, newOrder) = (olds.filter(common.contains), news.filter(common.contains))
    if oldOrder != newOrder {
      changes.append(
        FieldChange(
          "order of sources",
          list(before.map { old.displayText(of: $0) }),
          list(after.map { new.displayText(of: $0) })
        )
      )
    }
    return changes
  }
}

extension Citation {
  /// What is cited, without the grade and the note. As bytes: titles are compared scalar by scalar.
  fileprivate var key: [UInt8] {
    switch self {
    case .quran(let reference): Array("quran \(reference)".utf8)
    case .hadith(let reference): Array("hadith \(reference.work) \(reference.number)".utf8)
    case .other(let title): Array("other \(title)".utf8)
    }
  }
}
