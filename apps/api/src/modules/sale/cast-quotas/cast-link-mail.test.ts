import { expect } from "vitest";
import { makeShow } from "#test/factories.ts";
import { mailTest } from "#test/fixtures.ts";

const HOUR_MS = 3600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

const test = mailTest().extend("cast", { scope: "file" }, ({ podium, admin, mailbox, sendMails }) => async () => {
  const { id } = await makeShow(podium);
  const params = { id };
  await admin.api.holdBlockedSeats({ params, body: { seatIds: ["R1-A", "R1-B"], reason: "cast" } });
  return {
    params,
    quota: (email: string, form: object = {}) =>
      admin.api.createCastQuota({ params, body: { name: "Lotte", seats: 2, email, endsAt: inHours(48), ...form } }),
    list: async () => (await admin.api.listCastQuotas({ params })).quotas,
    received: async (email: string) => {
      await sendMails();
      return (await mailbox.mailsTo(email)).map(({ text = "" }) => text);
    },
  };
});

test("an actor's link is mailed once, opens the seats, and volunteers see when it went", async ({ cast, podium }) => {
  const show = await cast();
  const made = await show.quota("lotte@podium.example");
  expect(made.quotas).toMatchObject([{ email: "lotte@podium.example", mail: "waiting", sentAt: null }]);
  const [text = "", ...others] = await show.received("lotte@podium.example");
  expect(others).toEqual([]);
  expect(text).toContain("Voor Lotte zijn er 2 plaatsen van wat we voor de spelers vasthouden.");
  const [link = ""] = /https:\S+#token=\S+/.exec(text) ?? [];
  expect(link).toBe(made.quotas[0]?.link);
  expect(new URL(link).pathname + new URL(link).search).toBe(`/tickets?show=${show.params.id}`);
  const token = decodeURIComponent(link.split("#token=")[1] ?? "");
  const url = `/api/shows/${show.params.id}/cast-seats`;
  const opened = await podium.app.inject({ method: "POST", url, payload: { token } });
  expect(opened.json()).toMatchObject({ name: "Lotte", seats: 2, taken: 0, seatIds: ["R1-A", "R1-B"] });
  const [listed] = await show.list();
  expect(listed).toMatchObject({ mail: "sent" });
  expect(Date.parse(listed?.sentAt ?? "")).toBeLessThanOrEqual(Date.now());
});

test("a link is mailed again when asked, and to a new address; a renewed one waits until it is asked", async ({
  cast,
  admin,
}) => {
  const show = await cast();
  const { quotas } = await show.quota("mia@podium.example");
  const params = { ...show.params, quotaId: quotas[0]?.id ?? 0 };
  await show.received("mia@podium.example");
  await admin.api.mailCastLink({ params });
  expect(await show.received("mia@podium.example")).toHaveLength(2);
  const renewed = (await admin.api.renewCastLink({ params })).quotas[0];
  expect(renewed).toMatchObject({ mail: "none", sentAt: null });
  expect(await show.received("mia@podium.example")).toHaveLength(2);
  const body = { name: "Mia", seats: 2, email: "mia.2@podium.example", endsAt: renewed?.endsAt ?? "" };
  await admin.api.changeCastQuota({ params, body });
  const [text = ""] = await show.received("mia.2@podium.example");
  expect(text).toContain(renewed?.link);
  expect(await show.received("mia@podium.example")).toHaveLength(2);
  expect(await show.list()).toMatchObject([{ mail: "sent" }]);
  await admin.api.changeCastQuota({ params, body: { ...body, email: "" } });
  expect(await show.list()).toMatchObject([{ email: "", mail: "none", sentAt: null }]);
});

test("a link that is withdrawn before its mail goes is not mailed", async ({ cast, admin }) => {
  const show = await cast();
  const { quotas } = await show.quota("jan@podium.example");
  await admin.api.withdrawCastLink({ params: { ...show.params, quotaId: quotas[0]?.id ?? 0 } });
  expect(await show.received("jan@podium.example")).toEqual([]);
  expect(await show.list()).toMatchObject([{ link: null, mail: "none" }]);
});
