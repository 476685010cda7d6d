import type { GiveBack } from "@podium/shared/contracts/shows";
import type { TicketTypeFields } from "@podium/shared/contracts/ticket-types";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { isForeignKeyViolation } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { priceOfTypes } from "./ticket-types.ts";

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
