import Diagnostics
import QuranText
import Testing

@testable import ContentValidation

@Suite struct TransliterationSlipTests {
  private static let arabic = "اللَّهُمَّ إِنِّي أَعُوذُ بِكَ مِنْ قَلْبٍ لَا يَخْشَعُ"
  private static let latin = "allāhumma innī aʿūdhu bika min qalbin lā yakhshaʿ"

  /// A library with one text in several forms, so that they are not copies, and a dua in which some words are written otherwise.
  private func library(of arabic: String = arabic, _ latin: String, after count: Int = 18) -> DraftLiteral {
    let others = (1...count).map { number in
      let (before, word) = (number <= 9 ? "رَبِّ" : "رَبَّنَا", number <= 9 ? "rabbi" : "rabbanā")
      let times = (number - 1) % 9 + 1
      func repeated(_ text: String) -> String { Array(repeating: text, count: times).joined(separator: " ") }
      return "dua slug=d\(number)\n  arabic \(repeated(before)) \(Self.arabic)\n"
        + "  transliteration \(repeated(word)) \(Self.latin)"
    }
    return DraftLiteral(
      (others + ["dua slug=a\n  arabic \(arabic)\n  transliteration \(latin)"]).joined(separator: "\n")
    )
  }

  private func findings(_ rules: RuleID..., in literal: DraftLiteral) throws -> [Finding] {
    Validator.findings(in: literal.draft, quran: QuranSource(fingerprints: try .shipped())).filter {
      rules.contains($0.rule)
    }
  }

  @Test func aWordWrittenOtherwiseEverywhereElseIsASlip() throws {
    let literal = library(Self.latin.replacing("aʿūdhu", with: "aʿudhu"))
    let found = try findings("TL10", "TL13", in: literal)
    #expect(
      found.map(\.message) == [
        "`aʿudhu` in the transliteration has `u` for `عُو` of `أَعُوذُ` in `arabic` of dua `a`, but this word has `ū` in all 18 other "
          + "places: write `aʿūdhu` if the Arabic is right"
      ]
    )
    #expect(found.map { literal.mark($0.range) } == ["57 `aʿudhu`"])
    #expect(found.first?.notes.map { literal.mark($0.range) } == ["56 `أَعُوذُ`"])
    #expect(found.flatMap(\.fixIts).map(\.message) == ["write `aʿūdhu`"])
    #expect(found.flatMap(\.fixIts).map(\.applicability) == [.unsafe])
    #expect(
      found.flatMap(\.fixIts).flatMap(\.edits).map { "\(literal.mark($0.range)) \($0.replacement)" } == [
        "57 `u` ū"
      ]
    )
  }

  /// One text of an author who marks long vowels, among others without any.
  private func text(_ latin: String) -> DraftLiteral {
    let others = (1...9).map { number in
      "dua slug=d\(number)\n  arabic \(Self.plain.0) \(number)\n  transliteration \(Self.plain.1) \(number)"
    }
    let arabic =
      "رَبِّ إِنِّي أَعُوذُ بِكَ مِنْ عَذَابٍ فِي نَارٍ وَمِنْ شَرِّ الْحَاسِدِ وَالنَّاسِ، رَبِّ عَافِنِي فِي دِينِي وَدُنْيَايَ "
      + "وَأَنَا عَبْدُكَ وَلَكَ حَمْدِي كُلُّهُ"
    return DraftLiteral(
      (others + ["dua slug=a\n  arabic \(arabic)\n  transliteration \(latin)"]).joined(separator: "\n")
    )
  }

  private static let plain = (
    "رَبِّ إِنِّي أَعُوذُ بِكَ مِنْ عَذَابِكَ وَالنَّارِ", "rabbi inni a'udhu bika min 'adhabika wan-nar"
  )
  private static let marked =
    "rabbi innī a'ūdhu bika min 'adhābin fī nārin wa min sharril-ḥāsidi wan-nās, rabbi 'āfinī fī dīnī wa dunyāya wa anā 'abduka "
    + "wa laka ḥamdī kulluhū"

  @Test func aTextThatMarksItsLongVowelsHasNoSlip() throws {
    #expect(try findings("TL13", in: text(Self.marked)) == [])
  }

  @Test(arguments: [
    ("a'ūdhu", "a'udhu", "long vowels long"), ("dīnī", "dinī", "long vowels long"),
    ("'āfinī", "'āafinī", "long vowels long"),
    ("innī", "inni", "long vowels long"), ("'abduka", "'ābduka", "short vowels short"),
    ("rabbi", "rabbī", "short vowels short"),
    ("nārin", "nạrin", "long vowels long"),
  ])
  func aVowelOfTheWrongLengthIsASlipOfItsText(right: String, wrong: String, habit: String) throws {
    let literal = text(Self.marked.replacingOnce(right, with: wrong))
    let found = try findings("TL13", in: literal)
    #expect(found.map { literal.mark($0.range) } == ["30 `\(wrong)`"])
    #expect(found.first?.message.contains(habit) == true, "\(found)")
    #expect(found.first?.fixIts.map(\.message) == ["write `\(right)`"])
  }

  @Test func twoSlipsOfAWordAreOneFinding() throws {
    let found = try findings("TL13", in: library(Self.latin.replacing("aʿūdhu", with: "ʿaūdu")))
    #expect(found.count == 1)
    #expect(found.first?.message.contains("more in this word)") == true)
  }

  @Test func aCapitalIsNotReplaced() throws {
    let found = try findings("TL13", in: library(Self.latin.replacing("yakhshaʿ", with: "yaKshaʿ")))
    #expect(found.flatMap(\.fixIts) == [])
    #expect(found.allSatisfy { $0.message.hasSuffix("compare the two words") })
  }

  @Test func aWordThatFewPlacesHaveIsNotEvidence() throws {
    #expect(try findings("TL13", in: library(Self.latin.replacing("aʿūdhu", with: "aʿudhu"), after: 2)) == [])
  }

  @Test func aHabitOfTheTextIsLeftToTheRuleAboutHabits() throws {
    let arabic = Array(repeating: Self.arabic, count: 3).joined(separator: " ")
    let latin = Array(repeating: Self.latin.replacing("aʿūdhu", with: "aʿudhu"), count: 3).joined(
      separator: " "
    )
    let literal = library(of: arabic, latin)
    #expect(try findings("TL13", in: literal) == [])
    #expect(try findings("TL10", in: literal).count == 3)
  }

  @Test func copiesOfATextAreEvidenceOnce() throws {
    let dua = "  arabic \(Self.arabic)\n  transliteration \(Self.latin)"
    let copies = (1...9).map { "dua slug=d\($0)\n\(dua)" }
    let other =
      "dua slug=a\n  arabic \(Self.arabic)\n  transliteration "
      + Self.latin.replacing("aʿūdhu", with: "aʿudhu")
    #expect(try findings("TL13", in: DraftLiteral((copies + [other]).joined(separator: "\n"))) == [])
  }

  @Test func wordsWithoutVowelMarksAreSkipped() throws {
    let arabic = Self.arabic.replacing("أَعُوذُ", with: "أعوذ")
    #expect(
      try findings("TL10", "TL13", in: library(of: arabic, Self.latin.replacing("aʿūdhu", with: "aʿudhu")))
        == []
    )
  }

  @Test func theSchemeOfThePolicyIsComparedInstead() throws {
    let literal = library(Self.latin.replacing("aʿūdhu", with: "aʿudhu"))
    let named = DraftLiteral("library\n  scheme rizq-1\n" + literal.source)
    #expect(try findings("TL10", "TL13", "TL14", in: named) == [])
  }
}

