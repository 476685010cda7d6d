import type { PlayContent } from "@podium/shared/contracts/plays";
import { POSTER_MOTIFS } from "@podium/shared/site/poster-motifs";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { call, makeShow, makeUser, type User } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";
import { makePicture, playContent, publishedPlay } from "#test/plays.ts";

const HOUR = 3600;
const clock = createFakeClock(new Date("2027-01-10T09:00:00.000Z"));
const test = apiTest({ clock });

const inDays = (days: number): string => new Date(clock.now().getTime() + days * 86_400_000).toISOString();
const save = (admin: User, id: number, revision: number, content: PlayContent) =>
  admin.call("PUT", `/api/admin/plays/${id}`, { revision, content });

describe("a play", () => {
  test("that is not published does not exist for visitors", async ({ admin, visitor, podium }) => {
    const draft = await admin.api.createPlay({ body: playContent("Nog geheim") });
    expect(draft).toMatchObject({ slug: "nog-geheim", publishedAt: null, hasChanges: true, revision: 1, shows: 0 });
    const found = await call(podium, "GET", "/api/plays/nog-geheim");
    expect([found.statusCode, found.json()]).toMatchObject([404, { code: "PLAY_NOT_FOUND" }]);
    expect((await visitor.listPlays({ query: {} })).map(({ id }) => id)).not.toContain(draft.id);
    const show = await makeShow(podium, { playId: draft.id });
    const shown = (await visitor.listShows({ query: {} })).find(({ id }) => id === show.id);
    expect(shown).not.toHaveProperty("playSlug");
    expect(shown).not.toHaveProperty("playId");
  });

  test("is shown as it was published, until it is published again", async ({ admin, visitor }) => {
    const { id, revision, slug } = await publishedPlay(admin, "De zolder", { director: "Griet", about: { nl: "Oud" } });
    const changed = playContent("De zolder", { director: "Luc", about: { nl: "Nieuw", en: "New" } });
    expect((await save(admin, id, revision, changed)).json()).toMatchObject({ hasChanges: true, revision: 2 });
    expect(await visitor.getPlay({ params: { slug }, query: {} })).toMatchObject({ director: "Griet", about: "Oud" });
    expect(await admin.api.previewPlay({ params: { id }, query: { language: "en" } })).toMatchObject({
      director: "Luc",
      about: "New",
      title: "De zolder",
    });
    await admin.api.publishPlay({ params: { id }, body: { revision: 2 } });
    expect(await visitor.getPlay({ params: { slug }, query: {} })).toMatchObject({ director: "Luc", about: "Nieuw" });
    const french = await visitor.getPlay({ params: { slug }, query: { language: "fr" } });
    expect(french.about).toBe("Nieuw");
  });

  test("is written with rich text that nothing runs in", async ({ admin, visitor }) => {
    const synopsis = { nl: "<p onclick=x>Twee <script>alert(1)</script>zussen</p>", fr: "<img src onerror=x>Deux" };
    const { slug, content } = await publishedPlay(admin, "Gevaarlijk stuk", { synopsis });
    expect(content.synopsis).toEqual({ nl: "<p>Twee zussen</p>", fr: "Deux" });
    expect((await visitor.getPlay({ params: { slug }, query: {} })).synopsis).toBe("<p>Twee zussen</p>");
  });

  test("with a text that is too long once its characters are escaped is refused", async ({ admin }) => {
    const body = playContent("Te lang", { synopsis: { nl: "&".repeat(5000) } });
    const refused = await admin.call("POST", "/api/admin/plays", body);
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { details: [{ field: "synopsis.nl" }] }]);
  });

  test("is refused publication with what it lacks, by field", async ({ admin, podium }) => {
    const size = { width: 9, height: 9, sizes: [9] };
    const [picture, unready] = [await makePicture(podium, size), await makePicture(podium, size, { ready: false })];
    const used = (id: number, nl = "") => ({ id, alt: { nl }, focus: { x: 0.5, y: 0.5 } });
    const publish = (id: number, revision: number) =>
      admin.call("POST", `/api/admin/plays/${id}/publish`, { revision });
    const { id } = await admin.api.createPlay({
      body: playContent("Onaf", {
        poster: used(picture),
        photos: [used(picture, "Twee spelers"), used(999_999, "Weg")],
        cast: [{ name: "", role: { nl: "Harpagon" } }],
        quotes: [{ text: { nl: "" }, source: "De krant" }],
      }),
    });
    const refused = await publish(id, 1);
    expect(refused.json()).toMatchObject({
      statusCode: 400,
      code: "INVALID_INPUT",
      details: [
        { field: "cast.0.name", message: "Vul de naam in, of haal deze regel weg." },
        { field: "quotes.0.text.nl", message: "Vul het citaat in, of haal het weg." },
        { field: "poster.alt.nl", message: "Beschrijf wat op deze foto te zien is." },
        { field: "photos.1", message: "Deze foto bestaat niet (meer)." },
      ],
    });
    const waits = await admin.api.createPlay({ body: playContent("Wacht", { poster: used(unready, "Een deur") }) });
    expect((await publish(waits.id, 1)).json()).toMatchObject({ statusCode: 409, code: "PICTURES_NOT_READY" });
    const whole = await publishedPlay(admin, "Af", { poster: used(picture, "Een deur"), photos: [] });
    const found = await admin.api.getPlay({ params: { slug: whole.slug }, query: {} });
    expect(found.poster).toEqual({
      id: picture,
      width: 9,
      height: 9,
      sizes: [9],
      alt: "Een deur",
      focus: { x: 0.5, y: 0.5 },
    });
  });

  test("is for administrators to write", async ({ podium, admin }) => {
    const { id } = await admin.api.createPlay({ body: playContent("Niet van u") });
    for (const role of ["USER", "DOOR", "BOX_OFFICE"] as const) {
      const user = await makeUser(podium, role);
      for (const response of [
        await user.call("GET", "/api/admin/plays"),
        await user.call("GET", `/api/admin/plays/${id}`),
        await user.call("GET", `/api/admin/plays/${id}/preview`),
        await user.call("POST", "/api/admin/plays", playContent("X")),
        await save(user, id, 1, playContent("X")),
        await user.call("POST", `/api/admin/plays/${id}/publish`, { revision: 1 }),
        await user.call("GET", `/api/admin/plays/${id}/versions`),
        await user.call("POST", `/api/admin/plays/${id}/versions/1/restore`, { revision: 1 }),
        await user.call("DELETE", `/api/admin/plays/${id}`),
      ])
        expect(response.json()).toMatchObject({ statusCode: 403 });
    }
    expect((await call(podium, "GET", "/api/admin/plays")).statusCode).toBe(401);
  });

  test("that does not exist is not read, stored, published, restored or deleted", async ({ admin }) => {
    for (const response of [
      await admin.call("GET", "/api/admin/plays/999999"),
      await admin.call("GET", "/api/admin/plays/999999/preview"),
      await save(admin, 999_999, 1, playContent("X")),
      await admin.call("POST", "/api/admin/plays/999999/publish", { revision: 1 }),
      await admin.call("GET", "/api/admin/plays/999999/versions"),
      await admin.call("POST", "/api/admin/plays/999999/versions/1/restore", { revision: 1 }),
      await admin.call("DELETE", "/api/admin/plays/999999"),
    ])
      expect(response.json()).toMatchObject({ statusCode: 404, code: "PLAY_NOT_FOUND" });
  });

  test("leaves its shows when it is deleted, and its address and history go", async ({ admin, podium, visitor }) => {
    const { id, slug } = await publishedPlay(admin, "Verdwijnt");
    const show = await makeShow(podium, { playId: id });
    await admin.api.deletePlay({ params: { id } });
    expect((await call(podium, "GET", `/api/plays/${slug}`)).statusCode).toBe(404);
    const shown = (await visitor.listShows({ query: {} })).find((one) => one.id === show.id);
    expect([shown?.name, shown?.playId]).toEqual([show.name, undefined]);
    const rest = await podium.deps.database.db
      .selectFrom("documents")
      .where(sql<boolean>`draft #>> '{title,nl}' = 'Verdwijnt'`)
      .select("id")
      .execute();
    expect(rest).toEqual([]);
  });
});

