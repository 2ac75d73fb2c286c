extension WorstText {
  /// Libraries with many entries, one for 64 bytes, although most take more: so a step for each pair of a thousand entries is more
  /// than the small cost for each byte that is always allowed.
  static var libraries: [WorstText] {
    [
      WorstText(library: "many journeys of one dua") { bytes in
        Sources(journeys: entries(bytes) { number in journey(number, steps: step("x")) })
      },
      WorstText(library: "one journey, many times") { bytes in
        Sources(journeys: entries(bytes) { _ in journey(0, steps: step("x")) })
      },
      WorstText(library: "journeys without fields") { bytes in
        Sources(journeys: entries(bytes) { _ in "<journey/>" })
      },
      WorstText(library: "a journey that repeats a dua") { bytes in
        Sources(journeys: journey(0, steps: entries(bytes) { _ in step("x") }))
      },
      WorstText(library: "a journey of many duas") { bytes in
        Sources(
          duas: entries(bytes / 2) { number in
            var dua = dua(number)
            dua.title = "Dua \(number)"
            dua.arabic += " " + word(number)
            return dua.dua
          },
          journeys: journey(0, steps: entries(bytes / 2) { step("x\($0)") })
        )
      },
      WorstText(library: "duas with the same texts") { bytes in
        Sources(duas: entries(bytes / 2) { dua($0).dua })
      },
      WorstText(library: "duas without fields") { bytes in
        Sources(duas: Fields().dua + entries(bytes) { _ in "<dua/>" })
      },
      WorstText(library: "many hadiths of a dua") { bytes in
        citing(entries(bytes) { hadith("bukhari", "\($0 % 7000 + 1)" + letter($0 / 7000)) })
      },
      WorstText(library: "one hadith of a dua, many times") { bytes in
        citing(entries(bytes) { _ in hadith("bukhari", "2311") })
      },
      WorstText(library: "many works, and a dua that cites them") { bytes in
        var sources = citing(entries(bytes) { hadith("w\($0)", "1") })
        sources.declared["works"] = list(bytes, work)
        return sources
      },
      WorstText(library: "one work, many times") { bytes in
        Sources(declared: ["works": list(bytes) { _ in work(0) }])
      },
      WorstText(library: "many names of a work") { bytes in
        Sources(declared: ["aliases": list(bytes) { "\"Book \($0)\"" }])
      },
      WorstText(library: "many categories and collections") { bytes in
        Sources(declared: ["categories": list(bytes, group), "collections": list(bytes, group)])
      },
      WorstText(library: "one category and one collection, many times") { bytes in
        let groups = list(bytes) { _ in group(0) }
        return Sources(declared: ["categories": groups, "collections": groups])
      },
    ]
  }

  /// Entries one after the other.
  private static func entries(_ bytes: Int, _ entry: (Int) -> String) -> String {
    (0..<bytes / 64).map(entry).joined()
  }

  /// Entries of an array in JSON.
  private static func list(_ bytes: Int, _ entry: (Int) -> String) -> String {
    (0..<bytes / 64).map(entry).joined(separator: ",")
  }

  private static func dua(_ number: Int) -> Fields {
    var fields = Fields()
    fields.id = number + 1
    fields.slug = "x\(number)"
    return fields
  }

  /// A dua with further citations.
  private static func citing(_ sources: String) -> Sources {
    var fields = Fields()
    fields.sources += sources
    return Sources(duas: fields.dua)
  }

  private static func journey(_ number: Int, steps: String) -> String {
    """
    <journey id="\(number + 1)" slug="j\(number)" emoji="🌱" collection="core" order="\(number + 1)">\
    <name xml:lang="en">Journey \(number)</name><description xml:lang="en">Day \(number).</description>\
    \(steps)</journey>

    """
  }

  private static func step(_ dua: String) -> String { #"<step dua="\#(dua)" slot="morning"/>"# }

  private static func hadith(_ work: String, _ number: String) -> String {
    #"<source type="hadith" collection="\#(work)" number="\#(number)" grade="sahih" grader="al-Bukhari"/>"#
  }

  private static func work(_ number: Int) -> String {
    """
    {"slug": "w\(number)", "name": {"en": "Work \(number)"}, "aliases": ["Book \(number)"], "numbering": "A", "highest": 9}
    """
  }

  /// A category or a collection.
  private static func group(_ number: Int) -> String {
    #"{"id": \#(1000 + number), "slug": "g\#(number)", "name": {"en": "Group \#(number)"}}"#
  }

  /// A vocalized word for each number.
  private static func word(_ number: Int) -> String {
    let letters = Array("ابتثجحخدذر".unicodeScalars)
    return String(number).utf8.map { "\(letters[Int($0) - 0x30])َ" }.joined()
  }

  /// `a`, `b`, `c`, …
  private static func letter(_ number: Int) -> String {
    String(decoding: [UInt8(0x61 + number % 26)], as: UTF8.self)
  }
}
