import type { PlayContent, PlayDraft } from "@podium/shared/contracts/plays";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { store } from "#platform/state.ts";
import { callsOf, offline, refusal, respond, settled } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testPicture, testPlay, testPlayContent, testPlayDraft } from "#test/test-play.ts";
import { toastsAtom } from "#ui/toast.ts";
import { PlayEditor } from "./play-editor.tsx";

const draw = () => renderScreen(<PlayEditor id={3} renderPreview={({ title }) => <h1>{title}</h1>} />);
const title = () => screen.findByLabelText<HTMLInputElement>("Titel");
const saved = () => callsOf("savePlayDraft").map(({ body }) => body as { revision: number; content: PlayContent });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

/** A server that stores each draft it receives. */
function serve(draft: PlayDraft = testPlayDraft()): void {
  let now = draft;
  respond("getPlayDraft", () => now);
  respond("savePlayDraft", ({ body }) => {
    const { content } = body as { content: PlayContent };
    now = { ...now, content, revision: now.revision + 1, hasChanges: true };
    return now;
  });
}

beforeEach(() => store.set(toastsAtom, null));

describe("the text of a play", () => {
  beforeEach(() => serve());

  it("is saved automatically shortly after the last key press, with the revision that it began from", async () => {
    draw();
    await userEvent.type(await title(), " bis");
    await screen.findByText("Bewaren…");
    await expect.poll(saved).toMatchObject([{ revision: 4, content: { title: { nl: "De vrek bis" } } }]);
    expect((await screen.findAllByText("Bewaard")).length).toBeGreaterThan(0);
    expect(await screen.findByText("Niet-gepubliceerde wijzigingen")).toBeTruthy();
  });

  it("stays on this device while it cannot be saved, and is offered at the next visit", async () => {
    respond("savePlayDraft", offline);
    const { unmount } = draw();
    await userEvent.type(await title(), " bis");
    expect((await screen.findAllByText("Niet bewaard: geen verbinding")).length).toBeGreaterThan(0);
    unmount();
    // Leaving the editor tries to save once more.
    await expect.poll(() => saved().length).toBe(2);
    await settled();
    serve();
    draw();
    await screen.findByRole("alertdialog", { name: "Er is nog iets niet bewaard" });
    await press("Verder met wat u schreef");
    expect((await title()).value).toBe("De vrek bis");
    await expect.poll(() => saved().at(-1)).toMatchObject({ content: { title: { nl: "De vrek bis" } } });
  });

  it("is stored in another language only where something is written in it", async () => {
    draw();
    await title();
    await press("Français");
    const french = screen.getByLabelText<HTMLInputElement>("Titel (Frans)");
    expect([french.value, french.placeholder, french.lang]).toEqual(["", "De vrek", "fr"]);
    await userEvent.type(french, "L’avare");
    await expect.poll(() => saved().at(-1)?.content.title).toMatchObject({ nl: "De vrek", fr: "L’avare" });
    await userEvent.clear(french);
    await expect.poll(() => saved().at(-1)?.content.title).toEqual({ nl: "De vrek" });
  });

  it("is refused at its field, and saved once that is right", async () => {
    respond("savePlayDraft", ({ body }) => {
      const { content } = body as { content: PlayContent };
      return content.title.nl === ""
        ? refusal("INVALID_INPUT", {}, [{ field: "content.title.nl", message: "Invalid input" }])
        : testPlayDraft({ content });
    });
    draw();
    await userEvent.clear(await title());
    expect(await screen.findByText("Geef het stuk een titel.")).toBeTruthy();
    expect((await title()).getAttribute("aria-invalid")).toBe("true");
    await userEvent.type(await title(), "Het gezin");
    await expect.poll(() => screen.queryByText("Geef het stuk een titel.")).toBeNull();
  });
});

