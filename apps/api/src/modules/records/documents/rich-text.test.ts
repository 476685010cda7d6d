import { contentSchemas } from "@podium/shared/contracts/content";
import { playContentSchema } from "@podium/shared/contracts/plays";
import { richTextSchema } from "@podium/shared/contracts/documents";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { htmlSanitizer, sanitizerOf } from "./rich-text.ts";

const sanitizeHtml = await htmlSanitizer();
const cleanIn = (schema: z.core.$ZodType) => (value: unknown) => sanitizerOf(schema)(value, sanitizeHtml);
const clean = cleanIn(richTextSchema(100_000));

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {color:red} --></style>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head><body lang=NL-BE>
<!--StartFragment--><h1 style='mso-style:x'><span lang=NL>Ons stuk<o:p></o:p></span></h1>
<p class=MsoNormal style='margin:0cm'><b><span style='font-size:14pt'>Drie</span></b> <i>zussen</i>&nbsp;erven.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`;

describe("a rich text", () => {
  test("keeps paragraphs, headings, lists, links, strong and em", () => {
    const html =
      "<h2>Kop</h2><p>Een <strong>sterk</strong> en <em>schuin</em> woord,<br />een regel</p><h3>Kleiner</h3>" +
      '<ul><li><p>een</p></li><li><a href="https://example.org/?a=1&amp;b=2">twee</a></li></ul><ol><li>drie</li></ol>';
    expect(clean(html)).toBe(html);
  });

  test.for([
    ["a page", "https://example.org/pad#deel"],
    ["a page of this site", "/tickets?show=1"],
    ["an address", "mailto:info@example.org"],
    ["a placeholder in an address", "mailto:{email}"],
    ["a number", "tel:+3252000000"],
  ])("keeps a link to %s", ([, href]) => {
    expect(clean(`<p><a href="${href}">x</a></p>`)).toBe(`<p><a href="${href}">x</a></p>`);
  });

  test.for([
    ["a script's address", `<a href="javascript:alert(1)">x</a>`],
    ["a script's address with white space in it", `<a href="java\tscript:alert(1)">x</a>`],
    ["a script's address in entities", `<a href="&#106;avascript&colon;alert(1)">x</a>`],
    ["a data URL", `<a href="data:text/html,<script>alert(1)</script>">x</a>`],
    ["another host without its scheme", `<a href="//evil.example">x</a>`],
    ["the same with a backslash", String.raw`<a href="/\evil.example">x</a>`],
    ["the same with a tab", `<a href="/\t/evil.example">x</a>`],
    ["a page beside this one", `<a href="iets">x</a>`],
    ["handlers", `<a onclick="alert(1)">x</a>`],
    ["a script", `x<script>alert(1)</script>`],
    ["a picture that fails", `x<img src=x onerror=alert(1)>`],
    ["a drawing", `x<svg onload=alert(1)><script>alert(1)</script><text>y</text></svg>`],
    ["formulas", `x<math><mtext><style><img src onerror=alert(1)></style></mtext></math>`],
    ["styles", `<span style="position:fixed" class="z">x</span><style>*{display:none}</style>`],
    ["a frame", `x<iframe src="https://evil.example"></iframe>`],
    ["a form", `<form action="https://evil.example"><button formaction="javascript:alert(1)">x</button></form>`],
    ["comments", `x<!--<script>alert(1)</script>--><![CDATA[<b onclick=1>]]>`],
  ])("has only the text left of %s", ([, html]) => {
    expect(clean(html)).toBe("x");
  });

  test("keeps the words of a link that is removed", () => {
    expect(clean('<ul><li><p><a href="javascript:x">hier</a></p></li></ul>')).toBe("<ul><li><p>hier</p></li></ul>");
    expect(clean('<p><a href="javascript:x"> </a></p>')).toBe("");
  });

  test("from a word processor keeps what is meant, without empty paragraphs and markup", () => {
    expect(clean(WORD)).toBe("<h2>Ons stuk</h2>\n<p><strong>Drie</strong> <em>zussen</em>\u00A0erven.</p>");
  });

  test("pasted in boxes in boxes becomes paragraphs", () => {
    expect(clean("<div><div><p>een</p></div><div>twee</div></div><p><br></p>")).toBe("<p>een</p><p>twee</p>");
  });

  test("that never ends its elements ends them, and is not deep", () => {
    expect(clean("<p><em>a")).toBe("<p><em>a</em></p>");
    expect(String(clean(`${"<ul><li>".repeat(500)}x`)).length).toBeLessThan(500);
  });

  test("that is clean stays as it is, whatever it was made of", () => {
    const tags = ["p", "div", "h1", "h2", "ul", "li", "a", "b", "strong", "br", "svg", "script", "table", "td", "!--"];
    const piece = fc.oneof(
      fc.constantFrom(...tags.flatMap((tag) => [`<${tag}>`, `</${tag}>`, `<${tag} href="javascript:x" onclick=x>`])),
      fc.constantFrom("tekst", " ", "&nbsp;", "&lt;p&gt;", "<", ">", '"', "-->", "&", "\n"),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const once = clean(pieces.join(""));
        expect(clean(once)).toBe(once);
        expect(once).not.toMatch(/<(?!\/?(?:p|h2|h3|ul|ol|li|a|strong|em|br)\b)|onclick=|<a(?! href="[^"]*">)/);
      }),
      { numRuns: 500 },
    );
  });
});

describe("the rich texts of a value", () => {
  test("are found in every language, list and field of all that a society writes", () => {
    const dirty = "<p onclick=x>a</p>";
    const localized = { nl: dirty, fr: dirty };
    const cleaned = { nl: "<p>a</p>", fr: "<p>a</p>" };
    expect(cleanIn(playContentSchema)({ title: { nl: dirty }, synopsis: localized })).toEqual({
      title: { nl: dirty },
      synopsis: cleaned,
    });
    expect(cleanIn(contentSchemas.terms)({ lead: { nl: "" }, text: localized })).toMatchObject({ text: cleaned });
    const list = z.object({ items: z.array(z.object({ text: richTextSchema(100).nullable().default(null) })) });
    expect(cleanIn(list)({ items: [{ text: dirty }, { text: null }] })).toEqual({
      items: [{ text: "<p>a</p>" }, { text: null }],
    });
  });

  test("in a kind of schema that is not looked into stop the start", () => {
    const text = richTextSchema(100);
    for (const schema of [z.record(z.string(), text), z.union([text, z.null()]), z.unknown()])
      expect(() => sanitizerOf(z.object({ any: schema }))).toThrow(/sanitise/);
  });
});
