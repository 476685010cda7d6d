import type * as contract from "@podium/shared/contracts/check-in";
import type { ScanResult } from "@podium/shared/contracts/tickets";
import { type ErrorCode, errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { presentCheckInProduct } from "#modules/entrance/hand-outs/hand-outs.presenter.ts";
import { nameOnly, type NamedSeat, placeLabel, seatLabel } from "@podium/shared/halls/seat-names";
import { clockTime } from "@podium/shared/words/date-formats";
import type { CheckInShow, Scan } from "./check-in.repository.ts";
import type { CheckInList } from "./check-in.service.ts";
import { secretHash } from "./validate-ticket.ts";

const REFUSALS: Partial<Record<ErrorCode, string>> = {
  RESERVATION_NOT_FOUND: "Dit ticket bestaat niet.",
  OTHER_SHOW: "Dit ticket is voor een andere voorstelling.",
  RESERVATION_CLOSED: "Dit ticket was intussen geannuleerd, vervallen of teruggegeven.",
  SHOW_NOT_NEAR: "Dit ticket is voor een voorstelling op een andere dag.",
  TICKET_MOVED: "Dit ticket was intussen verplaatst of doorgegeven: deze QR-code geldt niet meer.",
};

const OUTCOMES = { ACCEPTED: "accepted", ALREADY: "already", CONFLICT: "conflict", REFUSED: "refused" } as const;

const welcome = (seat: NamedSeat): string => `Welkom! ${placeLabel(seat)}.`;

function messageOf({ otherAt, reason, ...seat }: Scan): string {
  if (reason) return REFUSALS[reason] ?? errorMessage(reason);
  return otherAt ? errorMessage("ALREADY_SCANNED", { time: clockTime(otherAt) }) : welcome(seat);
}

const presentShow = ({ id, name, startsAt, cancelledAt }: CheckInShow) => ({
  id,
  name,
  dateTime: startsAt.toISOString(),
  ...(cancelledAt && { cancelled: true }),
});

function presentConflict(scan: CheckInList["conflicts"][number]): contract.CheckInConflict {
  const { reservationId, guest, device, otherDevice } = scan;
  const [at, otherAt] = [scan.at.toISOString(), scan.otherAt?.toISOString() ?? null];
  const message = messageOf(scan);
  return { reservationId, ...nameOnly(scan), guest, at, device, otherAt, otherDevice, message };
}

export function presentCheckInList(list: CheckInList): contract.CheckInList {
  const { show, now, tickets, moved, givenBack, products, otherShows, conflicts, evacuation } = list;
  return {
    show: presentShow(show),
    now: now.toISOString(),
    tickets: tickets.map(
      ({ secret, scannedAt, totalCents, cashDueCents, remark, ticketType, holderId, zone, ...ticket }) => ({
        ...ticket,
        ...(zone !== null && { zone }),
        ...(holderId !== null && { holderId }),
        ...(ticketType !== null && { ticketType }),
        ...(remark !== null && { remark }),
        secretHash: secretHash(secret),
        scannedAt: scannedAt?.toISOString() ?? null,
        due: ticket.status === "PENDING" ? totalCents / 100 : null,
        ...(ticket.status === "CONFIRMED" && cashDueCents > 0 && { cashDue: cashDueCents / 100 }),
      }),
    ),
    moved: moved.map(({ now: { group, label }, ...move }) => ({ ...move, nowGroup: group, nowLabel: label })),
    returned: givenBack.map(({ secret, ...ticket }) => ({ ...ticket, secretHash: secretHash(secret) })),
    ...(products.length > 0 && { products: products.map(presentCheckInProduct) }),
    otherShows: otherShows.map(({ reservationIds, ...other }) => ({ ...presentShow(other), reservationIds })),
    conflicts: conflicts.map(presentConflict),
    evacuation,
  };
}

/** Private details that a volunteer may have entered in a remark, and that the entrance must not see. */
const PRIVATE = [
  /[^\s@]+@[^\s@]*[^\s@.,;:!?)]/g,
  /(?:€|euro?s?\b)\s*\d+(?:[.,]\d+)?/gi,
  /\d+(?:[.,]\d+)?\s*(?:€|eur(?:o|os)?\b)/gi,
  /\b\d+,\d{2}\b/g,
  /\+?\d(?:[\s./()-]*\d){5,}/g,
];

const forEntrance = (remark: string): string =>
  PRIVATE.reduce((text, pattern) => text.replaceAll(pattern, "…"), remark);

export function presentEntranceList(list: CheckInList): contract.CheckInList {
  const presented = presentCheckInList(list);
  const tickets = presented.tickets.map(({ remark, cashDue: _cashDue, ...ticket }) => ({
    ...ticket,
    ...(remark !== undefined && { remark: forEntrance(remark) }),
    due: null,
  }));
  return { ...presented, tickets };
}

export function presentOfflineScan(scan: Scan): contract.OfflineScanResult {
  return {
    clientId: scan.clientId,
    outcome: OUTCOMES[scan.outcome],
    at: scan.at.toISOString(),
    otherAt: scan.otherAt?.toISOString() ?? null,
    message: messageOf(scan),
  };
}

type ScannedSeat = NamedSeat & { at: Date };

export function presentScan({ at, ticketType, ...seat }: ScannedSeat & { ticketType: string | null }): ScanResult {
  const result = { seatId: seat.seatId, ok: true, at: at.toISOString(), message: welcome(seat) };
  return { ...result, ...(ticketType !== null && { ticketType }) };
}

export function presentUndoneScan({ at, ...seat }: ScannedSeat): ScanResult {
  const message = `De scan van ${seatLabel(seat)} is teruggenomen.`;
  return { seatId: seat.seatId, ok: true, at: at.toISOString(), message };
}
