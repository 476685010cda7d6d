import { describe, expect, vi } from "vitest";
import type { User } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { createFakeProvider, type FakeProvider } from "#test/fake-provider.ts";
import { apiTest } from "#test/fixtures.ts";

const clock = createFakeClock();
const provider: FakeProvider = createFakeProvider();
const test = apiTest({ clock, paymentProvider: provider });

const start = (user: User, id: number) => user.call("POST", `/api/reservation/${id}/online-payment`);

describe("an online payment", () => {
  test("that the sweep gave up while the provider created it is open all the same, and confirms", async ({
    online,
    podium,
  }) => {
    provider.setAway(true);
    const { user, id } = await online.reserveOnline();
    provider.setAway(false);
    const create = provider.create.bind(provider);
    vi.spyOn(provider, "create").mockImplementationOnce(async (order) => {
      clock.advance(1801);
      await podium.deps.payments.sweep();
      expect((await online.outcome(user, id)).payment?.status).toBe("FAILED");
      return create(order);
    });
    const ref = (await start(user, id)).json<{ checkoutUrl: string }>().checkoutUrl.split("/").at(-1) ?? "";
    expect((await online.outcome(user, id)).payment?.status).toBe("OPEN");
    provider.say(ref, "PAID");
    await online.webhook(ref);
    expect(await online.outcome(user, id)).toMatchObject({
      reservation: { status: "CONFIRMED" },
      payment: { status: "PAID", refund: null },
    });
  });

  test("that the sweep gave up makes way for the one that another tab opened meanwhile", async ({ online, podium }) => {
    provider.setAway(true);
    const { user, id } = await online.reserveOnline();
    provider.setAway(false);
    const create = provider.create.bind(provider);
    let opened = "";
    vi.spyOn(provider, "create").mockImplementationOnce(async (order) => {
      clock.advance(1801);
      await podium.deps.payments.sweep();
      opened = (await start(user, id)).json<{ checkoutUrl: string }>().checkoutUrl;
      return create(order);
    });
    expect((await start(user, id)).json()).toEqual({ checkoutUrl: opened });
    // Nobody got the page of the second payment, but money for it is still recognized.
    const [given, second] = [...provider.orders].filter(([, order]) => order.reservationId === id).map(([ref]) => ref);
    expect(opened).toBe(`https://pay.example/${given}`);
    provider.say(second ?? "", "PAID");
    await online.webhook(second ?? "");
    expect((await online.outcome(user, id)).reservation.status).toBe("CONFIRMED");
  });
});
