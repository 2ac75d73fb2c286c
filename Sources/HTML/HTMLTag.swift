/// The name of an element. Elements that run scripts, load documents or change how the page is read are not among them.
public enum HTMLTag: String, CaseIterable, Sendable {
  // Sections.
  case article, aside, footer, h1, h2, h3, h4, h5, h6, header, hgroup, main, nav, search, section
  // Blocks.
  case blockquote, dd, div, dl, dt, figcaption, figure, hr, li, ol, p, pre, ul
  // Texts.
  case a, abbr, b, bdi, bdo, br, cite, code, data, del, dfn, em, i, ins, kbd, mark, q, rp, rt, ruby, s, samp,
    small, span, strong
  case sub, sup, time, u, `var`, wbr
  // Forms.
  case button, datalist, fieldset, form, input, label, legend, meter, optgroup, option, output, progress,
    select, textarea
  // Tables.
  case caption, col, colgroup, table, tbody, td, tfoot, th, thead, tr
  // Parts that open and close, and pictures.
  case details, dialog, img, summary
  // Drawings.
  case circle, clipPath, defs, desc, ellipse, g, line, linearGradient, path, polygon, polyline, rect, stop,
    svg, text, title, tspan

  /// Whether the element has no content and no end tag.
  package var isVoid: Bool {
    switch self {
    case .br, .col, .hr, .img, .input, .wbr: true
    default: false
    }
  }
}
