/// The name of an element. Elements that run scripts, load documents or change how the page is read are not among them.
public enum HTMLTag: String, CaseIterable, Sendable {
  // Sections.
  case article, aside, footer, h1, h2, h3, h4, h5, h6, header, main, nav, search, section
  // Blocks.
  case blockquote, dd, div, dl, dt, figure, hr, li, ol, p, pre, ul
  // Texts.
  case a, abbr, b, bdi, bdo, br, cite, code, data, del, em, i, ins, mark, q, s, small, span, strong, sub,
    sup, time, u, `var`
  // Forms.
  case button, fieldset, form, input, label, legend, meter, option, output, progress, select, textarea
  // Tables.
  case caption, table, tbody, td, th, thead, tr
  // Parts that open and close, and pictures.
  case details, dialog, img, summary
  // Drawings.
  case circle, g, line, path, rect, svg, text, title

  /// Whether the element has no content and no end tag.
  package var isVoid: Bool {
    switch self {
    case .br, .hr, .img, .input: true
    default: false
    }
  }
}
