import { rm } from "node:fs/promises";
import { NEXT_SHOW_CARD } from "@podium/shared/site/paths";
import type { PageData } from "@podium/shared/contracts/page-data";
import { afterAll, expect } from "vitest";
import { buildSite } from "#test/built-site.ts";
import { makeShow } from "#test/factories.ts";
import { apiTest } from "#test/fixtures.ts";
import { publishedPlay } from "#test/plays.ts";
import { presentNextShow } from "./web-pages.presenter.ts";

const folder = await buildSite();
afterAll(() => rm(folder, { recursive: true }));

const test = apiTest({ env: { WEB_DIST: folder } }).extend(
  "nextShow",
  ({ podium }) =>
    async (): Promise<PageData["nextShow"]> => {
      const { body } = await podium.app.inject(NEXT_SHOW_CARD);
      return (JSON.parse(/\{.*\}/s.exec(body)?.[0] ?? "{}") as { data: PageData }).data.nextShow;
    },
);

test("the card for other sites has the next show, and follows what is planned, changed and cancelled", async ({
  admin,
  podium,
  nextShow,
}) => {
  const { db } = podium.deps.database;
  expect(await nextShow()).toBeNull();
  const { id: playId } = await publishedPlay(admin, "De meeuw");
  const { id } = await makeShow(podium, { name: "De meeuw", playId });
  await expect.poll(nextShow).toMatchObject({ showId: id, sale: "OPEN", play: { id: playId, title: "De meeuw" } });

  await db.updateTable("shows").set({ cancelledAt: new Date() }).where("id", "=", id).execute();
  await podium.deps.webPages?.sweep();
  expect(await nextShow()).toMatchObject({ showId: id, sale: "CANCELLED" });
});

test("the card says of a show whether one can still reserve, by its places first and then by its sale", async ({
  podium,
}) => {
  await makeShow(podium);
  const [show] = await podium.deps.shows.list({ ended: false });
  if (!show) throw new Error("there is a show");
  const now = new Date("2027-01-10T12:00:00Z");
  const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];
  const open = {
    ...show,
    cancelledAt: null,
    seatsTotal: 100,
    seatsAvailable: 11,
    salesOpenAt: null,
    salesCloseAt: after,
  };
  const sale = (more: Partial<typeof show>) => presentNextShow({ ...open, ...more }, [], now).sale;
  expect(sale({})).toBe("OPEN");
  expect(sale({ seatsAvailable: 10 })).toBe("LAST_PLACES");
  expect(sale({ salesOpenAt: after })).toBe("LATER");
  expect(sale({ salesOpenAt: before, salesCloseAt: now })).toBe("CLOSED");
  expect(sale({ seatsAvailable: 0, salesOpenAt: after })).toBe("SOLD_OUT");
  expect(sale({ seatsAvailable: 0, cancelledAt: before })).toBe("CANCELLED");
});

test("any site may frame the card, and it alone; no search engine lists it", async ({ podium }) => {
  const { statusCode, headers } = await podium.app.inject(NEXT_SHOW_CARD);
  expect([statusCode, headers["content-security-policy"]]).toEqual([
    200,
    "default-src 'none';style-src 'self';img-src 'self' data:;font-src 'self';base-uri 'none';form-action 'none';frame-ancestors *",
  ]);
  expect(headers["x-frame-options"]).toBeUndefined();
  expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
  for (const url of ["/", "/admin", "/scan", "/bestaat-niet", `${NEXT_SHOW_CARD}/meer`, "/kaart", "/sitemap.xml"]) {
    const { headers: usual } = await podium.app.inject(url);
    expect(usual["content-security-policy"], url).toContain("frame-ancestors 'none'");
    expect(usual["x-frame-options"], url).toBeDefined();
  }
  expect((await podium.app.inject("/sitemap.xml")).body).not.toContain("kaart");
});
