import HTML
import UnicodeText

/// Renders a view again and again, and performs the actions of its events.
@MainActor
protocol LiveRendering: AnyObject {
  /// Renders the view.
  ///
  /// - Returns: The operations since the last time.
  func render() -> [LiveOperation]

  /// The page as it was last rendered.
  var markup: [LiveMarkup] { get }
  var title: String { get }
  var location: String? { get }
  var language: String { get }
  var direction: HTMLDirection { get }
  var isFound: Bool { get }

  /// Sends the action of a handler on the screen.
  ///
  /// - Returns: Whether there is one.
  func send(handler: Int, event: String, value: String) -> Bool

  /// Sends the action for an address that the user has gone back or forward to.
  ///
  /// - Returns: Whether there is one.
  func open(_ location: String) -> Bool
}

/// The renderer of one feature's view.
final class LiveRenderer<Action>: LiveRendering {
  private let view: @MainActor () -> LivePage<Action>
  private let perform: @MainActor (Action) -> Void
  private let actionForLocation: @MainActor (String) -> Action?
  private let tree = LiveTree<Action>()
  private(set) var title = ""
  private(set) var location: String?
  private(set) var language = "en"
  private(set) var direction = HTMLDirection.leftToRight
  private(set) var isFound = true

  init(
    view: @escaping @MainActor () -> LivePage<Action>,
    perform: @escaping @MainActor (Action) -> Void,
    actionForLocation: @escaping @MainActor (String) -> Action?
  ) {
    self.view = view
    self.perform = perform
    self.actionForLocation = actionForLocation
  }

  var markup: [LiveMarkup] { tree.markup }

  func render() -> [LiveOperation] {
    let page = view()
    var operations = tree.update(to: page.body)
    if !page.title.hasSameScalars(as: title) { operations.append(.setTitle(page.title)) }
    if let newLocation = page.location, !(location.map { $0.hasSameScalars(as: newLocation) } ?? false) {
      operations.append(.setLocation(newLocation))
    }
    title = page.title
    location = page.location
    language = page.language
    direction = page.direction
    isFound = page.isFound
    return operations
  }

  func send(handler: Int, event: String, value: String) -> Bool {
    guard let action = tree.action(handler: handler, event: event, value: value) else { return false }
    perform(action)
    return true
  }

  func open(_ location: String) -> Bool {
    // A link within the page leads to the same address.
    if let current = self.location, current.hasSameScalars(as: location) { return true }
    guard let action = actionForLocation(location) else { return false }
    // The browser is there already.
    self.location = location
    perform(action)
    return true
  }
}
