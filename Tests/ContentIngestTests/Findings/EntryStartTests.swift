import ContentIngest
import Testing

struct EntryStartTests {
  @Test(arguments: ["", "\n  difficulty=\"beginner\" xp=\"15\">"])
  func `an entry without its start tag is one finding`(rest: String) {
    expectFindings(
      in: .duas,
      """
      <dua id="1"></dua>\(rest)
        <⟦title⟧ xml:lang="en">a</title>
        <arabic>ب</arabic>
      </dua>
      <dua id="2"></dua>
      --- XM03: `title` is in no `dua`, and one `</dua>` has no start tag; add the start tag before the first field, or remove the end tag that is one too many
      """
    )
  }

  @Test func `a field outside of the entries of a file with all their tags is unknown there`() {
    expectFindings(
      in: .duas,
      """
      <dua id="1"></dua>
      <⟦title⟧ xml:lang="en">a</title>
      <dua id="2"></dua>
      --- VO01: unknown element `title`; known names are `dua`
      """
    )
  }

  @Test func `an end tag before other elements is not that of the root`() {
    expectFindings(
      in: .xml,
      """
      <⟨duas⟩ version="1"><!-- a --></⟦dua⟧><dua id="1"/></duas>
      --- XM03: expected `</duas>`, found `</dua>`
      """
    )
  }
}
