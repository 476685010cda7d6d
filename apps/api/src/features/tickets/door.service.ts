import { randomUUID } from "node:crypto";
import type { CheckInConflict, CheckInList, OfflineScan, OfflineScanResult } from "@podium/shared/contracts/check-in";
import type { ScanRequest, ScanResult } from "@podium/shared/contracts/tickets";
import { type ErrorCode, errorMessage } from "@podium/shared/error-codes";
import { seatLabel } from "@podium/shared/seat-id";
import { type Clock, plusSeconds } from "#platform/clock.ts";
import type { Database } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import { isUniqueViolation } from "#platform/unique-violation.ts";
import {
  findOtherShows,
  findScan,
  findScansToLookAt,
  findShowAtDoor,
  findTicketsAtDoor,
  insertScan,
  lockTicket,
  setScannedAt,
} from "./door.repository.ts";
import { recordOfflineScan, type RecordedScan } from "./offline-scan.ts";
import { alreadyScanned, asScanAnswer, clockTime, refusalOf, secretHash } from "./scan-verdict.ts";
import type { ScanAnnouncer } from "./tickets.realtime.ts";

export type DoorService = ReturnType<typeof createDoorService>;

/**
 * Who comes to the wrong show comes on the wrong evening, or a week early or late. Devices keep the numbers of those shows
 * alone: they fetch the list every few seconds. Without a network a ticket of any other show is unknown to them.
 */
const OTHER_SHOWS_WITHIN_SECONDS = 8 * 24 * 3600;

const isRepeated = (error: unknown): boolean => isUniqueViolation(error, "scans_client_id_key");

/** Where the sentence of the code would not do for a ticket at the door. */
const refusals: Partial<Record<ErrorCode, string>> = {
  RESERVATION_NOT_FOUND: "Dit ticket bestaat niet.",
  OTHER_SHOW: "Dit ticket is voor een andere voorstelling.",
};

/** What the door says of a scan that was made without a network. */
function messageOf({ otherAt, reason, seatId }: RecordedScan): string {
  if (reason) return refusals[reason] ?? errorMessage(reason);
  return otherAt ? errorMessage("ALREADY_SCANNED", { time: clockTime(otherAt) }) : `Welkom! ${seatLabel(seatId)}.`;
}

const answers = { ACCEPTED: "accepted", ALREADY: "already", CONFLICT: "conflict", REFUSED: "refused" } as const;

function toAnswer(scan: RecordedScan): OfflineScanResult {
  return {
    clientId: scan.clientId,
    outcome: answers[scan.outcome],
    at: scan.at.toISOString(),
    otherAt: scan.otherAt?.toISOString() ?? null,
    message: messageOf(scan),
  };
}

function toConflict(scan: RecordedScan & { guest: string }): CheckInConflict {
  return {
    reservationId: scan.reservationId,
    seatId: scan.seatId,
    guest: scan.guest,
    at: scan.at.toISOString(),
    device: scan.device ?? null,
    otherAt: scan.otherAt?.toISOString() ?? null,
    otherDevice: scan.otherDevice ?? null,
    message: messageOf(scan),
  };
}

export function createDoorService(deps: { database: Database; clock: Clock; announce: ScanAnnouncer }) {
  const { database, clock, announce } = deps;

  async function admit(reservationId: number, seatId: string, request: ScanRequest): Promise<Date> {
    return database.transact(async ({ db, onCommit }) => {
      const at = clock.now();
      const ticket = await lockTicket(db, reservationId, seatId);
      if (!ticket) throw new DomainError("RESERVATION_NOT_FOUND");
      const refusal = refusalOf(ticket, request);
      if (refusal !== null && refusal !== "ALREADY_SCANNED") throw asScanAnswer(refusal, ticket);
      if (ticket.scannedAt) {
        const earlier = request.clientId ? await findScan(db, request.clientId) : undefined;
        if (earlier?.outcome === "ACCEPTED" && earlier.reservationId === reservationId && earlier.seatId === seatId)
          return earlier.at;
        throw alreadyScanned(ticket.scannedAt);
      }
      await setScannedAt(db, ticket.id, at);
      await insertScan(db, {
        clientId: request.clientId ?? randomUUID(),
        device: request.device ?? null,
        showId: ticket.showId,
        reservationId,
        seatId,
        at,
        recordedAt: at,
        outcome: "ACCEPTED",
        otherAt: null,
        otherDevice: null,
        reason: null,
      });
      onCommit(() => announce({ showId: ticket.showId, seatId, reservationId, present: true, at }));
      return at;
    });
  }

  async function recordOne(device: string, scan: OfflineScan): Promise<RecordedScan> {
    const record = () =>
      database.transact(async ({ db, onCommit }) => {
        const { recorded, present } = await recordOfflineScan(db, device, scan, clock.now());
        if (present) onCommit(() => announce(present));
        return recorded;
      });
    try {
      return await record();
    } catch (error) {
      if (!isRepeated(error)) throw error;
      // The same scan was sent twice at once; the other one is committed by now.
      return record();
    }
  }

  return {
    /** What a device needs to go on without a network. @throws DomainError SHOW_NOT_FOUND */
    async list(showId: number): Promise<CheckInList> {
      const now = clock.now();
      const { db } = database;
      const show = await findShowAtDoor(db, showId);
      if (!show) throw new DomainError("SHOW_NOT_FOUND");
      const [tickets, others, conflicts] = await Promise.all([
        findTicketsAtDoor(db, showId),
        findOtherShows(db, showId, {
          from: plusSeconds(show.startsAt, -OTHER_SHOWS_WITHIN_SECONDS),
          to: plusSeconds(show.startsAt, OTHER_SHOWS_WITHIN_SECONDS),
        }),
        findScansToLookAt(db, showId),
      ]);
      return {
        show: { id: show.id, name: show.name, dateTime: show.startsAt.toISOString() },
        now: now.toISOString(),
        tickets: tickets.map((ticket) => ({
          reservationId: ticket.reservationId,
          seatId: ticket.seatId,
          guest: ticket.guest,
          status: ticket.status,
          secretHash: secretHash(ticket.secret),
          scannedAt: ticket.scannedAt?.toISOString() ?? null,
        })),
        otherShows: others.map((other) => ({
          id: other.id,
          name: other.name,
          dateTime: other.startsAt.toISOString(),
          reservationIds: other.reservationIds,
        })),
        conflicts: conflicts.map(toConflict),
      };
    },

    /**
     * Lets a ticket in, once, whatever number of doors try. The same `clientId` again is the same scan and succeeds again.
     * @throws DomainError RESERVATION_NOT_FOUND, TICKET_FORGED, OTHER_SHOW, NOT_CONFIRMED, ALREADY_SCANNED
     */
    async scan(reservationId: number, seatId: string, request: ScanRequest): Promise<ScanResult> {
      let at: Date;
      try {
        at = await admit(reservationId, seatId, request);
      } catch (error) {
        if (!isRepeated(error)) throw error;
        throw new DomainError("ALREADY_SCANNED", { time: clockTime(clock.now()) });
      }
      return { seatId, ok: true, at: at.toISOString(), message: `Welkom! ${seatLabel(seatId)}.` };
    },

    /**
     * Takes over what a device did without a network, in the order in which it happened: a transaction each, so that a
     * batch that breaks off has done a part of its scans and none by half, and may simply be sent again.
     */
    async record(device: string, scans: readonly OfflineScan[]): Promise<OfflineScanResult[]> {
      const recorded: OfflineScanResult[] = [];
      for (const scan of scans) recorded.push(toAnswer(await recordOne(device, scan)));
      return recorded;
    },
  };
}