describe("when somebody else wrote the same play", () => {
  const theirs = testPlayDraft({
    revision: 9,
    changedBy: "Jos Maes",
    content: testPlayContent({ title: { nl: "De andere" } }),
  });

  async function collide(): Promise<void> {
    serve();
    respond("savePlayDraft", () => {
      respond("getPlayDraft", theirs);
      return refusal("DRAFT_CHANGED");
    });
    draw();
    await userEvent.type(await title(), " bis");
    const question = await screen.findByRole("alertdialog", { name: "Iemand anders schreef dit ook" });
    expect(within(question).getByText(/door Jos Maes, terwijl u hier schreef/)).toBeTruthy();
    respond("savePlayDraft", ({ body }) => testPlayDraft({ revision: 10, content: (body as PlayDraft).content }));
  }

  it("saves mine with their revision", async () => {
    await collide();
    await press("Mijn tekst houden");
    await expect.poll(() => saved().at(-1)).toMatchObject({ revision: 9, content: { title: { nl: "De vrek bis" } } });
  });

  it("loads theirs, and restores mine when asked", async () => {
    await collide();
    await press("De andere nemen");
    expect((await title()).value).toBe("De andere");
    store.get(toastsAtom)?.at(-1)?.action?.onClick();
    await expect.poll(async () => (await title()).value).toBe("De vrek bis");
  });
});

describe("lists", () => {
  const actor = (name: string) => ({ name, role: { nl: "" } });
  const names = () => screen.getAllByLabelText<HTMLInputElement>("Naam").map(({ value }) => value);

  beforeEach(() =>
    serve(testPlayDraft({ content: testPlayContent({ cast: [actor("An"), actor("Bea"), actor("Cas")] }) })),
  );

  it("are put in another order by keyboard, and the focus goes along", async () => {
    draw();
    await title();
    screen.getByRole("button", { name: "Speler 1 omlaag" }).focus();
    await userEvent.keyboard("{Enter}");
    expect(names()).toEqual(["Bea", "An", "Cas"]);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Speler 2 omlaag" }));
    await userEvent.keyboard("{Enter}");
    expect(names()).toEqual(["Bea", "Cas", "An"]);
    await expect
      .poll(() =>
        saved()
          .at(-1)
          ?.content.cast.map(({ name }) => name),
      )
      .toEqual(["Bea", "Cas", "An"]);
  });

  it("restore a removed item at its place", async () => {
    draw();
    await title();
    await press("Speler 2 verwijderen");
    expect(names()).toEqual(["An", "Cas"]);
    store.get(toastsAtom)?.at(-1)?.action?.onClick();
    await expect.poll(names).toEqual(["An", "Bea", "Cas"]);
  });

  it("put the cursor in what was added", async () => {
    draw();
    await title();
    await press("Speler toevoegen");
    expect(document.activeElement).toBe(screen.getAllByLabelText("Naam")[3]);
  });
});

describe("publishing", () => {
  it("says what stands in its way, and leads to those fields", async () => {
    const content = testPlayContent({ cast: [{ name: "", role: { nl: "" } }] });
    serve(testPlayDraft({ hasChanges: true, content }));
    const message = "Vul de naam in, of haal deze regel weg.";
    respond("publishPlay", () => refusal("INVALID_INPUT", {}, [{ field: "cast.0.name", message }]));
    draw();
    await title();
    await press("Publiceren");
    await userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Publiceren" }));
    const field = screen.getByLabelText("Naam");
    await expect.poll(() => document.activeElement).toBe(field);
    expect(screen.getByText("Dit moet nog voor u kunt publiceren")).toBeTruthy();
    expect(screen.getAllByText(message)).toHaveLength(2);
    await userEvent.type(field, "An");
    expect(screen.queryByText(message)).toBeNull();
  });

  it("first saves what was written last, and publishes that", async () => {
    serve();
    respond("publishPlay", testPlayDraft({ revision: 5 }));
    draw();
    await userEvent.type(await title(), " bis");
    await press("Publiceren");
    await userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Publiceren" }));
    await expect.poll(() => callsOf("publishPlay").map(({ body }) => body)).toEqual([{ revision: 5 }]);
    await expect.poll(() => screen.queryByRole("alertdialog")).toBeNull();
  });

  it("has nothing to do where all of it is published", async () => {
    serve();
    draw();
    await title();
    await press("Publiceren");
    expect(screen.getByText("Alles wat u schreef, is al gepubliceerd.")).toBeTruthy();
  });
});

