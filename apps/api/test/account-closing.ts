import { registerUser } from "@podium/shared/test/steps.ts";
import { type User, withToken } from "./factories.ts";
import type { FakeClock } from "./fake-clock.ts";
import { apiTest } from "./fixtures.ts";

/** As apiTest, with an `owner` of an account, and what happens to `accounts`. */
export function closingTest(clock: FakeClock) {
  return apiTest({ clock })
    .extend("owner", async ({ podium, visitor }) => {
      const registered = await registerUser(visitor, { firstname: "Mia", lastname: "Vergeten" });
      return { ...withToken(podium, registered), password: registered.password };
    })
    .extend("accounts", { scope: "file" }, ({ podium, visitor, showId }) => ({
      close: (user: Pick<User, "call">, password: string) => user.call("POST", "/api/user/deleteAccount", { password }),
      sweep: () => podium.deps.accountClosing.sweep(),
      row: (id: number) =>
        podium.deps.database.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
      statusOf: async (reservationId: number) => (await podium.deps.reservations.get(reservationId)).status,
      isFree: async (seatId: string) => (await visitor.isSeatAvailable({ params: { showId, seatId } })).available,
    }));
}
