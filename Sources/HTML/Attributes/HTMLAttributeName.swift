/// The name of an attribute whose value is not a link, a script or a style.
public enum HTMLAttributeName: String, CaseIterable, Sendable {
  // All elements.
  case `class`, dir, draggable, enterkeyhint, hidden, id, inert, inputmode, lang, role, spellcheck, tabindex,
    title, translate
  // Forms.
  case autocapitalize, autocomplete, autofocus, checked, cols, disabled, `for`, form, high, label, low,
    max, maxlength, min
  case minlength, multiple, name, novalidate, optimum, pattern, placeholder, readonly, required, rows,
    selected, size, step, type
  case value
  // Texts, tables, lists and pictures.
  case abbr, alt, colspan, datetime, decoding, headers, height, loading, open, rel, reversed, rowspan, scope,
    span, start
  case target, width
  // Drawings.
  case cx, cy, d, dx, dy, fill, opacity, pathLength, preserveAspectRatio, r, rx, ry, stroke
  case transform, viewBox, x, x1, x2, y, y1, y2
  case dominantBaseline = "dominant-baseline"
  case fillOpacity = "fill-opacity"
  case fillRule = "fill-rule"
  case fontSize = "font-size"
  case strokeDashArray = "stroke-dasharray"
  case strokeDashOffset = "stroke-dashoffset"
  case strokeLineCap = "stroke-linecap"
  case strokeOpacity = "stroke-opacity"
  case strokeWidth = "stroke-width"
  case textAnchor = "text-anchor"
  case vectorEffect = "vector-effect"
}

/// The name of an attribute for assistive technologies, without `aria-`.
public enum HTMLAriaName: String, CaseIterable, Sendable {
  case activedescendant, atomic, busy, checked, colcount, colindex, controls, current, describedby,
    description, details
  case disabled, errormessage, expanded, haspopup, hidden, invalid, keyshortcuts, label, labelledby, level,
    live, modal
  case multiline, multiselectable, orientation, owns, placeholder, posinset, pressed, readonly, relevant,
    required
  case roledescription, rowcount, rowindex, selected, setsize, sort, valuemax, valuemin, valuenow, valuetext
}

/// The direction of a text.
public enum HTMLDirection: String, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
  /// That of the first letter.
  case automatic = "auto"
}
