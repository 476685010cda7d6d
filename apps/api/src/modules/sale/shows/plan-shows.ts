import type { Clock } from "#platform/process/clock.ts";
import type { Transaction } from "#platform/data/database.ts";
import { mediumMoment } from "@podium/shared/words/date-formats";
import { DomainError } from "#platform/process/domain-error.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { SeatAllocationsService } from "#modules/sale/seats/seat-allocations.service.ts";
import { fieldsOf, type NewShow, refuseUnknown } from "./show-fields.ts";
import type { ShowsLog } from "./shows.log.ts";
import * as repository from "./shows.repository.ts";
import type { createTicketTypes } from "./ticket-types.ts";

interface PlanDependencies {
  clock: Clock;
  audit: Pick<AuditService<ShowsLog>, "record">;
  allocations: Pick<SeatAllocationsService, "addSeats">;
  ticketTypes: Pick<ReturnType<typeof createTicketTypes>, "saveFirst">;
}

/** @throws DomainError SHOW_EXISTS that names the doubles */
async function refuseDoubles(transaction: Transaction, ids: readonly number[], ofName: boolean): Promise<void> {
  const doubles = await repository.findDoubles(transaction.db, ids, { ofName });
  if (doubles.length === 0) return;
  throw new DomainError("SHOW_EXISTS", {
    shows: (language) => doubles.map(({ name, startsAt }) => `${name}, ${mediumMoment(startsAt, language)}`).join("; "),
  });
}

/**
 * Plans all of these shows, or none.
 *
 * @param ofName whether shows without a play are the same when their names are
 * @returns their ids, in the same order @throws DomainError SHOW_EXISTS, INVALID_INPUT
 */
export async function planShows(
  { clock, audit, allocations, ticketTypes }: PlanDependencies,
  transaction: Transaction,
  shows: readonly NewShow[],
  { actorId, ofName }: { actorId: number | null; ofName: boolean },
): Promise<number[]> {
  const mayBeDouble = ofName || shows.some(({ playId }) => typeof playId === "number");
  // Simultaneous calls wait, and then find the shows that were planned.
  if (mayBeDouble) await repository.lockPlanning(transaction.db);
  const ids: number[] = [];
  for (const show of shows) {
    const fields = { ...fieldsOf(show), changedAt: clock.now() };
    ids.push(await repository.insertShow(transaction.db, fields).catch(refuseUnknown));
  }
  if (mayBeDouble) await refuseDoubles(transaction, ids, ofName);
  for (const [place, show] of shows.entries()) {
    const id = ids[place];
    if (id === undefined) continue;
    await allocations.addSeats(transaction, id);
    if (show.ticketTypes) await ticketTypes.saveFirst(transaction, id, show.ticketTypes);
    const details = { show: show.name, on: mediumMoment(show.startsAt) };
    await audit.record(transaction, { actorId, action: "SHOW_CREATED", subject: { type: "show", id }, details });
  }
  return ids;
}
