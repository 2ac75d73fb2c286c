import ArgumentParser
import Foundation
import HadithText

/// Generates the fingerprints of the words of hadiths, and of the endings of words in phrases, from the collections that NOTICE
/// names.
struct HadithFingerprintsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hadith-fingerprints",
    abstract: "Generate the fingerprints of the words of hadiths, and of the endings of words in phrases.",
    discussion: "RIZQ_DATA names the folder of the reference texts; by default it is ../shared/data."
  )

  @OptionGroup var options: GenerationOptions

  private static let hadiths = [
    ReferenceCollection(
      "hadith/Adab.xml",
      "498019422928736567d45ac541aa75df372d1f09066fbd483486f445fc2d8781",
      .hadithXML
    ),
    ReferenceCollection(
      "hadith/Malik.xml",
      "ea6a99a01009f49425308a35417fd600512efbbaa6fa0c8b69dbdfb906dec4de",
      .hadithXML
    ),
    ReferenceCollection(
      "hadith/Saliheen.xml",
      "d71ac0f2cd90dc5a8440e73a116089d9603c308dedf428b4a0e428b877fbb9ef",
      .hadithXML
    ),
    ReferenceCollection(
      "hadith/nawawi40.json",
      "d824cec8d82751669a9ed1d41f2854219f8e6770a2cab151ed87f9a501357def",
      .hadithJSON
    ),
    ReferenceCollection(
      "hadith/riyad_assalihin.json",
      "180171247ed9462c05164c80c4f938bd30936bfaf848125595be0b86361d7b75",
      .hadithJSON
    ),
  ]

  /// Vocalized texts besides the hadiths.
  private static let others = [
    ReferenceCollection(
      "quran/quran-simple.xml",
      "38d883c5a4ba64b7370de0ae9eabc2d75f7dba8b74329d5a00915474714cf920",
      .quranXML
    ),
    ReferenceCollection(
      "dua/hisnul.xml",
      "1b4aa9aadab7a7dc4bfe5a40edf5082f38eb4135d585befcef58fe04e662d6d4",
      .duaXML
    ),
    ReferenceCollection(
      "dua/adhkar.json",
      "ee0df147cc9fdcbc8bed542703ba2d43f70329baa4d8ee7a99adf7929112a65f",
      .nestedJSON
    ),
    ReferenceCollection(
      "dua/dua-dhikr/daily-dua/en.json",
      "ecd0daf95b903df345347855c053a7eea94f70ad5882ac09e2af93d3a32b142c",
      .arrayJSON
    ),
    ReferenceCollection(
      "dua/dua-dhikr/dhikr-after-salah/en.json",
      "2a1b54c699a9b12771301abea169ec34e06c62773bc687b611f1c376f3ae95e5",
      .arrayJSON
    ),
    ReferenceCollection(
      "dua/dua-dhikr/evening-dhikr/en.json",
      "557a189c2133215e6a947eae1b81b2601eca634b48c5d689cb7803f29fee3d7d",
      .arrayJSON
    ),
    ReferenceCollection(
      "dua/dua-dhikr/morning-dhikr/en.json",
      "67af9c7660426394ebfa31c62f32ab11dd64248732963223a847e0e8509dd06b",
      .arrayJSON
    ),
    ReferenceCollection(
      "dua/dua-dhikr/selected-dua/en.json",
      "23a3ca5cc31102dfb42a1641863d290b200eb3076b000f2ef8f10d7819b0659c",
      .arrayJSON
    ),
  ]

  func run() throws {
    try requirePackageFolder()
    var words = HadithVocabularyBuilder()
    var phrases = PhraseEndingsBuilder()
    for text in try Self.hadiths.flatMap({ try $0.texts() }) {
      words.add(text)
      phrases.add(text)
    }
    for text in try Self.others.flatMap({ try $0.texts() }) { phrases.add(text) }
    let folder = "Sources/CHadithFingerprints"
    try options.finish(
      [
        OutputFile(path: "\(folder)/fingerprints.bin", contents: Data(words.vocabulary.bytes)),
        OutputFile(path: "\(folder)/endings.bin", contents: Data(phrases.endings.bytes)),
      ],
      command: "hadith-fingerprints"
    )
  }
}
