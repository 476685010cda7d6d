import { randomUUID } from "node:crypto";
import { MAX_DOOR_DEVICE_DAYS } from "@podium/shared/contracts/limits";
import { includesRole } from "@podium/shared/contracts/roles";
import { cancelledShowTicket, mayAttend } from "@podium/shared/tickets/check-in-rules";
import { clockTime, mediumMoment } from "@podium/shared/words/date-formats";
import type { Attendant } from "#platform/http/caller.ts";
import { isSame } from "#platform/http/signed-token.ts";
import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import type { Database, Db, Transaction } from "#platform/data/database.ts";
import { DomainError, errorMessage } from "#platform/process/domain-error.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { ReservationsService } from "#modules/sale/reservations/reservations.service.ts";
import type { HandOutsLog } from "./hand-outs.log.ts";
import * as repository from "./hand-outs.repository.ts";

export type HandOutsService = ReturnType<typeof createHandOutsService>;

/** A volunteer, or a device of the entrance. */
export interface Bartender extends Attendant {
  handedBy: number | null;
  handedByDevice: number | null;
}

interface Requested {
  count?: number | undefined;
  token?: string | undefined;
  clientId?: string | undefined;
}

export interface OfflineHandOut extends Requested {
  clientId: string;
  showId: number;
  reservationId: number;
  lineId: number;
  count: number;
  at: Date;
}

export interface OfflineResult {
  clientId: string;
  outcome: "ACCEPTED" | "CONFLICT" | "REFUSED";
  at: Date;
  otherAt: Date | null;
  /** Reason why it was refused; null: it was not. */
  refusal: DomainError | null;
}

/** The longest life of a device. A hand-out that seems older, or in the future, comes from a wrong clock. */
const BELIEVED_SECONDS = MAX_DOOR_DEVICE_DAYS * 24 * 3600;

/** Returns why the line cannot be handed out, whatever is left of it, as a ticket of it is refused; null: it can. */
function refusal(line: repository.LockedLine, token: string | undefined, { role }: Attendant, at: Date) {
  const { secret, status, startsAt, cancelledAt, showName, totalCents } = line;
  if (token !== undefined && !isSame(token, secret)) return new DomainError("TICKET_FORGED");
  if (cancelledAt !== null)
    return new DomainError(
      "SHOW_CANCELLED",
      {},
      undefined,
      cancelledShowTicket(`${showName}, ${mediumMoment(startsAt)}`),
    );
  if (!mayAttend(role, startsAt, at)) return new DomainError("SHOW_NOT_NEAR");
  if (status === "CONFIRMED") return null;
  if (status !== "PENDING")
    return new DomainError("NOT_CONFIRMED", {}, undefined, (language) =>
      errorMessage("RESERVATION_CLOSED", {}, language),
    );
  const due = includesRole(role, "BOX_OFFICE") ? [{ field: "due", message: String(totalCents / 100) }] : undefined;
  return new DomainError("NOT_CONFIRMED", {}, due);
}

const alreadyHandedOut = (at: Date): DomainError =>
  new DomainError("ALREADY_HANDED_OUT", { time: (language) => clockTime(at, language) }, [
    { field: "handedOutAt", message: at.toISOString() },
  ]);

const tooMany = (left: number): DomainError =>
  new DomainError("HAND_OUT_TOO_MANY", { left }, [{ field: "left", message: String(left) }]);

const CHANGED_MEANWHILE = "Intussen is er iets uitgegeven of teruggenomen. Kijk opnieuw na hoeveel er is uitgegeven.";