describe("the list of plays", () => {
  const titlesOf = async (visitor: User["api"], phase: string) =>
    (await visitor.listPlays({ query: {} })).filter((play) => play.phase === phase).map(({ title }) => title);

  test("has those to come, soonest first, and after its last show a play is among those played", async ({
    admin,
    podium,
    visitor,
  }) => {
    const make = async (title: string, more: Partial<PlayContent>, ...days: number[]) => {
      const { id } = await publishedPlay(admin, title, more);
      for (const day of days) await makeShow(podium, { playId: id, dateTime: inDays(day) });
      return id;
    };
    await make("Z later", {}, 30);
    await make("Z eerst", {}, 5, 6);
    await make("Z zonder datum", {});
    await make("Z lang geleden", { year: 1999 });
    await make("Z vorig jaar", { year: 2026 });
    const ours = (titles: string[]) => titles.filter((title) => title.startsWith("Z "));
    expect(ours(await titlesOf(visitor, "COMING"))).toEqual(["Z eerst", "Z later", "Z zonder datum"]);
    expect(ours(await titlesOf(visitor, "PLAYED"))).toEqual(["Z vorig jaar", "Z lang geleden"]);
    clock.advance(6 * 24 * HOUR + 4 * HOUR - 1);
    expect(ours(await titlesOf(visitor, "COMING"))).toEqual(["Z eerst", "Z later", "Z zonder datum"]);
    clock.advance(1);
    expect(ours(await titlesOf(visitor, "COMING"))).toEqual(["Z later", "Z zonder datum"]);
    expect(ours(await titlesOf(visitor, "PLAYED"))).toEqual(["Z eerst", "Z vorig jaar", "Z lang geleden"]);
    const played = (await visitor.listPlays({ query: {} })).find(({ title }) => title === "Z eerst");
    expect([played?.year, played?.slug]).toEqual([2027, "z-eerst"]);
  });

  test("has a play whose shows are not planned yet among those to come until its year is over", async ({
    admin,
    visitor,
  }) => {
    const year = Number(clock.now().toISOString().slice(0, 4));
    for (const later of [-1, 0, 1]) await publishedPlay(admin, `Gepland ${later}`, { year: year + later });
    const planned = (titles: string[]) => titles.filter((title) => title.startsWith("Gepland"));
    expect(planned(await titlesOf(visitor, "COMING"))).toEqual(["Gepland 0", "Gepland 1"]);
    expect(planned(await titlesOf(visitor, "PLAYED"))).toEqual(["Gepland -1"]);
  });

  test("does not wait for a show that was cancelled", async ({ admin, podium, visitor }) => {
    const { id, slug } = await publishedPlay(admin, "Afgelast slot");
    await makeShow(podium, { playId: id, dateTime: inDays(1) });
    const last = await makeShow(podium, { playId: id, dateTime: inDays(40) });
    await podium.deps.database.transact((transaction) => podium.deps.shows.cancel(transaction, last.id));
    clock.advance(3 * 24 * HOUR);
    const play = await visitor.getPlay({ params: { slug }, query: {} });
    expect([play.phase, play.evenings.map(({ cancelled }) => cancelled)]).toEqual(["PLAYED", [false, true]]);
  });

  test("draws no two plays to come with one motif, while there are enough", async ({ admin, visitor }) => {
    const motif = "ghost";
    for (let number = 1; number <= 3; number++) await publishedPlay(admin, `Spook ${number}`, { motif });
    const coming = (await visitor.listPlays({ query: {} })).filter(
      ({ phase, poster }) => phase === "COMING" && !poster,
    );
    expect(coming.length).toBeGreaterThan(3);
    expect(coming.length).toBeLessThanOrEqual(POSTER_MOTIFS.length);
    expect(new Set(coming.map((play) => play.motif)).size).toBe(coming.length);
    expect(coming.find(({ title }) => title === "Spook 1")?.motif).toBe(motif);
  });
});

