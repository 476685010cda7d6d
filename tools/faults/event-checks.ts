import { hold, pay, ticketsOf } from "@podium/shared/test/steps.ts";
import { apiOver, overFetch } from "@podium/shared/test/api.ts";
import { focusManager } from "@tanstack/react-query";
import { reserveInTime } from "./reserve-in-time.ts";
import type { Screens } from "./screens.ts";
import { untilEmpty } from "./until-empty.ts";
import type { Account } from "./participants.ts";

/** The time that screens have after a fault, too; until then only an event can show the change. */
const SHOWN_WITHIN_MS = 30_000;

/** Checks that each change reaches every screen by an event. Pages have no focus, so that no refetch hides a loss. */
export async function checkEvents(
  url: string,
  showId: number,
  users: { admin: Account; visitor: Account },
  screens: Pick<Screens, "differences" | "openReservation">,
): Promise<string[]> {
  const visitor = apiOver(overFetch(url), users.visitor.token);
  const admin = apiOver(overFetch(url), users.admin.token);
  const wrong: string[] = [];
  async function shows(what: string, differences = () => screens.differences()): Promise<void> {
    const different = await untilEmpty(differences, SHOWN_WITHIN_MS);
    wrong.push(...different.map((difference) => `${what} came with no event: ${difference}`));
  }

  await shows("opening");
  focusManager.setFocused(false);
  try {
    const [held = "", sold = ""] = (await visitor.listAvailableSeats({ params: { showId } })).map(
      (seat) => seat.seatId,
    );
    await shows("a hold", async () => {
      await hold(visitor, showId, [held]);
      const different = await screens.differences();
      // Throws if the hold has expired, because a screen that never showed it would then look right.
      await visitor.getCart();
      return different;
    });
    await visitor.clearCart();
    await shows("an emptied cart");
    const id = await reserveInTime(visitor, showId, [sold]);
    await shows("a reservation");
    screens.openReservation(id, users.visitor.id);
    await shows("opening its pages");
    await pay(admin, id);
    await shows("a payment");
    const { secret } = (await ticketsOf(visitor, id)).get(sold) ?? {};
    await admin.scanSeat({ params: { reservationId: id, seatId: sold }, body: { token: secret } });
    await shows("a scan");
    await admin.unscanSeat({ params: { reservationId: id, seatId: sold } });
    await shows("an undone scan");
    await admin.cancelReservation({ params: { id }, body: { reason: "Op vraag" } });
    await shows("a cancellation");
  } finally {
    focusManager.setFocused(undefined);
  }
  return wrong;
}
