import { pay, reserve } from "@podium/shared/test/steps.ts";
import { makeUser, type User } from "./factories.ts";
import type { FakeClock } from "./fake-clock.ts";
import { apiTest, type createScenario } from "./fixtures.ts";
import type { TestApp } from "./test-app.ts";

interface Owned {
  owner: User;
  id: number;
}

interface Around {
  podium: TestApp;
  scenario: ReturnType<typeof createScenario>;
  admin: User;
}

/** A fixture with test steps of tickets that are given back, and of their seats' sale. */
export const boxOfficeWith =
  (clock: FakeClock) =>
  ({ podium, scenario, admin }: Around) => {
    const { database, returnedTickets } = podium.deps;
    const returned = async ({ owner, id }: Owned) => (await owner.api.getHandedTickets({ params: { id } })).returned;
    const settle = async () => {
      clock.advance(60);
      await returnedTickets.sweep();
    };
    return {
      /** A paid reservation of a show whose tickets may be given back. */
      paid: (seatIds: string[], giveBack: "VOUCHER" | "MONEY" = "MONEY") => scenario.paid(seatIds, { giveBack }),
      async give({ owner, id }: Owned, ...seatIds: string[]) {
        const { seats } = await owner.api.getTickets({ params: { id } });
        const ticketIds = seats.filter(({ seat }) => seatIds.includes(seat.seatId)).map((seat) => seat.id);
        return owner.call("POST", `/api/reservation/${id}/give-back`, { ticketIds });
      },
      /** Withdraws a return. @param seatId none: the first ticket that was given back */
      async keep(paid: Owned, seatId?: string) {
        const found = (await returned(paid)).find(({ seat }) => seatId === undefined || seat.seatId === seatId);
        return paid.owner.call("POST", `/api/reservation/${paid.id}/keep`, { returnedId: found?.id });
      },
      returned,
      /** Moves the clock, and settles the returned tickets whose seats are sold. */
      settle,
      /** Sells the seat to another user, and settles. */
      async sell(showId: number, seatId: string, codes?: Parameters<typeof reserve>[3]) {
        const buyer = await makeUser(podium);
        const id = await reserve(buyer.api, showId, [seatId], codes);
        if ((await buyer.api.getMyLatestReservation()).status !== "CONFIRMED") await pay(admin.api, id);
        await settle();
        return { owner: buyer, id };
      },
      total: async (id: number) =>
        (await database.db.selectFrom("reservations").select("totalCents").where("id", "=", id).executeTakeFirst())
          ?.totalCents,
    };
  };

/** @returns a test with a `boxOffice` */
export const returnsTest = (clock: FakeClock) =>
  apiTest({ clock }).extend("boxOffice", { scope: "file" }, boxOfficeWith(clock));
