/// One function a shape: `Drawing.svg(.viewBox(0, 0, 100, 20)) { Drawing.rect(…) }`.
///
/// Colors and lengths are attributes, because the security policy of a page allows no style attributes.
public enum Drawing {
  /// A drawing.
  public static func svg<Action>(
    _ attributes: HTMLAttribute<Action>...,
    @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
  ) -> HTML<Action> {
    element(.svg, attributes, content)
  }

  /// Shapes that belong together.
  public static func group<Action>(
    _ attributes: HTMLAttribute<Action>...,
    @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
  ) -> HTML<Action> {
    element(.g, attributes, content)
  }

  /// A shape of lines and curves.
  public static func path<Action>(
    _ attributes: HTMLAttribute<Action>...,
    @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
  ) -> HTML<Action> {
    element(.path, attributes, content)
  }

  /// A rectangle.
  public static func rect<Action>(
    _ attributes: HTMLAttribute<Action>...,
    @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
  ) -> HTML<Action> {
    element(.rect, attributes, content)
  }

  /// A circle.
  public static func circle<Action>(
    _ attributes: HTMLAttribute<Action>...,
    @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
  ) -> HTML<Action> {
    element(.circle, attributes, content)
  }

  /// A line.
  public static func line<Action>(
    _ attributes: HTMLAttribute<Action>...,
    @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
  ) -> HTML<Action> {
    element(.line, attributes, content)
  }

  /// A text in the drawing.
  public static func text<Action>(
    _ attributes: HTMLAttribute<Action>...,
    @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
  ) -> HTML<Action> {
    element(.text, attributes, content)
  }

  /// What a shape is, for assistive technologies and beside the pointer.
  public static func title<Action>(
    _ attributes: HTMLAttribute<Action>...,
    @HTMLBuilder<Action> content: () -> HTML<Action> = { HTML() }
  ) -> HTML<Action> {
    element(.title, attributes, content)
  }
}

extension HTMLAttribute {
  /// The part of the plane that a drawing shows.
  public static func viewBox(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Self {
    attribute(.viewBox, [x, y, width, height].map(HTMLNumber.text).joined(separator: " "))
  }

  /// A length or coordinate, rounded to thousandths.
  public static func attribute(_ name: HTMLAttributeName, _ number: Double) -> Self {
    attribute(name, HTMLNumber.text(number))
  }
}

enum HTMLNumber {
  /// A number with at most three digits after the point, the same everywhere. One that is not finite is zero.
  static func text(_ number: Double) -> String {
    let rounded = (number * 1000).rounded()
    guard rounded.magnitude < 1e15 else { return number.isFinite ? "\(number)" : "0" }
    let thousandths = Int(rounded)
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    var digits = String(rest + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return (thousandths < 0 ? "-" : "") + String(whole) + (digits.isEmpty ? "" : "." + digits)
  }
}
