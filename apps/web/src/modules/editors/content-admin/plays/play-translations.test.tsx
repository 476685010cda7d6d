import type { PlayContent, PlayDraft } from "@podium/shared/contracts/plays";
import type { Localized } from "@podium/shared/words/languages";
import { asSample, withTranslation } from "@podium/shared/words/translations";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fill } from "#test/fill.ts";
import { callsOf, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testPlayContent, testPlayDraft } from "#test/test-play.ts";
import { PlayEditor } from "./play-editor.tsx";

const draw = () => renderScreen(<PlayEditor id={3} renderPreview={() => null} />);
const title = () => screen.findByLabelText<HTMLInputElement>("Titel");
const saved = () => callsOf("savePlayDraft").map(({ body }) => body as { revision: number; content: PlayContent });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

/** A server that stores each draft it receives. */
function serve(draft: PlayDraft): void {
  let now = draft;
  respond("getPlayDraft", () => now);
  respond("savePlayDraft", ({ body }) => {
    const { content } = body as { content: PlayContent };
    now = { ...now, content, revision: now.revision + 1, hasChanges: true };
    return now;
  });
  respond("publishPlay", () => (now = { ...now, hasChanges: false }));
}

it("says in each language what to look at again once the Dutch changed, until somebody did", async () => {
  const text = withTranslation({ nl: "De vrek" }, "fr", "L’avare");
  serve(testPlayDraft({ content: { ...testPlayContent(), title: text } }));
  draw();
  await fill(await title(), "De gierigaard");
  expect(await screen.findByText("Kijk straks ook na: Frans.")).toBeTruthy();
  await press(/^Français.*1 na te kijken$/);
  expect(screen.getByText("Het Nederlands is gewijzigd: ‘De gierigaard’. Pas de vertaling aan.")).toBeTruthy();
  await press("Ze klopt nog");
  expect(screen.queryByText(/Het Nederlands is gewijzigd/)).toBeNull();
  expect(screen.getByRole("button", { name: "Français" })).toBeTruthy();
  await expect
    .poll(() => saved().at(-1)?.content.title)
    .toEqual(withTranslation({ nl: "De gierigaard" }, "fr", "L’avare"));
});

it("says so too of a translation that was written before its Dutch, once that was published and changed", async () => {
  serve(testPlayDraft({ hasChanges: true, content: { ...testPlayContent(), title: { nl: "" } } }));
  draw();
  await title();
  await press("Français");
  await fill(screen.getByLabelText<HTMLInputElement>("Titel (Frans)"), "L’avare");
  await press("Nederlands");
  await userEvent.type(await title(), "De vrek");
  expect(screen.queryByText("Kijk straks ook na: Frans.")).toBeNull();
  await press("Publiceren");
  await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Publiceren" }));
  await expect.poll(() => callsOf("publishPlay")).toHaveLength(1);
  await expect.poll(() => screen.queryByRole("alertdialog")).toBeNull();
  await userEvent.type(await title(), "!");
  expect(await screen.findByText("Kijk straks ook na: Frans.")).toBeTruthy();
  const { sources } = withTranslation<Localized>({ nl: "De vrek" }, "fr", "L’avare");
  await expect.poll(() => saved().at(-1)?.content.title).toEqual({ nl: "De vrek!", fr: "L’avare", sources });
});

it("has no translation of the sample once its Dutch is another", async () => {
  serve(testPlayDraft({ content: asSample({ ...testPlayContent(), title: { nl: "De vrek", fr: "L’avare" } }) }));
  draw();
  await fill(await title(), "De gierigaard");
  await press("Français");
  const french = screen.getByLabelText<HTMLInputElement>("Titel (Frans)");
  expect([french.value, french.placeholder]).toEqual(["", "De gierigaard"]);
  await press("Nederlands");
  await fill(await title(), "De vrek");
  await press("Français");
  expect(screen.getByLabelText<HTMLInputElement>("Titel (Frans)").value).toBe("L’avare");
});
