import { type NamedSeat, seatLabels } from "@podium/shared/halls/seat-names";
import type { Language } from "@podium/shared/words/languages";
import type { Clock } from "#platform/process/clock.ts";
import type { Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import * as moved from "./moved-seats.repository.ts";
import { queueFreeSeats, shareWaitingList } from "./offered-seats.repository.ts";
import * as repository from "./seats.repository.ts";
import type { SeatAnnouncer } from "./seats.realtime.ts";

/** Number of seats that a refusal names; nobody would read more */
const MOST_NAMES = 12;
const AND_MORE: Readonly<Record<Language, (more: number) => string>> = {
  nl: (more) => `en nog ${more} andere`,
  fr: (more) => `et encore ${more} ${more === 1 ? "autre" : "autres"}`,
  en: (more) => `and ${more} more`,
};

function refusal(seats: readonly NamedSeat[]): DomainError {
  const more = seats.length - MOST_NAMES;
  const named = (language: Language): string => {
    const first = seatLabels(seats.slice(0, MOST_NAMES), language);
    return more > 0 ? `${first}, ${AND_MORE[language](more)}` : first;
  };
  const details = seats.map((seat) => ({
    field: seat.seatId,
    message: (language: Language) => seatLabels([seat], language),
  }));
  return new DomainError("SEATS_WOULD_GO", { seats: named }, details);
}

/**
 * Gives a show the seats of another plan: adds and deletes those that only one of them has. The others stay as they
 * are, except that free seats are queued while somebody waits (decision 083). Call with the show locked.
 * @throws DomainError SEATS_WOULD_GO when a seat to delete is held, reserved or blocked
 */
export function createSeatMover({
  clock,
  announcer,
}: {
  clock: Clock;
  announcer: Pick<SeatAnnouncer, "announcePlan">;
}) {
  return async ({ db, onCommit }: Transaction, show: { id: number; from: number; to: number }): Promise<void> => {
    const leaving = await moved.lockSeatsOutside(db, { showId: show.id, hallPlanId: show.to }, clock.now());
    const taken = leaving.flatMap(({ seatId, isFree }) => (isFree ? [] : seatId));
    if (taken.length > 0) throw refusal(await moved.nameSeatsOf(db, show.from, taken));
    await moved.deleteSeats(db, show.id, leaving);
    await moved.insertMissingSeats(db, show.id);
    // A free seat may have another kind here, or lie beside other seats, so the waiting list comes first.
    await shareWaitingList(db, show.id);
    await queueFreeSeats(db, show.id);
    const seats = await repository.findSeats(db, [show.id], clock.now());
    onCommit(() => announcer.announcePlan(show.id, show.to, seats));
  };
}
