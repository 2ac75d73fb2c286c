/// All measures, by subject and in the order of the table. Add new ones here.
package enum FidelityMeasures {
  package static let all = arabic + tashkeel + narration + transliteration + style + quran + speed

  package static let arabic: [any FidelityMeasure] = [
    VocalizedSearchForm(), RepeatedSearchForm(), UthmaniSearchForm(), UthmaniSkeleton(),
  ]

  package static let tashkeel: [any FidelityMeasure] =
    [
      FalseTashkeelFlags(edition: .simple), FalseTashkeelFlags(edition: .uthmani),
      TashkeelClass(edition: .simple, coverage: .full, share: 0.9997),
      TashkeelClass(edition: .simpleClean, coverage: .none, share: 0.999),
      DamagedTashkeelClass(.withoutSukuns, becomes: .full, share: 0.988),
      DamagedTashkeelClass(.drops(percent: 30), becomes: .partial, share: 0.9977),
      DamagedTashkeelClass(.drops(percent: 10), becomes: .partial, share: 0.9293),
      DamagedTashkeelClass(.withoutCaseEndings, becomes: .partial, share: 0.8693),
    ]
    + DeletedMark.allCases.map { DeletedMarkFlag(mark: $0) as any FidelityMeasure }

  package static let narration: [any FidelityMeasure] =
    FoundNarration.Collection.allCases.map { FoundNarration(in: $0) }
    + ["rn0x", "hisn", "fitrahive"].map { ReportedNarration(in: $0) }

  package static let transliteration: [any FidelityMeasure] =
    [StoredRomanization()]
    + TransliterationSet.all.map { MatchingWords(set: $0) }
    + [
      ConsistentVerses(spelling: .simple), ConsistentVerses(spelling: .uthmani),
      RejectedOwnPairs(set: .library), RejectedOwnPairs(set: .duaDhikr("en")),
      RejectedOwnPairs(set: .duaDhikr("id")), RejectedStrangers(set: .library),
      RejectedStrangers(set: .duaDhikr("en")), RejectedStrangers(set: .duaDhikr("id")),
    ]
    + LatinInjection.allCases.flatMap { injection in
      [
        InjectedTransliterationErrors(injection, in: .library, rounds: 8),
        InjectedTransliterationErrors(injection, in: .duaDhikr("en"), rounds: 8),
        InjectedTransliterationErrors(injection, in: .quran(.simple), rounds: 4, stride: 10),
      ]
    }

  /// How each error is classified, and which errors within a class of sounds the style of a set reveals.
  package static let style: [any FidelityMeasure] =
    LatinInjection.allCases.flatMap { injection -> [any FidelityMeasure] in
      [
        InjectedTransliterationErrors(injection, in: .library, counting: .named, rounds: 4),
        InjectedTransliterationErrors(injection, in: .duaDhikr("en"), counting: .named, rounds: 4),
        InjectedTransliterationErrors(
          injection,
          in: .quran(.simple),
          counting: .named,
          rounds: 4,
          stride: 10
        ),
      ]
    }
    + styleErrors(in: .library, StyleInjection.dotted, rounds: 8)
    + styleErrors(in: .duaDhikr("en"), StyleInjection.plain, rounds: 4)
    + styleErrors(in: .underlinedQuran(.simple), StyleInjection.plain, rounds: 1, stride: 4)

  private static func styleErrors(
    in set: TransliterationSet,
    _ injections: [StyleInjection],
    rounds: Int,
    stride: Int = 1
  ) -> [any FidelityMeasure] {
    [FalseStyleFlags(set: set)]
      + injections.map { InjectedStyleErrors($0, in: set, rounds: rounds, stride: stride) }
  }

  package static let quran: [any FidelityMeasure] =
    FalseQuotationErrors.Quotations.allCases.map { FalseQuotationErrors($0) }
    + QuotationInjection.allCases.map { InjectedQuotationErrors($0) }
    + [
      InjectedQuotationErrors(.letterInserted, counting: .errorsAndWarnings),
      InjectedQuotationErrors(.letterDeleted, counting: .errorsAndWarnings),
      InjectedQuotationErrors(.shaddaDropped, counting: .errorsAndWarnings),
    ]
    + [LocatedQuotations()]
    + RealQuotations.Outcome.allCases.map { RealQuotations(counting: $0, isMarked: true) }
    + RealQuotations.Outcome.allCases.map { RealQuotations(counting: $0, isMarked: false) }
    + EncodedVerses.Writing.allCases.flatMap { writing in
      EncodedVerses.Setting.allCases.map { EncodedVerses(writing, $0) as any FidelityMeasure }
    }

  package static let speed: [any FidelityMeasure] = [
    CheckedTextsPerSecond(checks: .arabic), CheckGrowth(checks: .arabic),
    CheckedTextsPerSecond(checks: .rules), CheckGrowth(checks: .rules),
  ]
}
