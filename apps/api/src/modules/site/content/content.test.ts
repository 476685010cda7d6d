import { type Content, CONTENT_PARTS, type ContentDraft, type ShownContent } from "@podium/shared/contracts/content";
import { withDutch, withTranslation } from "@podium/shared/words/translations";
import { describe, expect } from "vitest";
import { home } from "#seed/content/home.ts";
import { makeUser } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";

const test = apiTest()
  .extend("write", ({ admin }) => async (part: string, change: object) => {
    const { revision, content } = await admin.api.getContentDraft({ params: { part: "home" } });
    const body = { revision, content: { ...content, ...change } };
    return admin.call("PUT", `/api/admin/content/${part}`, body);
  })
  .extend("publish", ({ admin }) => async (change: object) => {
    const params = { part: "home" } as const;
    const { revision, content } = await admin.api.getContentDraft({ params });
    const saved = await admin.api.saveContentDraft({ params, body: { revision, content: { ...content, ...change } } });
    return admin.api.publishContent({ params, body: { revision: saved.revision } });
  });

const params = { part: "home" } as const;
const query = { language: "nl" } as const;

describe("a part of the site", () => {
  test("is published from the first start on, by nobody", async ({ admin, visitor }) => {
    for (const part of CONTENT_PARTS) {
      const draft = await admin.api.getContentDraft({ params: { part } });
      expect(draft).toMatchObject({ part, revision: 1, hasChanges: false, publishedBy: null });
      expect(await visitor.getShownContent({ params: { part }, query })).not.toEqual({});
    }
    expect((await visitor.getShownContent({ params, query })).content["title"]).toBe(home.title.nl);
  });

  test("that does not exist is none", async ({ podium, admin }) => {
    expect((await podium.app.inject({ url: "/api/content/play" })).statusCode).toBe(400);
    expect((await admin.call("GET", "/api/admin/content/agenda")).statusCode).toBe(400);
  });

  test("is shown as it was until it is published, and from then on as it is", async ({ admin, visitor }) => {
    const before = await admin.api.getContentDraft({ params });
    const title = { nl: "Nieuw seizoen", fr: "Nouvelle saison" };
    const content = { ...before.content, title, eyebrow: { nl: "Alleen in het Nederlands" } };
    const saved = await admin.api.saveContentDraft({ params, body: { revision: before.revision, content } });
    expect(saved).toMatchObject({ revision: before.revision + 1, hasChanges: true, content });
    expect((await visitor.getShownContent({ params, query })).content["title"]).toBe(home.title.nl);
    expect((await admin.api.previewContent({ params, query })).title).toBe("Nieuw seizoen");

    const { revision } = saved;
    const published = await admin.api.publishContent({ params, body: { revision } });
    expect(published).toMatchObject({ revision, hasChanges: false, publishedBy: saved.changedBy });
    expect((await visitor.getShownContent({ params, query })).content["title"]).toBe("Nieuw seizoen");
    const { content: french } = await visitor.getShownContent({ params, query: { language: "fr" } });
    expect([french["title"], french["eyebrow"]]).toEqual(["Nouvelle saison", "Alleen in het Nederlands"]);

    const { items } = await admin.api.listAudit({ query: {} });
    expect(items[0]).toMatchObject({ action: "CONTENT_PUBLISHED", summary: "Inhoud van de startpagina gepubliceerd" });
  });

  test("is in Dutch for everybody once the society changed the words of the sample, and says what to look at again", async ({
    admin,
    visitor,
  }) => {
    const about = { part: "about" } as const;
    type About = Content<"about">;
    const { revision, content } = await admin.api.getContentDraft({ params: about });
    const { lead, mission, ...rest } = content as About;
    const french = async () =>
      (await visitor.getShownContent({ params: about, query: { language: "fr" } })).content as ShownContent<"about">;
    const before = await french();
    expect([before.lead, before.mission.title]).toEqual([lead.fr, mission.title.fr]);
    const title = withDutch(withTranslation(mission.title, "fr", "Notre raison"), "Waarvoor wij staan");
    const changed = { ...rest, lead: withDutch(lead, "Wij zijn er."), mission: { ...mission, title } };
    const saved = await admin.api.saveContentDraft({ params: about, body: { revision, content: changed } });
    expect(saved).toMatchObject({ content: changed, toReview: { fr: 1, en: 0 } });
    await admin.api.publishContent({ params: about, body: { revision: saved.revision } });
    const after = await french();
    expect([after.lead, after.mission.title, after.join.title]).toEqual([
      "Wij zijn er.",
      "Notre raison",
      before.join.title,
    ]);
  });

  test("is sent again only when it changed", async ({ podium, publish }) => {
    const url = "/api/content/home";
    const { headers } = await podium.app.inject({ url });
    const again = await podium.app.inject({ url, headers: { "if-none-match": String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    await publish({ eyebrow: { nl: "Voor het hele dorp" } });
    const changed = await podium.app.inject({ url, headers: { "if-none-match": String(headers.etag) } });
    expect([changed.statusCode, changed.json<{ content: { eyebrow: string } }>().content.eyebrow]).toEqual([
      200,
      "Voor het hele dorp",
    ]);
  });

  test("stores each version, with its author and time, to restore it", async ({ admin, visitor, publish }) => {
    await publish({ title: { nl: "Eerst" } });
    const { revision } = await publish({ title: { nl: "Dan" } });
    const versions = await admin.api.listContentVersions({ params });
    expect(versions.length).toBeGreaterThan(2);
    expect(versions.at(-1)?.publishedBy).toBe(null);
    const versionId = versions[1]?.id ?? 0;
    const restore = { params: { part: "home", versionId }, body: { revision } } as const;
    const restored = await admin.api.restoreContentVersion(restore);
    expect(restored).toMatchObject({ revision: revision + 1, hasChanges: true, content: { title: { nl: "Eerst" } } });
    expect((await visitor.getShownContent({ params, query })).content["title"]).toBe("Dan");
    const other = await admin.call("POST", `/api/admin/content/about/versions/${versionId}/restore`, { revision: 1 });
    expect(other.json()).toMatchObject({ code: "VERSION_NOT_FOUND" });
  });

  test("has texts that run no script, and none of a word processor", async ({ write, admin }) => {
    const text = {
      nl: '<h2 style="x">Welkom</h2><script>alert(1)</script><p class="MsoNormal"> </p><p><a href="javascript:alert(1)">hier</a></p>',
    };
    const { welcome } = home;
    expect((await write("home", { welcome: { ...welcome, text } })).statusCode).toBe(200);
    const { content } = await admin.api.getContentDraft({ params });
    expect(content.welcome).toEqual({ ...welcome, text: { nl: "<h2>Welkom</h2><p>hier</p>" } });
  });

  test("may be as long as its longest text in three languages", async ({ admin }) => {
    const { revision, content } = await admin.api.getContentDraft({ params: { part: "terms" } });
    const long = `<p>${"a".repeat(59_000)}</p>`;
    const body = { revision, content: { ...content, text: { nl: long, fr: long, en: long } } };
    const saved = await admin.api.saveContentDraft({ params: { part: "terms" }, body });
    expect(saved.content).toEqual(body.content);
  });
});

describe("what cannot be", () => {
  test("of two who write the same part the second gets a conflict, and loses nothing", async ({
    admin,
    write,
    podium,
  }) => {
    const other = await makeUser(podium, "ADMIN");
    const { revision, content } = await admin.api.getContentDraft({ params });
    expect((await write("home", { title: { nl: "Van de een" } })).statusCode).toBe(200);
    const body = { revision, content: { ...content, title: { nl: "Van de ander" } } };
    const late = await other.call("PUT", "/api/admin/content/home", body);
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, "DRAFT_CHANGED"]);
    const unseen = await other.call("POST", "/api/admin/content/home/publish", { revision });
    expect(unseen.json()).toMatchObject({ code: "DRAFT_CHANGED" });
    expect((await admin.api.getContentDraft({ params })).content.title).toEqual({ nl: "Van de een" });
  });

  test("is said by the field", async ({ write }) => {
    const response = await write("home", { title: { nl: "x".repeat(121) }, reasons: [{ title: { nl: 1 } }] });
    expect(response.statusCode).toBe(400);
    const { code, details } = response.json<{ code: string; details: Array<{ field: string; message: string }> }>();
    expect(code).toBe("INVALID_INPUT");
    expect(details.map(({ field }) => field).toSorted()).toEqual(["reasons.0.text", "reasons.0.title.nl", "title.nl"]);
    for (const { message } of details) expect(message).toMatch(/^[A-Z].*\.$/);
  });

  test("is a part in the form of another one", async ({ write }) => {
    expect((await write("society", {})).json()).toMatchObject({ code: "INVALID_INPUT" });
  });

  test("is publishing a picture that was deleted, or that nobody described", async ({ admin, podium }) => {
    const part = { part: "about" } as const;
    const { id } = await podium.deps.database.db
      .insertInto("pictures")
      .values({
        width: 800,
        height: 600,
        sizes: [320, 640, 800],
        createdAt: new Date(),
        madeAt: new Date(),
        makeAfter: new Date(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const photo = (picture: number, alt: string) => ({ id: picture, alt: { nl: alt }, focus: { x: 0.5, y: 0.5 } });
    const member = (used: object) => ({ name: "Ilse", role: { nl: "Voorzitter" }, photo: used });
    const trying = async (used: object) => {
      const { revision, content } = await admin.api.getContentDraft({ params: part });
      const body = { revision, content: { ...content, board: [member(used)] } };
      const saved = await admin.api.saveContentDraft({ params: part, body });
      return admin.call("POST", "/api/admin/content/about/publish", { revision: saved.revision });
    };
    const refused = async (used: object) => (await trying(used)).json<{ details: Array<{ field: string }> }>().details;
    expect(await refused(photo(id, ""))).toMatchObject([{ field: "board.0.photo.alt.nl" }]);
    expect(await refused(photo(99_999, "Ilse"))).toMatchObject([{ field: "board.0.photo" }]);
    const published = await trying(photo(id, "Ilse lacht"));
    expect(published.statusCode).toBe(200);
    const shown = await admin.api.getShownContent({ params: part, query });
    expect(shown.content["board"]).toMatchObject([
      { role: "Voorzitter", photo: { id, sizes: [320, 640, 800], alt: "Ilse lacht" } },
    ]);
  });
});

test("drafts, previews and history are for administrators", async ({ podium }) => {
  const calls = [
    ["GET", ""],
    ["PUT", ""],
    ["GET", "/preview"],
    ["POST", "/publish"],
    ["GET", "/versions"],
    ["POST", "/versions/1/restore"],
  ] as const;
  const seller = await makeUser(podium, "BOX_OFFICE");
  for (const [method, rest] of calls) {
    const url = `/api/admin/content/home${rest}`;
    const body = method === "GET" ? undefined : { revision: 1, content: {} };
    expect([url, (await seller.call(method, url, body)).statusCode]).toEqual([url, 403]);
    expect([url, (await podium.app.inject({ method, url })).statusCode]).toEqual([url, 401]);
  }
  const response = await podium.app.inject({ url: "/api/content/home" });
  expect(response.json<ContentDraft>()).not.toHaveProperty("revision");
});
