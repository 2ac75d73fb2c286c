import ContentIngest
import SeededRandom
import Testing

struct MutationTests {
  private static let telling: [UInt8] =
    Array("<>&;\"'=/!?-[]{}:,\\u#x0 \n\t".utf8) + [0, 0x80, 0xC3, 0xED, 0xFF, 0xEF]

  @Test(arguments: [
    (Sample.duasXML, "a.xml"), (Sample.textsXML, "a.xml"), (Sample.journeysXML, "a.xml"),
    (Sample.duasJSON, "a.json"), (Sample.textsJSON, "a.json"), (Sample.declaration, "library.json"),
    (Sample.ids, "ids.json"), (Sample.consumer, "consumers/app.json"),
  ])
  func `changed bytes never crash, and every range is in the file`(source: String, path: String) {
    var random = SplitMix64(seed: 20_261_121)
    let original = Array(source.utf8)
    for _ in 0..<1500 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        let byte = Self.telling.randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[index] = byte
        case 1: bytes.insert(byte, at: index)
        case 2: bytes.remove(at: index)
        default:
          let end = min(bytes.count, index + Int.random(in: 1...40, using: &random))
          bytes.insert(contentsOf: bytes[index..<end], at: index)
        }
      }
      let file = ingest(bytes, path)
      for finding in file.findings {
        let ranges = [finding.range].compactMap(\.self) + finding.fixIts.flatMap { $0.edits.map(\.range) }
        for range in ranges {
          #expect(range.lower <= range.upper && Int(range.upper) <= bytes.count, "\(bytes)")
        }
        #expect(!finding.message.isEmpty)
      }
      #expect(file == ingest(bytes, path), "reading is not a function")
    }
  }
}
