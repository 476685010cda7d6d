import type { GiveBack, WaitingRoomMode } from "@podium/shared/contracts/shows";
import type { TicketTypeFields } from "@podium/shared/contracts/ticket-types";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { mediumMoment } from "@podium/shared/words/date-formats";
import { isForeignKeyViolation, type Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { Clock } from "#platform/process/clock.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { SeatAllocationsService } from "#modules/sale/seats/seat-allocations.service.ts";
import { type createTicketTypes, priceOfTypes } from "./ticket-types.ts";
import type { ShowsLog } from "./shows.log.ts";
import * as repository from "./shows.repository.ts";

export interface NewShow {
  name: string;
  startsAt: Date;
  priceCents: number;
  /** The play that is shown; null: none. Absent in a change: the show keeps its play. */
  playId?: number | null;
  /** Absent: the first plan for a new show; in a change the show keeps its plan. */
  hallPlanId?: number;
  salesOpenAt?: Date | null;
  salesCloseAt?: Date | null;
  /** Absent: 'NO' for a new show; in a change the show keeps its rule. */
  giveBack?: GiveBack;
  /** Absent: 'auto' for a new show; in a change the show keeps its own. */
  waitingRoom?: WaitingRoomMode;
  /** The ticket types, which determine the price. Absent: the show keeps its own. */
  ticketTypes?: readonly TicketTypeFields[];
}

/** Returns the fields as stored: the price of the ticket types becomes the show's price. */
export function fieldsOf<Fields extends Partial<NewShow> & Pick<NewShow, "startsAt">>({
  ticketTypes,
  ...show
}: Fields) {
  const priceCents = priceOfTypes(ticketTypes ?? []) ?? show.priceCents;
  return {
    ...show,
    salesCloseAt: show.salesCloseAt ?? show.startsAt,
    ...(priceCents !== undefined && { priceCents }),
  };
}

/** Translates violations of a show's two references, to a play and to a plan. */
export function refuseUnknown(error: unknown): never {
  if (!isForeignKeyViolation(error)) throw error;
  if (isForeignKeyViolation(error, "shows_play_id_fkey")) {
    const details = [{ field: "playId", message: `${errorMessage("PLAY_NOT_FOUND")} Kies een ander stuk.` }];
    throw new DomainError("INVALID_INPUT", {}, details);
  }
  const message = `${errorMessage("HALL_PLAN_NOT_FOUND")} Kies een andere zaal.`;
  throw new DomainError("INVALID_INPUT", {}, [{ field: "hallPlanId", message }]);
}

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

/** All or none. @param ofName compares names of shows without a play @throws DomainError SHOW_EXISTS, INVALID_INPUT */
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
