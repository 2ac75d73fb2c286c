import UnicodeText

extension FlatWriter {
  mutating func write(_ lists: FlatLists<UInt8>) {
    write(lists.elements)
    writeEnds(of: lists)
  }

  mutating func write(_ lists: FlatLists<UInt32>) {
    write(lists.elements)
    writeEnds(of: lists)
  }

  mutating func write(_ lists: FlatLists<UInt64>) {
    write(lists.elements)
    writeEnds(of: lists)
  }

  private mutating func writeEnds<Element>(of lists: FlatLists<Element>) {
    write(lists.ends.map { UInt32($0) })
  }
}

extension FlatReader {
  mutating func lists8() throws(FlatError) -> FlatLists<UInt8> { try lists(of: data()) }

  mutating func lists32() throws(FlatError) -> FlatLists<UInt32> { try lists(of: numbers32()) }

  mutating func lists64() throws(FlatError) -> FlatLists<UInt64> { try lists(of: numbers64()) }

  private mutating func lists<Element>(of elements: [Element]) throws(FlatError) -> FlatLists<Element> {
    guard let lists = FlatLists(elements, ends: try numbers32().map { Int($0) }) else { throw FlatError() }
    return lists
  }
}
