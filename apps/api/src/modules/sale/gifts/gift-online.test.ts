import { hold, reserve } from "@podium/shared/test/steps.ts";
import { expect } from "vitest";
import { makeShow, makeUser } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { createFakeProvider } from "#test/fake-provider.ts";
import { apiTest } from "#test/fixtures.ts";

const provider = createFakeProvider();
const test = apiTest({ clock: createFakeClock(), paymentProvider: provider });

test.for([
  ["beside the price of the tickets", null, 1450],
  ["alone, where a sponsor's code pays the tickets", "SPONSOR", 250],
] as const)("a gift is paid online %s", async ([, type, amountCents], { podium, admin }) => {
  const [user, show] = [await makeUser(podium), await makeShow(podium)];
  const sponsor = type && (await admin.api.createTicketCode({ body: { type, maxTickets: 5 } }));
  await hold(user.api, show.id, ["R1-A"]);
  await user.api.setCartGift({ body: { amount: 2.5 } });
  const codes = { ticketCode: sponsor?.code ?? null };
  const id = await reserve(user.api, show.id, ["R1-A"], { paymentMethod: "PAYCONIQ", ...codes });
  const ordered = [...provider.orders.values()].filter(({ reservationId }) => reservationId === id);
  expect(ordered).toMatchObject([{ amountCents }]);
});
