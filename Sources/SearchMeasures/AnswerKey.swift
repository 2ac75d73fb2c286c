import DuaLibrary

/// Which duas of a merged library answer judged queries.
package struct AnswerKey: Sendable {
  private var duas: [JudgedAnswer: Set<Int>] = [:]

  /// The minimum number of words of a verse or entry by which it is found in other texts.
  private static let fewestWords = 3

  /// - Parameters:
  ///   - answers: All answers that will be looked up.
  ///   - quoted: The verses that the texts of duas quote.
  package init(
    _ answers: some Sequence<JudgedAnswer>,
    in merged: MergedLibrary,
    quoted: [Dua.ID: [QuranReference]]
  ) {
    var owners: [TextFingerprint: Set<JudgedAnswer>] = [:]
    let verses = Self.verses(of: merged, quoted)
    for answer in Set(answers) {
      var texts: [TextFingerprint] = []
      switch answer {
      case .text(let fingerprint): texts = [fingerprint]
      case .hadith(let work, let number):
        duas[answer] = Set(
          merged.library.duas.lazy.filter { $0.cites(work, number) }.map(\.id.rawValue)
        )
      case .entries(let collection, let ids):
        let entries = ids.compactMap { merged.dua($0, in: collection) }
        duas[answer] = Set(entries.map(\.id.rawValue))
        texts = entries.map { TextFingerprint(of: $0.arabic) }.filter { $0.wordCount >= Self.fewestWords }
      case .verses(let reference):
        for ayah in reference.ayahs {
          for dua in verses[Verse(surah: reference.surah, ayah: ayah)] ?? [] {
            duas[answer, default: []].insert(dua.id.rawValue)
            // The shortest text about a verse is the verse.
            guard dua.cites(reference.surah, ayah) else { continue }
            texts += [TextFingerprint(of: dua.arabic)].filter { $0.wordCount >= Self.fewestWords }
          }
        }
      }
      for text in texts { owners[text, default: []].insert(answer) }
    }
    let hashesByLength = Dictionary(grouping: owners.keys, by: \.wordCount)
      .mapValues { Set($0.map(\.hash)) }
    for dua in merged.library.duas {
      let words = HashedWords(dua.arabic)
      for (length, hashes) in hashesByLength {
        for hash in words.hashes(length: length) where hashes.contains(hash) {
          for answer in owners[TextFingerprint(wordCount: length, hash: hash)] ?? [] {
            duas[answer, default: []].insert(dua.id.rawValue)
          }
        }
      }
    }
  }

  /// The ids of the duas of the merged library; empty if none of them has the answer.
  package func duas(for answer: JudgedAnswer) -> Set<Int> { duas[answer] ?? [] }

  private struct Verse: Hashable {
    var surah: Int
    var ayah: Int
  }

  /// The duas that cite or quote each verse.
  private static func verses(of merged: MergedLibrary, _ quoted: [Dua.ID: [QuranReference]]) -> [Verse: [Dua]]
  {
    var verses: [Verse: [Dua]] = [:]
    for dua in merged.library.duas {
      var cited = Set(quoted[dua.id] ?? [])
      for case .quran(let reference) in dua.sources { cited.insert(reference) }
      for reference in cited {
        for ayah in reference.ayahs {
          verses[Verse(surah: reference.surah, ayah: ayah), default: []].append(dua)
        }
      }
    }
    return verses
  }
}

extension Dua {
  fileprivate func cites(_ work: Slug, _ number: Int) -> Bool {
    sources.contains { source in
      if case .hadith(let reference) = source {
        reference.work == work && reference.number.value == number
      } else {
        false
      }
    }
  }

  /// Whether the dua cites this verse alone.
  fileprivate func cites(_ surah: Int, _ ayah: Int) -> Bool {
    sources.contains { source in
      if case .quran(let reference) = source {
        reference.surah == surah && reference.ayahs == ayah...ayah
      } else {
        false
      }
    }
  }
}