describe("a show of a play", () => {
  test("names it, and the play its shows with the lowest price", async ({ admin, podium, visitor }) => {
    const { id, slug } = await publishedPlay(admin, "Met avonden");
    const show = await makeShow(podium, { playId: id, dateTime: inDays(50) });
    const type = (name: string, price: number) => ({ name, description: "", prices: [{ zone: null, price }] });
    const soonest = await makeShow(podium, {
      playId: id,
      dateTime: inDays(49),
      ticketTypes: [type("Volwassene", 12), type("Kind", 6.5)],
    });
    const { evenings } = await visitor.getPlay({ params: { slug }, query: {} });
    expect(evenings.map(({ showId, priceFrom }) => [showId, priceFrom])).toEqual([
      [soonest.id, 6.5],
      [show.id, 12],
    ]);
    const shown = (await visitor.listShows({ query: {} })).find((one) => one.id === show.id);
    expect(shown).toMatchObject({ playId: id, playSlug: slug });
    expect((await admin.api.listManagedPlays({})).find((play) => play.id === id)?.shows).toBe(2);
  });

  test("keeps its play in a change that does not name one, loses it with null, and the log says so", async ({
    admin,
    podium,
  }) => {
    const { id: playId } = await admin.api.createPlay({ body: playContent("Het stuk") });
    const show = await makeShow(podium);
    const change = (body: object) =>
      admin.api.updateShow({ params: { id: show.id }, body: { name: show.name, dateTime: show.dateTime, ...body } });
    expect((await change({ playId })).playId).toBe(playId);
    const said = async () => (await admin.api.listAudit({ query: {} })).items[0]?.summary;
    expect(await said()).toContain('stuk geen → "Het stuk"');
    expect((await change({})).playId).toBe(playId);
    expect((await change({ playId: null })).playId).toBeUndefined();
    expect(await said()).toContain('stuk "Het stuk" → geen');
  });

  test("of a play that does not exist is refused at that field", async ({ admin, podium }) => {
    const show = await makeShow(podium);
    const body = { name: "X", dateTime: show.dateTime, playId: 999_999 };
    const message = "Dit stuk bestaat niet (meer). Kies een ander stuk.";
    for (const response of [
      await admin.call("POST", "/api/admin/shows", body),
      await admin.call("PUT", `/api/admin/shows/${show.id}`, body),
    ])
      expect(response.json()).toMatchObject({ statusCode: 400, details: [{ field: "playId", message }] });
  });
});
