import UnicodeText

extension QueryFilter {
  /// The duas that pass the filter, one bit each.
  package func allowed(in index: IndexReader) throws(SearchIndexError) -> [UInt64] {
    let categoryOf = PackedInts(try index.section(.categories))
    let collectionOf = PackedInts(try index.section(.collections))
    let languagesOf = PackedInts(try index.section(.translated))
    let ids = PackedInts(try index.section(.ids))
    let properties = PackedInts(try index.section(.properties))
    let arabicStarts = PackedInts(try index.section(.arabicSequenceStarts))
    var allowed = [UInt64](repeating: 0, count: (index.documentCount + 63) / 64)
    let languages = try languageMask(index)
    for document in 0..<index.documentCount {
      if let categories, !categories.contains(UInt32(truncatingIfNeeded: Self.number(document, categoryOf))) {
        continue
      }
      if let collections,
        !collections.contains(UInt32(truncatingIfNeeded: Self.number(document, collectionOf)))
      {
        continue
      }
      if let languages, Self.number(document, languagesOf) & languages == 0 { continue }
      if let duas, duas.find(Self.number(document, ids)) == nil { continue }
      let bits = Self.number(document, properties)
      if grades != 0, bits & grades == 0 { continue }
      if requiresAudio, bits & DocumentProperties.audio == 0 { continue }
      let wordCount = Int(
        truncatingIfNeeded: Self.number(document &+ 1, arabicStarts) &- Self.number(document, arabicStarts)
      )
      if wordCount < minimumWords || wordCount > maximumWords { continue }
      allowed[document >> 6] |= 1 << UInt64(document & 63)
    }
    guard journeys != nil || slots != nil else { return allowed }
    let steps = try steps(index)
    return zip(allowed, steps).map { $0 & $1 }
  }

  /// Called rather than inlined, because it would be a third of the code here.
  @inline(never)
  private static func number(_ position: Int, _ numbers: PackedInts) -> UInt64 { numbers.wide(position) }

  private func languageMask(_ index: IndexReader) throws(SearchIndexError) -> UInt64? {
    guard let languages else { return nil }
    let region = try index.section(.languages)
    var mask: UInt64 = 0
    var (position, number) = (0, 0)
    while position < region.count, number < PackedInts.greatestWidth {
      let tag = region.slice(position + 1, position + 1 + region.byte(position)).bytes
      if languages.contains(tag) { mask |= 1 << UInt64(number) }
      position += 1 + region.byte(position)
      number += 1
    }
    return mask
  }

  private func steps(_ index: IndexReader) throws(SearchIndexError) -> [UInt64] {
    let rows = try index.section(.journeys)
    var steps = [UInt64](repeating: 0, count: (index.documentCount + 63) / 64)
    for row in 0..<rows.count / 12 {
      let document = rows.u32(row &* 12 &+ 4)
      guard document < index.documentCount, slots?.contains(rows.rawU32(row &* 12 &+ 8)) ?? true,
        journeys?.contains(rows.rawU32(row &* 12)) ?? true
      else { continue }
      steps[document >> 6] |= 1 << UInt64(document & 63)
    }
    return steps
  }
}
