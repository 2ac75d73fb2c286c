import Composable
import Testing

struct AnyHashableSendableTests {
  @Test func isEqualIfTheValuesAre() {
    let one = AnyHashableSendable(1)
    #expect(one == AnyHashableSendable(1))
    #expect(one == AnyHashableSendable(one))
    #expect(one != AnyHashableSendable("1"))
    #expect(Set([one, AnyHashableSendable(one), AnyHashableSendable(2)]).count == 2)
    #expect("\(one)" == "1")
  }
}
