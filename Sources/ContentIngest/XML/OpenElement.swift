import Diagnostics

/// An element that is not closed yet.
struct OpenElement {
  /// How the element is read.
  enum Role {
    case root
    /// The record is the last one in progress.
    case record(RecordSchema)
    case text
    /// Unknown: reported, but the elements in it are read as those of the record in progress.
    case wrapper(RecordSchema)
    /// Unknown: reported, and skipped with its content.
    case ignored
  }

  var role: Role
  var tag: Range<Int>
  var name: Range<Int>
  /// The index of the element's field in the outer record.
  var fieldIndex = 0
  /// The language of a text.
  var key: Located<String>?
  /// Whether text between elements, or an element in a text, was reported.
  var isBroken = false
  /// The index of the finding about the element's name, and the suggested name.
  var renaming: (finding: Int, name: String)?
  /// The index of the finding about the element's text, and the element that says the same.
  var rewriting: (finding: Int, element: String)?

  /// The index of the finding about the element as markup in a text, or as a wrapper.
  var markup: Int?

  /// Whether the element's text is a value.
  var collectsText: Bool {
    switch role {
    case .text: true
    case .record(let schema): schema.contentIndex != nil
    case .root, .wrapper, .ignored: false
    }
  }
}
