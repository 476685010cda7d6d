import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, it, vi } from "vitest";
import { fill } from "#test/fill.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { isSafeLink, wholeAddress } from "./link-dialog.tsx";
import { RichTextEditor } from "./rich-text-editor.tsx";

beforeAll(() => {
  // jsdom has no layout; the editor measures ranges to scroll to pasted text.
  Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect ??= () => new DOMRect();
});

function draw(value: string) {
  const written = vi.fn<(html: string) => void>();
  const editor = (now: string) => (
    <>
      <p id="label">Tekst</p>
      <RichTextEditor
        id="text.nl"
        labelledBy="label"
        describedBy=""
        invalid={false}
        lang="nl"
        value={now}
        onChange={written}
      />
    </>
  );
  const { rerender } = renderScreen(editor(value));
  return {
    written,
    restore: (now: string) => rerender(editor(now)),
    box: screen.getByRole("textbox", { name: "Tekst" }),
  };
}

const paste = (box: HTMLElement, html: string): boolean =>
  fireEvent.paste(box, {
    clipboardData: {
      getData: (type: string) => (type === "text/html" ? html : ""),
      types: ["text/html"],
      files: [],
      items: [],
    },
  });

it("writes a pasted text without styles, classes, tables and pictures", () => {
  const { written, box } = draw("");
  paste(
    box,
    '<h1 style="color:red">Titel</h1><p class="MsoNormal" onclick="alert(1)"><b>Vet</b> en <i>schuin</i></p><p>&nbsp;</p><img src="x" onerror="alert(1)">',
  );
  expect(written.mock.lastCall?.[0]).toBe("<h2>Titel</h2><p><strong>Vet</strong> en <em>schuin</em></p>");
});

it("drops a pasted link that runs a script", () => {
  const { written, box } = draw("");
  paste(
    box,
    '<p><a href="javascript:alert(1)">kwaad</a> en <a href="https://voorbeeld.be" target="_blank">goed</a></p>',
  );
  expect(written.mock.lastCall?.[0]).toBe('<p>kwaad en <a href="https://voorbeeld.be">goed</a></p>');
});

it("refuses a link that runs a script, says what is allowed, and accepts that", async () => {
  const { written } = draw("<p>Kom kijken</p>");
  await userEvent.click(screen.getByRole("button", { name: "Link" }));
  const address = await screen.findByLabelText("Adres");
  await fill(address, "javascript:alert(1)");
  await userEvent.click(screen.getByRole("button", { name: "Bewaren" }));
  expect(await screen.findByText(/^Naar zo'n adres kan een link niet leiden/)).toBeTruthy();
  await fill(address, "www.voorbeeld.be");
  await fill(screen.getByLabelText(/^Woorden/), "ons voorbeeld");
  await userEvent.click(screen.getByRole("button", { name: "Bewaren" }));
  await expect.poll(() => written.mock.lastCall?.[0]).toContain('<a href="https://www.voorbeeld.be">ons voorbeeld</a>');
});

it("shows what is restored, and does not write it back", () => {
  const { written, restore, box } = draw("<p>Nieuw</p>");
  restore("<p>Oud</p>");
  expect(box.textContent).toBe("Oud");
  expect(written).not.toHaveBeenCalled();
});

it("makes an address whole, and knows which are safe", () => {
  expect(
    ["jan@voorbeeld.be", "09 123 45 67", "/tickets", "voorbeeld.be/x", "mailto:jan@voorbeeld.be"].map(wholeAddress),
  ).toEqual([
    "mailto:jan@voorbeeld.be",
    "tel:091234567",
    "/tickets",
    "https://voorbeeld.be/x",
    "mailto:jan@voorbeeld.be",
  ]);
  expect(["javascript:x", "data:text/html,x", "//elders.be", "https://a.be", "/x"].filter(isSafeLink)).toEqual([
    "https://a.be",
    "/x",
  ]);
});

it("has its accessible name also while it contains text", () => {
  const { restore } = draw("<p>Nieuw</p>");
  restore("<p>Oud</p>");
  expect(screen.getByRole("textbox", { name: "Tekst" }).getAttribute("aria-multiline")).toBe("true");
});
