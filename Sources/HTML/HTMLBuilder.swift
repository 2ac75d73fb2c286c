/// Builds a piece of a page from the statements of a closure: elements, texts, conditions and loops.
@resultBuilder
public enum HTMLBuilder<Action> {
  /// Takes a piece of a page.
  public static func buildExpression(_ html: HTML<Action>) -> HTML<Action> { html }

  /// Takes a text.
  public static func buildExpression(_ text: String) -> HTML<Action> { HTML(text) }

  /// Takes a piece of a page that may be missing.
  public static func buildExpression(_ html: HTML<Action>?) -> HTML<Action> { html ?? HTML() }

  /// Joins the statements.
  public static func buildBlock(_ parts: HTML<Action>...) -> HTML<Action> { buildArray(parts) }

  /// Takes the only statement.
  public static func buildBlock(_ part: HTML<Action>) -> HTML<Action> { part }

  /// Takes an `if` without `else`.
  public static func buildOptional(_ html: HTML<Action>?) -> HTML<Action> { html ?? HTML() }

  /// Takes the first branch of a condition.
  public static func buildEither(first html: HTML<Action>) -> HTML<Action> { html }

  /// Takes the other branch of a condition.
  public static func buildEither(second html: HTML<Action>) -> HTML<Action> { html }

  /// Joins the turns of a loop.
  public static func buildArray(_ parts: [HTML<Action>]) -> HTML<Action> {
    HTML(joining: parts)
  }

  /// Takes what needs a newer system.
  public static func buildLimitedAvailability(_ html: HTML<Action>) -> HTML<Action> { html }
}
