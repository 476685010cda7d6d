import { hold, sellVoucher } from "@podium/shared/test/steps.ts";
import { expect } from "vitest";
import { makeShow, makeUser } from "./factories.ts";
import { createFakeClock } from "./fake-clock.ts";
import { apiTest } from "./fixtures.ts";

const test = apiTest({ clock: createFakeClock(new Date("2026-11-20T10:00:00Z")) }).extend(
  "ask",
  { scope: "file" },
  ({ podium }) =>
    async (language: string, method: "GET" | "POST", url: string, { token = "", body = {} } = {}) => {
      const headers = { "accept-language": language, ...(token && { authorization: `Bearer ${token}` }) };
      const response = await podium.app.inject({ method, url, headers, ...(method === "POST" && { payload: body }) });
      expect(response.headers).toMatchObject({ "content-language": language, vary: "accept-language" });
      return response.json<{ message: string }>().message;
    },
);

test("the check of a code says in the caller's language what it is worth", async ({ admin, ask, podium }) => {
  const { token } = await makeUser(podium);
  const check = (language: string, code: string) =>
    ask(language, "GET", `/api/reservation/validate-code?code=${encodeURIComponent(code)}`, { token });
  const make = async (more: { maxTickets: number; validUntil?: string }) =>
    (await admin.api.createTicketCode({ body: { type: "DISCOUNT", percent: 10, ...more } })).code;
  const several = await make({ maxTickets: 50 });
  expect(await check("nl", several)).toBe("Kortingscode geldig: nog 50 tickets beschikbaar.");
  expect(await check("fr", several)).toBe("Code de réduction valable\u00A0: encore 50 billets disponibles.");
  expect(await check("en", await make({ maxTickets: 1 }))).toBe("Discount code valid: 1 ticket left.");
  expect(await check("en", "nothing")).toBe("This code is not valid. Check that you typed it correctly.");
  expect(await check("fr", await make({ maxTickets: 5, validUntil: "2026-11-01" }))).toBe(
    "Ce code était valable jusqu'au 1 novembre 2026 inclus. Demandez-en un nouveau à la personne qui vous l'a donné.",
  );
  const { code: voucher } = await sellVoucher(admin.api, 12.5);
  expect(await check("fr", voucher)).toBe("Bon cadeau valable\u00A0: il y reste 12,50 €.");
  expect(await check("en", voucher)).toBe("Gift voucher valid: it still has €12.50 on it.");
});

test("a reservation says in the caller's language how long its seats are reserved, and what is due now", async ({
  ask,
  podium,
}) => {
  const [user, show] = [await makeUser(podium), await makeShow(podium, { pricePerSeat: 12 })];
  await hold(user.api, show.id, ["R1-A"]);
  const reserve = (language: string, total: number) => {
    const body = { seatIds: ["R1-A"], paymentMethod: "MANUAL", total };
    return ask(language, "POST", `/api/reservation/${show.id}`, { token: user.token, body });
  };
  expect(await reserve("en", 10)).toMatch(/^The amount to pay is now €12\.00, and not €10\.00 as you saw\./);
  expect(await reserve("fr", 12)).toMatch(/^Votre réservation est faite\. Vos places restent réservées .* \d+ jours\./);
});

test("the request of a link and a message to the society get a response in the caller's language", async ({ ask }) => {
  const forgot = { body: { email: "an@test.example" } };
  expect(await ask("en", "POST", "/api/auth/forgot-password", forgot)).toMatch(/The link works for an hour\.$/);
  const written = { body: { name: "An", email: "an@test.example", message: "Waar kan ik mijn fiets zetten?" } };
  expect(await ask("fr", "POST", "/api/contact", written)).toMatch(/^Merci pour votre message\u00A0!/);
});