it("makes an earlier version the draft again, which can be undone", async () => {
  serve();
  respond("listPlayVersions", [
    { id: 21, publishedAt: "2026-11-20T19:05:00.000Z", publishedBy: "An Peeters" },
    { id: 20, publishedAt: "2026-11-01T19:05:00.000Z", publishedBy: null },
  ]);
  const old = testPlayContent({ title: { nl: "De oude titel" } });
  respond("restorePlayVersion", testPlayDraft({ revision: 5, hasChanges: true, content: old }));
  draw();
  await title();
  await press("Geschiedenis");
  await screen.findByText("Een account dat niet meer bestaat");
  await press("Terugzetten als concept: zo 1 nov 2026, 20:05");
  await expect.poll(async () => (await title()).value).toBe("De oude titel");
  expect(callsOf("restorePlayVersion")[0]?.body).toEqual({ revision: 4 });
  store.get(toastsAtom)?.at(-1)?.action?.onClick();
  await expect.poll(() => saved().at(-1)).toMatchObject({ revision: 5, content: { title: { nl: "De vrek" } } });
});

it("shows the draft as visitors will see it, once it is saved", async () => {
  serve();
  respond("previewPlay", testPlay({ title: "De vrek bis" }));
  draw();
  await userEvent.type(await title(), " bis");
  await press("Voorbeeld");
  const frame = await screen.findByTitle<HTMLIFrameElement>("Voorbeeld van de pagina");
  fireEvent.load(frame);
  await expect.poll(() => frame.contentDocument?.querySelector("h1")?.textContent).toBe("De vrek bis");
  expect(saved().map(({ content }) => content.title.nl)).toEqual(["De vrek bis"]);
});

describe("a photo", () => {
  const send = async (name: string, bytes: string) => {
    const file = new File([bytes], name, { type: "image/jpeg" });
    fireEvent.change(screen.getByLabelText("Voeg foto’s toe"), { target: { files: [file] } });
  };
  beforeEach(() => {
    serve();
    URL.createObjectURL = () => "blob:photo";
  });

  it("is added once it was sent, with room for what it shows", async () => {
    const { alt: _, focus: __, ...picture } = testPicture();
    respond("uploadPicture", { ...picture, ready: false });
    respond("getPicture", { ...picture, ready: false });
    draw();
    await title();
    await send("scene.jpg", "a photo");
    expect(await screen.findByRole("button", { name: "Middelpunt: 50% van links, 50% van boven" })).toBeTruthy();
    await userEvent.type(screen.getByLabelText("Wat is er te zien?"), "Twee spelers");
    screen.getByRole("button", { name: /^Middelpunt/ }).focus();
    await userEvent.keyboard("{ArrowLeft}{ArrowUp}{ArrowUp}");
    await expect
      .poll(() => saved().at(-1)?.content.photos)
      .toEqual([{ id: 7, alt: { nl: "Twee spelers" }, focus: { x: 0.45, y: 0.4 } }]);
  });

  it("says with the API's sentence why it was refused", async () => {
    respond("uploadPicture", () => refusal("PICTURE_UNREADABLE"));
    draw();
    await title();
    await send("scene.jpg", "no photo");
    expect(await screen.findByText(/^Dit bestand is geen foto die we kennen/)).toBeTruthy();
    await press("Melding sluiten");
    expect(screen.queryByText(/^Dit bestand is geen foto/)).toBeNull();
  });

  it("is not sent where it is HEIC, whatever it is called", async () => {
    draw();
    await title();
    await send("scene.jpg", "\0\0\0\u0018ftypheic");
    expect(await screen.findByText(/^Deze foto is een HEIC-bestand/)).toBeTruthy();
    expect(callsOf("uploadPicture")).toEqual([]);
  });
});
