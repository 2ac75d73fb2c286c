import Composable
import ComposableTesting
import Testing

struct AlertStateTests {
  private enum Action: Hashable {
    case delete
    case rename(Int)
  }

  private func alert(_ count: Int, canDelete: Bool = true) -> AlertState<Action> {
    AlertState {
      TextState("Delete ") + TextState("\(count)").bold()
    } actions: {
      if canDelete { ButtonState(role: .destructive, action: .delete) { TextState("Delete") } }
      for index in 0..<count { ButtonState(action: .rename(index)) { TextState("Rename \(index)") } }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState(verbatim: "For good.")
    }
  }

  @Test func alertIsAValue() {
    #expect(alert(1) == alert(1))
    #expect(alert(1) != alert(2))
    #expect(alert(1) != alert(1, canDelete: false))
    #expect(String(state: alert(3).title) == "Delete 3")
    #expect(alert(1).title != TextState("Delete 1"))
    #expect(alert(2).buttons.map(\.action) == [.delete, .rename(0), .rename(1), nil])
    #expect(alert(0).buttons.map(\.role) == [.destructive, .cancel])
  }

  @Test func anAlertThatIsMadeAgainHasAnotherIdentity() {
    let first = alert(1)
    let second = alert(1)
    #expect(first.id != second.id)
    #expect(first.buttons[0].id != second.buttons[0].id)
    #expect(Set([first, second]).count == 1)
    #expect(diff(first, second) == nil)
    #expect(!String(customDumping: first).contains("id:"))
    let mapped = first.map { $0.map { "\($0)" } }
    #expect(mapped.id == first.id)
    #expect(mapped.buttons.map(\.id) == first.buttons.map(\.id))
  }

  @Test func buttonPassesItsAction() {
    var actions: [Action?] = []
    for button in alert(1).buttons { button.withAction { actions.append($0) } }
    #expect(actions == [.delete, .rename(0), nil])
  }

  @Test func actionsCanBeMapped() {
    let mapped = alert(1).map { $0.map { "\($0)" } }
    #expect(mapped.buttons.map(\.action) == ["delete", "rename(0)", nil])
    #expect(mapped.message == alert(1).message)
    let dialog = ConfirmationDialogState<Action>(titleVisibility: .visible) {
      TextState("Which?")
    } actions: {
      ButtonState(action: .rename(1)) { TextState("One") }
    }
    #expect(dialog.map { _ in 7 }.buttons.map(\.action) == [7])
    #expect(dialog.map { $0 } == dialog)
  }

  @Test func buttonsInArraysAreThoseOfTheBuilder() {
    let alert = AlertState(
      title: TextState("Delete?"),
      message: TextState("For good."),
      primaryButton: .destructive(TextState("Delete"), action: .send(Action.delete)),
      secondaryButton: .cancel(TextState("Keep"))
    )
    let built = AlertState<Action> {
      TextState("Delete?")
    } actions: {
      ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("For good.")
    }
    #expect(alert == built)
    #expect(AlertState<Action>(title: TextState("Done")) == AlertState { TextState("Done") })
    let dialog = ConfirmationDialogState(
      title: TextState("Rename"),
      buttons: [.default(TextState("First"), action: .send(Action.rename(1)))]
    )
    #expect(dialog.buttons.map(\.action) == [.rename(1)])
    #expect(dialog.message == nil)
  }
}
