import { describe, expect } from "vitest";
import { call, makeShow, makeUser, type User } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";
import { playContent, publishedPlay } from "#test/plays.ts";

const test = apiTest();

const save = (admin: User, id: number, revision: number, title: string, director = "") =>
  admin.call("PUT", `/api/admin/plays/${id}`, { revision, content: playContent(title, { director }) });
const publish = (admin: User, id: number, revision: number) =>
  admin.call("POST", `/api/admin/plays/${id}/publish`, { revision });
const codes = (responses: Array<{ statusCode: number }>) =>
  responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

describe("a draft of a play", () => {
  test("that two store from one revision is that of one of them", async ({ admin }) => {
    const { id } = await admin.api.createPlay({ body: playContent("Twee schrijvers") });
    const names = Array.from({ length: 8 }, (_, index) => `Schrijver ${index}`);
    const responses = await Promise.all(names.map((name) => save(admin, id, 1, "Twee schrijvers", name)));
    expect(codes(responses)).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    const winner = responses.findIndex(({ statusCode }) => statusCode === 200);
    expect((await admin.api.getPlayDraft({ params: { id } })).content.director).toBe(names[winner]);
    expect(responses.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: "DRAFT_CHANGED" });
  });

  test("that is sent again after its response was lost counts as stored", async ({ admin }) => {
    const { id } = await admin.api.createPlay({ body: playContent("Opnieuw") });
    for (let tries = 0; tries < 2; tries++)
      expect((await save(admin, id, 1, "Opnieuw", "An")).json()).toMatchObject({ revision: 2 });
    expect((await save(admin, id, 1, "Opnieuw", "Jef")).statusCode).toBe(409);
  });

  test("is published once when two do so, and not when it is another by then", async ({ admin, podium }) => {
    const { id } = await admin.api.createPlay({ body: playContent("Eén keer") });
    expect(codes(await Promise.all([1, 1, 1].map((revision) => publish(admin, id, revision))))).toEqual([
      200, 200, 200,
    ]);
    expect(await admin.api.listPlayVersions({ params: { id } })).toHaveLength(1);
    const { items } = await admin.api.listAudit({ query: { action: "PLAY_PUBLISHED" } });
    expect(items.filter(({ subjectId }) => subjectId === id)).toHaveLength(1);
    await save(admin, id, 1, "Eén keer", "An");
    expect((await publish(admin, id, 1)).json()).toMatchObject({ code: "DRAFT_CHANGED" });
    expect((await call(podium, "GET", "/api/plays/een-keer")).json()).toMatchObject({ director: "" });
  });

  test("is published or deleted, and nothing is left of it that was deleted", async ({ admin, podium }) => {
    for (let round = 0; round < 5; round++) {
      const { id, slug } = await admin.api.createPlay({ body: playContent(`Wie eerst ${round}`) });
      await makeShow(podium, { playId: id });
      const [published, deleted] = await Promise.all([
        publish(admin, id, 1),
        admin.call("DELETE", `/api/admin/plays/${id}`),
      ]);
      expect([200, 404]).toContain(published.statusCode);
      expect(deleted.statusCode).toBe(204);
      expect((await call(podium, "GET", `/api/plays/${slug}`)).statusCode).toBe(404);
    }
  });

  test("becomes what a version was, in the form of now, and visitors see that once it is published", async ({
    admin,
    podium,
  }) => {
    const { id, slug, revision } = await publishedPlay(admin, "Vroeger", { director: "Griet" });
    const [version] = await admin.api.listPlayVersions({ params: { id } });
    expect(version).toMatchObject({ publishedBy: expect.any(String) as string });
    // The form in which an older release stored it, with fewer fields and an unfiltered script
    const old = { title: { nl: "Vroeger" }, synopsis: { nl: "<p>x<script>1</script></p>" }, gone: 1 };
    await podium.deps.database.db
      .updateTable("documentVersions")
      .set({ content: JSON.stringify(old) })
      .where("id", "=", version?.id ?? 0)
      .execute();
    await save(admin, id, revision, "Vroeger", "Luc");
    const restore = (from: number, versionId = version?.id ?? 0) =>
      admin.call("POST", `/api/admin/plays/${id}/versions/${versionId}/restore`, { revision: from });
    expect((await restore(revision)).json()).toMatchObject({ code: "DRAFT_CHANGED" });
    expect((await restore(revision + 1, 999_999)).json()).toMatchObject({ code: "VERSION_NOT_FOUND" });
    const restored = (await restore(revision + 1)).json<{ revision: number; content: object }>();
    expect(restored.content).toEqual(playContent("Vroeger", { synopsis: { nl: "<p>x</p>" } }));
    await publish(admin, id, restored.revision);
    expect((await call(podium, "GET", `/api/plays/${slug}`)).json()).toMatchObject({ synopsis: "<p>x</p>" });
    expect(await admin.api.listPlayVersions({ params: { id } })).toHaveLength(2);
  });

  test("says who changed and published it, until that account is gone", async ({ admin, podium }) => {
    const writer = await makeUser(podium, "ADMIN");
    const { id } = await publishedPlay(writer, "Van wie");
    const named = await admin.api.getPlayDraft({ params: { id } });
    expect([named.changedBy, named.publishedBy]).toEqual([
      expect.stringMatching(/^Piet /),
      expect.stringMatching(/^Piet /),
    ]);
    await podium.deps.database.db
      .updateTable("users")
      .set({ deletedAt: new Date() })
      .where("id", "=", writer.id)
      .execute();
    const left = await admin.api.getPlayDraft({ params: { id } });
    expect([left.changedBy, left.publishedBy]).toEqual([null, null]);
    expect((await admin.api.listPlayVersions({ params: { id } })).map(({ publishedBy }) => publishedBy)).toEqual([
      null,
    ]);
  });
});

