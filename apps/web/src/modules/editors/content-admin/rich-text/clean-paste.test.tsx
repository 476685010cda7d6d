import { describe, expect, it } from "vitest";
import { cleanPaste } from "./clean-paste.ts";

describe("text from a word processor", () => {
  it("has our headings in place of its own", () => {
    expect(cleanPaste("<h1>Titel</h1><h2>Deel</h2><h5>Klein</h5>")).toBe("<h2>Titel</h2><h2>Deel</h2><h3>Klein</h3>");
    expect(cleanPaste('<p class="MsoTitle">Titel</p>')).toBe("<h2>Titel</h2>");
  });

  it("has lists in place of paragraphs that look like them", () => {
    const line = (mark: string, words: string) =>
      `<p class="MsoListParagraphCxSpMiddle" style="mso-list:l0"><span>${mark}<span>&nbsp;&nbsp; </span></span>${words}</p>`;
    expect(
      cleanPaste(line("·", "brood") + line("·", "kaas") + line("1.", "eerst") + "<p>Slot</p>").replaceAll(
        /<\/?span>/g,
        "",
      ),
    ).toBe("<ul><li>brood</li><li>kaas</li></ul><ol><li>eerst</li></ol><p>Slot</p>");
  });

  it("has no empty lines, styles and scripts", () => {
    const html = '<style>p{color:red}</style><p>&nbsp;</p><p>Dag</p><p><span> </span></p><script>alert("x")</script>';
    expect(cleanPaste(html)).toBe("<p>Dag</p>");
  });
});
