import Diagnostics

/// An element whose end tag has not come yet.
struct OpenElement {
  /// What the element is for.
  enum Role {
    case root
    /// The record is the last one in progress.
    case record(Shape)
    case text
    /// Unknown: reported, and read over with everything in it.
    case ignored
  }

  var role: Role
  var tag: Range<Int>
  var name: Range<Int>
  /// The field of the outer record that the element is.
  var fieldIndex = 0
  /// The language of a text.
  var key: Located<String>?
  /// Whether text between elements, or an element in a text, was reported.
  var isBroken = false
  /// The finding about the element's name, and the name to put in its place.
  var renaming: (finding: Int, name: String)?

  /// Whether the element's text is a value.
  var collectsText: Bool {
    switch role {
    case .text: true
    case .record(let shape): shape.contentIndex != nil
    case .root, .ignored: false
    }
  }
}
