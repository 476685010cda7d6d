import { rm } from "node:fs/promises";
import { afterAll, describe, expect } from "vitest";
import { buildSite } from "#test/built-site.ts";
import { apiTest } from "#test/fixtures.ts";
import { playContent, publishedPlay } from "#test/plays.ts";
import { startTestApp, type TestApp } from "#test/test-app.ts";

const folder = await buildSite();
afterAll(() => rm(folder, { recursive: true }));

const test = apiTest({ env: { WEB_DIST: folder } });

/** Reads the request that a page was drawn with, from the document of `buildSite`'s fake drawing. */
async function drawn({ app }: TestApp, url: string) {
  const { body } = await app.inject(url);
  const text = /\{.*\}/s.exec(body)?.[0] ?? "null";
  return JSON.parse(text) as {
    path: string | null;
    language: string;
    data: Record<string, { content: { title: string; lead: string } }>;
  };
}

describe("public pages", () => {
  test("have what is published in their HTML, from the moment that it is published on", async ({ admin, podium }) => {
    await drawn(podium, "/");
    const params = { part: "home" } as const;
    const { revision, content } = await admin.api.getContentDraft({ params });
    const body = { revision, content: { ...content, title: { nl: "Een nieuw <seizoen>" } } };
    const saved = await admin.api.saveContentDraft({ params, body });
    const before = (await drawn(podium, "/")).data["content/home"]?.content.title;
    expect(before).not.toBe("Een nieuw <seizoen>");
    await admin.api.publishContent({ params, body: { revision: saved.revision } });
    await expect
      .poll(async () => (await drawn(podium, "/")).data["content/home"]?.content.title)
      .toBe("Een nieuw <seizoen>");
  });

  test("are drawn in each language, with Dutch where the society wrote nothing in that one", async ({
    admin,
    podium,
  }) => {
    const params = { part: "contact" } as const;
    const { revision, content } = await admin.api.getContentDraft({ params });
    const lead = { nl: "Schrijf ons", fr: "Écrivez-nous" };
    const saved = await admin.api.saveContentDraft({ params, body: { revision, content: { ...content, lead } } });
    await admin.api.publishContent({ params, body: { revision: saved.revision } });
    const leads = async () => {
      const pages = await Promise.all(["/over-ons", "/fr/over-ons", "/en/over-ons/"].map((url) => drawn(podium, url)));
      return pages.map(({ path, language, data }) => [path, language, data["content/contact"]?.content.lead]);
    };
    await expect.poll(leads).toEqual([
      ["/over-ons", "nl", "Schrijf ons"],
      ["/over-ons", "fr", "Écrivez-nous"],
      ["/over-ons", "en", "Schrijf ons"],
    ]);
    expect((await podium.app.inject("/sitemap.xml")).body).toMatch(
      /<loc>[^<]+\/fr\/over-ons<\/loc>.*hreflang="en" href="[^"]+\/en\/over-ons"/,
    );
  });

  test("are there for each published play, in the sitemap too, and lead from its old name to the new one", async ({
    admin,
    podium,
  }) => {
    expect((await podium.app.inject("/voorstelling/de-meeuw")).statusCode).toBe(404);
    const { id, revision } = await publishedPlay(admin, "De meeuw");
    await expect.poll(async () => (await podium.app.inject("/voorstelling/de-meeuw")).statusCode).toBe(200);
    expect((await podium.app.inject("/sitemap.xml")).body).toContain("/voorstelling/de-meeuw</loc>");

    const body = { revision, content: playContent("De oude meeuw") };
    const saved = await admin.api.savePlayDraft({ params: { id }, body });
    await admin.api.publishPlay({ params: { id }, body: { revision: saved.revision } });
    await expect.poll(async () => (await podium.app.inject("/voorstelling/de-oude-meeuw")).statusCode).toBe(200);
    const { statusCode, headers } = await podium.app.inject("/voorstelling/de-meeuw?van=mail");
    expect([statusCode, headers.location]).toEqual([301, "/voorstelling/de-oude-meeuw"]);

    await admin.api.deletePlay({ params: { id } });
    await expect.poll(async () => (await podium.app.inject("/voorstelling/de-oude-meeuw")).statusCode).toBe(404);
    expect((await podium.app.inject("/sitemap.xml")).body).not.toContain("meeuw");
  });

  test("are the same in another process, which got the event or finds it by itself", async ({ admin, podium }) => {
    const other = await startTestApp({ beside: podium, env: { WEB_DIST: folder } });
    const publish = async (lead: string) => {
      const params = { part: "contact" } as const;
      const { revision, content } = await admin.api.getContentDraft({ params });
      const saved = await admin.api.saveContentDraft({
        params,
        body: { revision, content: { ...content, lead: { nl: lead } } },
      });
      await admin.api.publishContent({ params, body: { revision: saved.revision } });
    };
    const lead = async () => (await drawn(other, "/over-ons")).data["content/contact"]?.content.lead;
    await lead();
    await publish("Gehoord");
    await expect.poll(lead).toBe("Gehoord");

    // A change without a message, as when the message is lost.
    const { db } = podium.deps.database;
    const row = db.selectFrom("documents").where("part", "=", "contact").select("id");
    await db
      .insertInto("documentVersions")
      .columns(["documentId", "content", "publishedAt", "publishedBy"])
      .expression(
        db
          .selectFrom("documentVersions")
          .where("documentId", "=", row)
          .orderBy("id")
          .limit(1)
          .select(["documentId", "content", "publishedAt", "publishedBy"]),
      )
      .execute();
    expect(await lead()).toBe("Gehoord");
    await other.deps.webPages?.sweep();
    expect(await lead()).not.toBe("Gehoord");
    await other.close();
  });

  test("that cannot be drawn in one language stay as they were in it, and hold back no other", async ({
    admin,
    podium,
  }) => {
    const params = { part: "about" } as const;
    const publish = async (lead: { nl: string; fr: string }) => {
      const { revision, content } = await admin.api.getContentDraft({ params });
      const saved = await admin.api.saveContentDraft({ params, body: { revision, content: { ...content, lead } } });
      await admin.api.publishContent({ params, body: { revision: saved.revision } });
    };
    const leads = async () => {
      const pages = await Promise.all(["/over-ons", "/fr/over-ons"].map((url) => drawn(podium, url)));
      return pages.map(({ data }) => data["content/about"]?.content.lead);
    };
    await publish({ nl: "Wie wij zijn", fr: "Qui nous sommes" });
    await expect.poll(leads).toEqual(["Wie wij zijn", "Qui nous sommes"]);
    await publish({ nl: "Wie wij nu zijn", fr: "FAUTE" });
    await expect.poll(leads).toEqual(["Wie wij nu zijn", "Qui nous sommes"]);
    await publish({ nl: "Wie wij nu zijn", fr: "Qui nous sommes maintenant" });
    await expect.poll(leads).toEqual(["Wie wij nu zijn", "Qui nous sommes maintenant"]);
  });

  test("that cannot be drawn begin as those do that only a browser draws", async ({ admin, podium }) => {
    const params = { part: "about" } as const;
    const { revision, content } = await admin.api.getContentDraft({ params });
    const saved = await admin.api.saveContentDraft({
      params,
      body: { revision, content: { ...content, lead: { nl: "FOUT" } } },
    });
    await admin.api.publishContent({ params, body: { revision: saved.revision } });
    await expect.poll(async () => (await drawn(podium, "/over-ons")).path).toBeNull();
    expect((await drawn(podium, "/")).path).toBe("/");
  });

  test("stay as they are, byte by byte, while nothing is published", async ({ podium }) => {
    const { headers } = await podium.app.inject("/");
    await podium.deps.webPages?.sweep();
    const again = await podium.app.inject({ url: "/", headers: { "if-none-match": String(headers.etag) } });
    expect(again.statusCode).toBe(304);
  });
});
