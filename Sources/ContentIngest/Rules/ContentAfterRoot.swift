import Diagnostics

/// Something stands behind the end of the XML document.
///
/// ## What it does
/// Looks behind the end tag of the root element.
/// ## Why it matters
/// An XML file has one root element; what stands behind it would be lost.
/// ## Example
/// `<duas version="1">…</duas><duas version="1">…</duas>`
/// ## How to fix it
/// Move the content into the root element, or into a file of its own.
public enum ContentAfterRoot: RuleDescription {
  public static let id: RuleID = "XM04"
  public static let name = "content-after-root"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let leavesDuasReadable = false

  static func finding(isElement: Bool, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      isElement
        ? "a second root element; an XML file has one, so move this one into a file of its own"
        : "text behind the end of the root element; remove it, or move it into an element",
      at: range
    )
  }
}