describe("the address of a play", () => {
  const rename = async (admin: User, id: number, title: string) => {
    const { revision } = await admin.api.getPlayDraft({ params: { id } });
    return (await save(admin, id, revision, title)).json<{ slug: string; revision: number }>();
  };

  test("follows its title until it is published", async ({ admin }) => {
    const { id } = await admin.api.createPlay({ body: playContent("Werktitel") });
    expect((await rename(admin, id, "De échte titel!")).slug).toBe("de-echte-titel");
    expect((await admin.api.createPlay({ body: playContent("Werktitel") })).slug).toBe("werktitel");
  });

  test("stays with a published play until it is published with another title; the old one leads on for ever", async ({
    admin,
    podium,
  }) => {
    const { id, slug } = await publishedPlay(admin, "Oude naam");
    const { revision, slug: current } = await rename(admin, id, "Nieuwe naam");
    expect([slug, current]).toEqual(["oude-naam", "oude-naam"]);
    await publish(admin, id, revision);
    const moved = await call(podium, "GET", "/api/plays/oude-naam?language=en");
    expect([moved.statusCode, moved.headers.location]).toEqual([301, "/api/plays/nieuwe-naam?language=en"]);
    expect((await call(podium, "GET", "/api/plays/nieuwe-naam")).statusCode).toBe(200);
    // No other play gets the old slug; the play itself gets it back with its old title.
    expect((await admin.api.createPlay({ body: playContent("Oude naam") })).slug).toBe("oude-naam-2");
    await publish(admin, id, (await rename(admin, id, "Oude naam")).revision);
    expect((await call(podium, "GET", "/api/plays/oude-naam")).statusCode).toBe(200);
    expect((await call(podium, "GET", "/api/plays/nieuwe-naam")).headers.location).toBe("/api/plays/oude-naam");
  });

  test("is another for each of several of one name, made at once", async ({ admin }) => {
    const made = await Promise.all(
      Array.from({ length: 6 }, () => admin.api.createPlay({ body: playContent("Hamlet") })),
    );
    const slugs = made.map(({ slug }) => slug);
    expect(slugs.toSorted()).toEqual(["hamlet", ...[2, 3, 4, 5, 6].map((number) => `hamlet-${number}`)]);
  });

  test("of a title without letters, or with far too many, is one all the same", async ({ admin }) => {
    expect((await admin.api.createPlay({ body: playContent("???") })).slug).toBe("stuk");
    const { slug } = await admin.api.createPlay({ body: playContent("ß".repeat(120)) });
    expect(slug.length).toBeLessThanOrEqual(100);
  });
});
