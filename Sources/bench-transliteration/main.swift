import ArabicText
import Foundation
import TransliterationMeasures

let root = URL(filePath: CommandLine.arguments.dropFirst().first ?? ".", directoryHint: .isDirectory)
let data =
  ProcessInfo.processInfo.environment["RIZQ_DATA"].map { URL(filePath: $0, directoryHint: .isDirectory) }
  ?? root.appending(path: "../shared/data")
let verbose = CommandLine.arguments.contains("--verbose")

func row(_ name: String, _ share: Share, asked: String) {
  let value = String(format: "%.2f %%", share.value * 100)
  print("\(name): \(value) of \(share.count) (asked \(asked))")
}

func show(_ pairs: [TransliterationPair]) {
  guard verbose else { return }
  for pair in pairs {
    let report = TransliterationCheck.compare(arabic: pair.arabic, latin: pair.latin)
    for finding in report.findings {
      print("   ", finding.kind, finding.arabic?.text ?? "-", "|", finding.latin?.text ?? "-")
    }
  }
}

func missed(_ injection: Injection, _ pairs: [TransliterationPair], seed: UInt64) {
  guard verbose else { return }
  var generator = SeededGenerator(seed: seed)
  for pair in pairs where TransliterationCheck.compare(arabic: pair.arabic, latin: pair.latin).isConsistent {
    guard let injected = injection.apply(to: pair, using: &generator),
      TransliterationCheck.compare(arabic: injected.arabic, latin: injected.latin).isConsistent
    else { continue }
    print("   MISSED", injection, "in", pair.latin, "|", injected.latin)
  }
}

do {
  let library = try TransliterationPair.bundle(root.appending(path: "output"))
  let romanised = library.count {
    Romaniser.rizq1.romanise($0.arabic).unicodeScalars.elementsEqual($0.latin.unicodeScalars)
  }
  row(
    "1 rizq-1 equals the stored transliteration",
    Share(hits: romanised, count: library.count),
    asked: "100 %"
  )
  if verbose {
    for pair in library {
      let latin = Romaniser.rizq1.romanise(pair.arabic)
      for (one, other) in zip(latin.split(separator: " "), pair.latin.split(separator: " "))
      where one != other {
        print("   ", one, "for", other)
      }
    }
  }
  row("1 library, words", matchingWords(library), asked: "100 %")
  show(library)
  let english = try TransliterationPair.duaDhikr("en", in: data)
  row("2 fitrahive en, words", matchingWords(english), asked: "99.9 %")
  show(english)
  let indonesian = try TransliterationPair.duaDhikr("id", in: data)
  row("2 fitrahive id, words", matchingWords(indonesian), asked: "99.5 %")
  show(indonesian)
  for spelling in ["quran-simple", "quran-uthmani"] {
    let verses = try TransliterationPair.quran(spelling, in: data)
    let start = ContinuousClock.now
    row("3 \(spelling), words", matchingWords(verses), asked: "99.9 %")
    print("   \((ContinuousClock.now - start) / verses.count) a verse")
    let clean = verses.count { TransliterationCheck.compare(arabic: $0.arabic, latin: $0.latin).isConsistent }
    row("3 \(spelling), verses without a finding", Share(hits: clean, count: verses.count), asked: "95 %")
    show(verses)
  }
  if verbose {
    for set in [library, english] {
      for (index, pair) in set.enumerated() {
        for stride in 1...24 {
          let other = set[(index + stride) % set.count]
          let report = TransliterationCheck.compare(arabic: pair.arabic, latin: other.latin)
          if isDistinct(pair, other), report.findings.first?.kind != .otherText {
            print("   STRANGER", report.score, pair.latin, "|", other.latin)
          }
        }
      }
    }
    for injection in Injection.allCases {
      missed(injection, library, seed: 1)
      missed(injection, english, seed: 2)
    }
  }
  row("5 own pair rejected", rejectedPairs(library + english + indonesian), asked: "0 %")
  row("5 other dua rejected, library", rejectedStrangers(library, strides: Array(1...24)), asked: "100 %")
  row("5 other dua rejected, fitrahive", rejectedStrangers(english, strides: Array(1...24)), asked: "100 %")
  let verses = try TransliterationPair.quran("quran-simple", in: data).enumerated()
    .filter { $0.offset % 10 == 0 }.map(\.element)
  for injection in Injection.allCases {
    let asked = injection == .consonant ? "96 %" : injection == .vowel ? "92 %" : "99 %"
    row("6, 7 \(injection), library", detected(injection, in: library, rounds: 8, seed: 1), asked: asked)
    row("6, 7 \(injection), fitrahive", detected(injection, in: english, rounds: 8, seed: 2), asked: asked)
    row("6, 7 \(injection), Quran", detected(injection, in: verses, rounds: 4, seed: 3), asked: asked)
  }
} catch {
  print("The data cannot be read: \(error)")
  exit(2)
}
