import Testing
import UnicodeText

@Suite("The flat form of values")
struct FlatFormTests {
  private static let bytes: [UInt8] = {
    var writer = FlatWriter()
    writer.write(7 as UInt8)
    writer.write(-3)
    writer.write(true)
    writer.write("e\u{301}")
    writer.write(["a", "", "رَبِّ"])
    writer.write([1, .max] as [UInt32])
    writer.write([.max, 2] as [UInt64])
    writer.write([9, 8] as [UInt8])
    return writer.bytes
  }()

  private func read(_ bytes: [UInt8]) throws(FlatError) {
    var reader = FlatReader(bytes)
    #expect(try reader.byte() == 7)
    #expect(try reader.integer() == -3)
    #expect(try reader.flag())
    #expect(try Array(reader.text().unicodeScalars) == ["e", "\u{301}"])
    #expect(try reader.texts() == ["a", "", "رَبِّ"])
    #expect(try reader.numbers32() == [1, .max])
    #expect(try reader.numbers64() == [.max, 2])
    let range = try reader.dataRange()
    #expect(bytes[range] == [9, 8])
    guard reader.count == 0 else { throw FlatError() }
  }

  @Test("reads back as what was written")
  func roundTrip() throws { try read(Self.bytes) }

  @Test("is refused when it is cut at any byte, or followed by another")
  func truncated() {
    for count in Self.bytes.indices {
      #expect(throws: FlatError.self) { try read(Array(Self.bytes[..<count])) }
    }
    #expect(throws: FlatError.self) { try read(Self.bytes + [0]) }
  }

  @Test(
    "a count beyond the bytes is refused before anything is allocated",
    arguments: [UInt32.max, 1 << 30, 3]
  )
  func counts(count: UInt32) {
    var writer = FlatWriter()
    writer.write(count)
    writer.write(0)
    func throwsError<Value>(_ read: (inout FlatReader) throws(FlatError) -> Value) {
      var reader = FlatReader(writer.bytes)
      #expect(throws: FlatError.self) { _ = try read(&reader) }
    }
    throwsError { (reader) throws(FlatError) in try reader.numbers32() }
    throwsError { (reader) throws(FlatError) in try reader.numbers64() }
    if count > 8 {
      throwsError { (reader) throws(FlatError) in try reader.texts() }
      throwsError { (reader) throws(FlatError) in try reader.text() }
      throwsError { (reader) throws(FlatError) in try reader.data() }
    }
  }

  @Test("an optional value is absent or read, and no other byte is a flag")
  func optionals() throws {
    var writer = FlatWriter()
    writer.write("a") { $0.write($1) }
    writer.write(String?.none) { $0.write($1) }
    writer.write(2 as UInt8)
    var reader = FlatReader(writer.bytes)
    #expect(try reader.optional { (reader) throws(FlatError) in try reader.text() } == "a")
    #expect(try reader.optional { (reader) throws(FlatError) in try reader.text() } == nil)
    #expect(throws: FlatError.self) { try reader.flag() }
  }
}
