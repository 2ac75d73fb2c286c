import HTML

/// A part of a bar.
struct ChartPart {
  /// What it is; also the class that colors it.
  let name: String
  let value: Double

  init(_ name: String, _ value: Double) { (self.name, self.value) = (name, value) }
}

/// A bar of parts beside each other, as long as its share of the longest one. Its numbers are beside it, so it is only a picture.
func bar<Action>(_ parts: [ChartPart], of longest: Double) -> HTML<Action> {
  var x = 0.0
  let rects = parts.map { part in
    defer { x += part.value }
    return (name: part.name, x: x / longest * 100, width: part.value / longest * 100)
  }
  return Drawing.svg(
    .class("bar"),
    .viewBox(0, 0, 100, 8),
    .attribute(.preserveAspectRatio, "none"),
    .aria(.hidden, true)
  ) {
    for (index, rect) in rects.enumerated() {
      Drawing.rect(
        .key(index),
        .class("part-\(rect.name)"),
        .attribute(.x, rect.x),
        .attribute(.y, 0),
        .attribute(.width, max(0, rect.width)),
        .attribute(.height, 8)
      )
    }
  }
}

/// A color of a chart's legend.
func swatch<Action>(_ name: String) -> HTML<Action> {
  Drawing.svg(.class("swatch"), .viewBox(0, 0, 8, 8), .aria(.hidden, true)) {
    Drawing.rect(.class("part-\(name)"), .attribute(.width, 8), .attribute(.height, 8))
  }
}

/// A chart of bars, which is a table of its numbers.
struct Chart {
  let title: String
  /// The parts of which bars consist, in the order of the columns.
  let parts: [String]
  /// With a number for each part.
  let rows: [(name: String, values: [Int])]

  func view<Action>() -> HTML<Action> {
    let longest = Double(max(1, rows.map { $0.values.reduce(0, +) }.max() ?? 1))
    return div(.class("scroll"), .tabIndex(0), .role("group"), .aria(.label, title)) {
      table(.class("chart")) {
        caption { title }
        thead {
          tr {
            td()
            for part in parts {
              th(.key(part), .attribute(.scope, "col")) {
                if parts.count > 1 { swatch(part) }
                part
              }
            }
            td()
          }
        }
        tbody {
          for row in rows {
            tr(.key(row.name)) {
              th(.attribute(.scope, "row")) { bdi { row.name } }
              for (index, value) in row.values.enumerated() {
                td(.key(index), .class("number")) { "\(value)" }
              }
              td(.class("bars")) {
                bar(zip(parts, row.values).map { ChartPart($0, Double($1)) }, of: longest)
              }
            }
          }
        }
      }
    }
  }
}