export function createHandOutsService(deps: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService<HandOutsLog>, "record">;
  reservations: Pick<ReservationsService, "announceAgain">;
}) {
  const { database, clock, audit, reservations } = deps;

  async function lock(db: Db, reservationId: number, lineId: number): Promise<repository.LockedLine> {
    const line = await repository.lockLine(db, reservationId, lineId);
    if (!line) throw new DomainError("PRODUCT_NOT_FOUND");
    return line;
  }

  async function outcomeOf(
    db: Db,
    { id: lineId, name, count: bought }: repository.LockedLine,
    count: number,
    at: Date,
  ) {
    const { handedOut } = await repository.findHandedOut(db, lineId);
    return { lineId, name, count, handedOut, left: bought - handedOut, at };
  }

  async function store(
    { db, onCommit }: Transaction,
    line: repository.LockedLine,
    handOut: Pick<repository.HandOut, "clientId" | "count" | "outcome" | "at" | "otherAt">,
    { handedBy, handedByDevice }: Bartender,
  ): Promise<void> {
    const made = { lineId: line.id, handedBy, handedByDevice, recordedAt: clock.now(), takenBackAt: null };
    if (!(await repository.insertHandOut(db, { ...handOut, ...made }))) throw new DomainError("INVALID_INPUT");
    if (handOut.outcome === "ACCEPTED") onCommit(() => reservations.announceAgain(line.reservationId));
  }

  async function recordOne(bartender: Bartender, handOut: OfflineHandOut): Promise<OfflineResult> {
    const { clientId, count } = handOut;
    const now = clock.now();
    const isBelieved = handOut.at <= now && handOut.at >= plusSeconds(now, -BELIEVED_SECONDS);
    const at = isBelieved ? handOut.at : now;
    return database.transact(async (transaction) => {
      const { db } = transaction;
      const line = await lock(db, handOut.reservationId, handOut.lineId);
      const earlier = await repository.findHandOut(db, clientId);
      if (earlier?.lineId === line.id)
        return { clientId, outcome: earlier.outcome, at: earlier.at, otherAt: earlier.otherAt, refusal: null };
      // The moment of the hand-out counts, because a phone may find a network days later.
      const refused = refusal(line, handOut.token, bartender, at);
      if (refused) throw refused;
      if (count > line.count) throw tooMany(line.count);
      const { handedOut, lastAt } = await repository.findHandedOut(db, line.id);
      const outcome = handedOut + count <= line.count ? "ACCEPTED" : "CONFLICT";
      const otherAt = outcome === "CONFLICT" ? lastAt : null;
      await store(transaction, line, { clientId, count, outcome, at, otherAt }, bartender);
      return { clientId, outcome, at, otherAt, refusal: null };
    });
  }

  return {
    linesOfShow: (showId: number) => repository.findLinesOfShow(database.db, showId),

    /**
     * Idempotent by `clientId`. @throws DomainError PRODUCT_NOT_FOUND, TICKET_FORGED, SHOW_CANCELLED, SHOW_NOT_NEAR,
     * NOT_CONFIRMED, ALREADY_HANDED_OUT, HAND_OUT_TOO_MANY
     */
    handOut: (reservationId: number, lineId: number, requested: Requested, bartender: Bartender) =>
      database.transact(async (transaction) => {
        const { db } = transaction;
        const at = clock.now();
        const line = await lock(db, reservationId, lineId);
        const refused = refusal(line, requested.token, bartender, at);
        if (refused) throw refused;
        const { clientId = randomUUID() } = requested;
        const earlier = requested.clientId === undefined ? undefined : await repository.findHandOut(db, clientId);
        if (earlier?.lineId === lineId && earlier.outcome === "ACCEPTED")
          return outcomeOf(db, line, earlier.count, earlier.at);
        const { handedOut, lastAt } = await repository.findHandedOut(db, lineId);
        const left = line.count - handedOut;
        if (left === 0) throw alreadyHandedOut(lastAt ?? at);
        const count = requested.count ?? left;
        if (count > left) throw tooMany(left);
        await store(transaction, line, { clientId, count, outcome: "ACCEPTED", at, otherAt: null }, bartender);
        return outcomeOf(db, line, count, at);
      }),

    /**
     * Takes the last hand-out back. @param seen how many the caller saw handed out
     * @throws DomainError PRODUCT_NOT_FOUND, SHOW_NOT_NEAR, NOT_HANDED_OUT
     */
    takeBack: (reservationId: number, lineId: number, { role, handedBy, handedByDevice }: Bartender, seen?: number) =>
      database.transact(async (transaction) => {
        const { db, onCommit } = transaction;
        const at = clock.now();
        const line = await lock(db, reservationId, lineId);
        if (!mayAttend(role, line.startsAt, at)) throw new DomainError("SHOW_NOT_NEAR");
        const { handedOut } = await repository.findHandedOut(db, lineId);
        if (seen !== undefined && handedOut > 0 && seen !== handedOut)
          throw new DomainError("NOT_HANDED_OUT", {}, undefined, CHANGED_MEANWHILE);
        const count = await repository.takeBackLast(db, lineId, at);
        if (count === undefined) throw new DomainError("NOT_HANDED_OUT");
        await audit.record(transaction, {
          actorId: handedBy,
          actorDeviceId: handedByDevice,
          action: "HAND_OUT_TAKEN_BACK",
          subject: { type: "reservation", id: reservationId },
          details: { name: line.name, count },
        });
        onCommit(() => reservations.announceAgain(reservationId));
        return outcomeOf(db, line, count, at);
      }),

    /** Records each hand-out in its own transaction, so that an interrupted batch may be sent again. */
    async record(bartender: Bartender, handOuts: readonly OfflineHandOut[]): Promise<OfflineResult[]> {
      const recorded: OfflineResult[] = [];
      for (const handOut of handOuts) {
        const result = await recordOne(bartender, handOut).catch((error: unknown): OfflineResult => {
          if (!(error instanceof DomainError)) throw error;
          const { clientId, at } = handOut;
          return { clientId, outcome: "REFUSED", at, otherAt: null, refusal: error };
        });
        recorded.push(result);
      }
      return recorded;
    },
  };
}
