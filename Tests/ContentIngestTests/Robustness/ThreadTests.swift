import ContentDraft
import ContentIngest
import Testing

struct ThreadTests {
  @Test func `files can be read at the same time`() async {
    let samples = [
      (Sample.duasXML, "a.xml"), (Sample.duasJSON, "a.json"), (Sample.textsXML, "a.xml"),
      ("<duas>&nbsp;", "a.xml"),
    ]
    let expected = samples.map { ingest($0.0, $0.1) }
    await withTaskGroup(of: (Int, IngestedFile).self) { group in
      for number in 0..<200 {
        group.addTask {
          let (text, path) = samples[number % samples.count]
          return (number % samples.count, ingest(text, path))
        }
      }
      for await (index, file) in group {
        #expect(file == expected[index])
      }
    }
  }
}
