import Composable
import Testing

struct IdentifiedTests {
  private struct Row: Equatable {
    var name: String
  }

  @Test func valueKeepsItsIdentityWhenItChanges() {
    var row = Identified(Row(name: "a"), id: 1)
    row.name += "b"
    row.value.name += "c"
    #expect(row == Identified(Row(name: "abc"), id: 1))
    #expect(row != Identified(Row(name: "abc"), id: 2))
    #expect(Identified(Row(name: "a"), id: \.name).id == "a")
  }

  @Test func optionalValueIsIdentified() {
    let row = Identified<Int, Row?>(nil, id: 3)
    #expect(row.id == 3 && row.value == nil)
    #expect(IdentifiedArray(uniqueElements: [row]).ids == [3])
  }
}
