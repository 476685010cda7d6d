import type { OfflineScan } from "@podium/shared/contracts/check-in";
import { type NamedSeat, nameOnly, seatLabel } from "@podium/shared/halls/seat-names";
import { ApiError } from "#platform/api-client.ts";
import { type CheckInCalls, isUnreachable } from "#modules/entrance/check-in/api/check-in-calls.ts";
import { type CheckInResult, markDue, markScanned, type StateAccess } from "./check-in-state.ts";
import { isSameTicket, type TicketRef } from "./ticket-number.ts";
import { findOtherShow, findTicket, namedSeat, validateTicket } from "./validate-ticket.ts";
import { NOT_LOADED, refusalText, serverRefusalText, UNCHECKABLE } from "./words.ts";

/** `token` is the secret of the QR code; absent for a check-in by hand. */
export interface PresentedTicket extends TicketRef {
  token?: string;
}

/** `at` is the time of the successful scan; `guest` is set if the server names one. */
export interface Outcome extends Pick<CheckInResult, "ok" | "message" | "offline"> {
  at?: string;
  guest?: string | undefined;
  ticketType?: string | null | undefined;
  product?: CheckInResult["product"];
  late?: boolean;
  movedTo?: NamedSeat | undefined;
  unpaid?: boolean;
  /** Refused because it was scanned before. */
  alreadyIn?: boolean;
}

export interface AdmissionOptions {
  calls: Pick<CheckInCalls, "scan">;
  device: string;
  /** Milliseconds, by the server's clock. */
  now: () => number;
  newId: () => string;
  /** Resolves to undefined on plain http. */
  hash: (secret: string) => Promise<string | undefined>;
}

interface AdmissionEffects extends StateAccess {
  /** Reads the scans of other tabs on this device. */
  readStored: () => Promise<void>;
  /** Resolves once the scan is stored, to the scan of this ticket that counts. */
  addUnsent: (scan: OfflineScan) => Promise<OfflineScan>;
}

export function refused(message: string, offline = false): Outcome {
  return { ok: false, message, offline };
}

export function createAdmission(options: AdmissionOptions & AdmissionEffects) {
  const { calls, device, now, newId, hash, state, change, readStored, addUnsent } = options;

  /** Resolves to undefined when the server was unreachable. */
  async function askServer(ticket: PresentedTicket, showId: number, clientId: string): Promise<Outcome | undefined> {
    try {
      const { at, ticketType } = await calls.scan(ticket, { clientId, device, showId, token: ticket.token });
      change({ ...markScanned(state(), ticket, at), reachable: true });
      return { ok: true, message: null, at, offline: false, ticketType };
    } catch (error) {
      if (isUnreachable(error)) {
        change({ reachable: false });
        return undefined;
      }
      if (!(error instanceof ApiError)) throw error;
      change({ reachable: true });
      return refusedByServer(error, ticket);
    }
  }

  function refusedByServer(error: ApiError, ticket: TicketRef): Outcome {
    const detail = (name: string) => error.details.find(({ field }) => field === name)?.message;
    const { list } = state();
    const due = Number(detail("due") ?? Number.NaN);
    const isDue = error.code === "NOT_CONFIRMED" && Number.isFinite(due);
    if (isDue) change(markDue(state(), ticket.reservationId, due));
    const outcome = refused(serverRefusalText(error, findOtherShow(list, ticket), isDue ? due : null));
    if (error.code === "NOT_CONFIRMED") return { ...outcome, unpaid: isDue };
    if (error.code === "TICKET_MOVED") {
      // The ticket was passed on or withdrawn: the message names the current holder.
      if (detail("seatId") === undefined) return { ...outcome, guest: detail("guest") };
      const { reservationId } = ticket;
      const [seatId = "", group = "", label, kind] = ["seatId", "group", "label", "kind"].map(detail);
      // A server of the previous release sends the id only.
      const movedTo =
        label === undefined ? namedSeat(list, { reservationId, seatId }) : nameOnly({ seatId, group, label, kind });
      return { ...outcome, movedTo, guest: detail("guest") };
    }
    if (error.code !== "ALREADY_SCANNED") return outcome;
    const since = detail("scannedAt");
    if (since !== undefined) change(markScanned(state(), ticket, since));
    return { ...outcome, alreadyIn: true };
  }

  async function decideOffline(ticket: PresentedTicket, clientId: string): Promise<Outcome> {
    const { token } = ticket;
    const secretHash = token === undefined ? undefined : await hash(token);
    await readStored();
    const { list, unsent } = state();
    if (!list) return refused(NOT_LOADED, true);
    if (token !== undefined && secretHash === undefined) return refused(UNCHECKABLE, true);
    const decision = validateTicket(list, unsent, ticket, secretHash);
    if (decision.kind !== "admit") {
      const outcome = refused(refusalText(decision), true);
      if (decision.kind === "moved") return { ...outcome, movedTo: decision.to, guest: decision.to.guest };
      if (decision.kind === "replaced") return { ...outcome, guest: decision.by.guest };
      return { ...outcome, alreadyIn: decision.kind === "already", unpaid: decision.kind === "unpaid" };
    }
    const at = new Date(now()).toISOString();
    const counted = await addUnsent({ ...ticket, clientId, showId: list.show.id, at });
    if (counted.clientId !== clientId)
      return { ...refused(refusalText({ kind: "already", at: counted.at }), true), alreadyIn: true };
    return { ok: true, message: null, at, offline: true, ticketType: findTicket(list, ticket)?.ticketType };
  }

  return async (ticket: PresentedTicket, showId: number): Promise<Outcome> => {
    const clientId = newId();
    const { reachable, unsent } = state();
    // The server may not know yet that this device let the ticket in.
    const isOwn = unsent.some((scan) => isSameTicket(scan, ticket));
    const response = reachable && !isOwn ? await askServer(ticket, showId, clientId) : undefined;
    return response ?? decideOffline(ticket, clientId);
  };
}

/** Lets all of these tickets in, one by one as by hand; a ticket that another device just let in counts as in. */
export async function admitAll(
  decide: (ticket: PresentedTicket) => Promise<Outcome>,
  tickets: readonly (TicketRef & NamedSeat)[],
): Promise<Outcome> {
  const failures: string[] = [];
  const decided: Outcome[] = [];
  let offline = false;
  for (const ticket of tickets) {
    const { reservationId, seatId } = ticket;
    const outcome = await decide({ reservationId, seatId });
    decided.push(outcome);
    offline ||= outcome.offline;
    if (!outcome.ok && !outcome.alreadyIn) failures.push(`${seatLabel(ticket)}: ${outcome.message}`);
  }
  return { ok: failures.length === 0, message: failures.join(" ") || null, offline, ticketType: typesToCheck(decided) };
}

/** 'Kind' for one ticket, '2 × Kind, 1 × Lid' for several; null when no type needs a check. */
function typesToCheck(tickets: ReadonlyArray<{ ticketType?: string | null | undefined }>): string | null {
  const byType = Map.groupBy(tickets, ({ ticketType }) => ticketType);
  const counted = [...byType].flatMap(([name, { length }]) =>
    name === undefined || name === null ? [] : [tickets.length === 1 ? name : `${length} × ${name}`],
  );
  return counted.join(", ") || null;
}
