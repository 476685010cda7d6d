import type { GiveBack } from "@podium/shared/contracts/shows";
import type { TicketTypeFields } from "@podium/shared/contracts/ticket-types";
import { errorMessage } from "@podium/shared/error-codes";
import { isForeignKeyViolation } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import { priceOfTypes } from "./ticket-types.ts";

export interface NewShow {
  name: string;
  startsAt: Date;
  priceCents: number;
  /** The play that it is an evening of; null: none. In a change without one the show's own. */
  playId?: number | null;
  /** None: the first plan for a new show; in a change the show's own. */
  hallPlanId?: number;
  salesOpenAt?: Date | null;
  salesCloseAt?: Date | null;
  /** None: 'NO' for a new show; in a change the show's own. */
  giveBack?: GiveBack;
  /** They decide the price. None: the show keeps its own. */
  ticketTypes?: readonly TicketTypeFields[];
}

/** As stored: a price of its ticket types is the show's. */
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

/** The two references that a show has, to a play and to a plan. */
export function refuseUnknown(error: unknown): never {
  if (!isForeignKeyViolation(error)) throw error;
  if (isForeignKeyViolation(error, "shows_play_id_fkey")) {
    const details = [{ field: "playId", message: `${errorMessage("PLAY_NOT_FOUND")} Kies een ander stuk.` }];
    throw new DomainError("INVALID_INPUT", {}, details);
  }
  const message = `${errorMessage("HALL_PLAN_NOT_FOUND")} Kies een andere zaal.`;
  throw new DomainError("INVALID_INPUT", {}, [{ field: "hallPlanId", message }]);
}