@Suite struct SplitTransliterationTests {
  /// The findings in a transliteration beside another of many words, as `MARKED TEXT: FIX`.
  private func splits(_ arabic: String, _ latin: String) throws -> [String] {
    let words = "رَبِّ اغْفِرْ لِي ذَنْبِي وَارْحَمْنِي وَاهْدِنِي وَعَافِنِي وَارْزُقْنِي رَبِّ زِدْنِي عِلْمًا"
    let letters = "rabbi ghfir lī dhanbī wa-rḥamnī wa-hdinī wa-ʿāfinī wa-rzuqnī rabbi zidnī ʿilmā"
    let literal = DraftLiteral(
      "dua slug=b\n  arabic \(words)\n  transliteration \(letters)\n"
        + "dua slug=a\n  arabic \(arabic)\n  transliteration \(latin)"
    )
    let quran = QuranSource(fingerprints: try .shipped())
    return Validator.findings(in: literal.draft, quran: quran).filter { $0.rule == SplitTransliteration.id }
      .map { finding in
        let fixes = finding.fixIts.flatMap(\.edits).map { "\(literal.mark($0.range)) -> `\($0.replacement)`" }
        return ([literal.mark(finding.range), finding.message] + fixes).joined(separator: "; ")
      }
  }

  @Test func aSpaceInsideAWordIsRemoved() throws {
    #expect(
      try splits("أَبُوءُ لَكَ بِنِعْمَتِكَ", "abūʾu laka bi-niʿ matik") == [
        "6 `bi-niʿ matik`; `bi-niʿ matik` in the transliteration has a space inside the one word `بِنِعْمَتِكَ` in `arabic` of dua "
          + "`a`: remove it; 6 ` ` -> ``"
      ]
    )
  }

  @Test func aSpaceForAHamzaIsNotRemoved() throws {
    #expect(
      try splits("أَبُوءُ لَكَ بِنِعْمَتِكَ", "abū u laka bi-niʿmatik") == [
        "6 `abū u`; `abū u` in the transliteration has a space inside the one word `أَبُوءُ` in `arabic` of dua `a`: write the hamza "
          + "instead"
      ]
    )
  }

  @Test(arguments: [
    ("وَأَعُوذُ بِكَ مِنَ النَّارِ", "wa aʿūdhu bika mina n nār"), ("وَالنَّارِ وَبِالْحَقِّ", "wan nāri wa bil ḥaqq"),
    ("إِنَّمَا أَعُوذُ بِكَ", "inna mā aʿūdhu bik"), ("أَعُوذُبِكَ رَبِّي", "aʿūdhu bika rabbī"),
    ("أَوَلَمْ يَرَوْا رَبِّي", "awa lam yaraw rabbī"), ("أَعُوذُ بِنِعْمَتِكَ", "aʿūdhu bi niʿmatik"),
    ("أَعُوذُ بِنِعْمَتِكَ", "aʿūdhu bi-niʿ-matik"),
  ])
  func otherSpacesAreRight(arabic: String, latin: String) throws {
    #expect(try splits(arabic, latin) == [])
  }
}

extension String {
  /// With another text for the first occurrence of one.
  fileprivate func replacingOnce(_ text: String, with other: String) -> String {
    guard let range = firstRange(of: text) else { return self }
    return replacingCharacters(in: range, with: other)
  }

  private func replacingCharacters(in range: Range<Index>, with other: String) -> String {
    self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}
