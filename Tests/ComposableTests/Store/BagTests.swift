import Composable
import Testing

struct BagTests {
  @Test func elementsKeepTheirInsertionOrder() {
    var bag = Bag<Int>()
    let keys = (0..<100).map { bag.insert($0) }
    #expect(bag.inOrder == Array(0..<100))
    for index in stride(from: 0, to: 100, by: 3) { #expect(bag.remove(keys[index]) == index) }
    #expect(bag.inOrder == (0..<100).filter { !$0.isMultiple(of: 3) })
    #expect(bag.count == 66)
  }

  @Test func elementIsRemovedOnce() {
    var bag = Bag<String>()
    let first = bag.insert("a")
    let second = bag.insert("b")
    #expect(bag.remove(first) == "a")
    #expect(bag.remove(first) == nil)
    #expect(bag.remove(second) == "b")
    #expect(bag.remove(second) == nil)
    #expect(bag.isEmpty)
  }

  @Test func keysAreNotReused() {
    var bag = Bag<Int>()
    let old = bag.insert(1)
    bag.remove(old)
    let new = bag.insert(2)
    #expect(bag.remove(old) == nil)
    #expect(bag.remove(new) == 2)
  }

  @Test func elementsCanBeRemovedInAnyOrder() {
    var bag = Bag<Int>()
    var kept: [(key: Int, number: Int)] = []
    for number in 0..<2000 {
      kept.append((bag.insert(number), number))
      // Removes elements at the front and in the middle, so that about a third remains.
      for index in [0, kept.count / 2] where !number.isMultiple(of: 3) && kept.indices.contains(index) {
        let (key, removed) = kept.remove(at: index)
        #expect(bag.remove(key) == removed)
      }
      #expect(bag.count == kept.count)
    }
    #expect(bag.inOrder == kept.map(\.number))
  }
}
