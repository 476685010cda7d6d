import { MAX_DOOR_DEVICE_DAYS } from "@podium/shared/contracts/limits";
import { namedById, nameOnly } from "@podium/shared/halls/seat-names";
import { mayAttend } from "@podium/shared/tickets/check-in-rules";
import type * as contract from "@podium/shared/contracts/check-in";
import type { Attendant } from "#platform/http/caller.ts";
import { plusSeconds } from "#platform/process/clock.ts";
import type { Db } from "#platform/data/database.ts";
import * as repository from "./check-in.repository.ts";
import type { PresenceChange } from "./hall-follow-up.realtime.ts";
import { findScannedTicket, validateTicket } from "./validate-ticket.ts";

export type OfflineScan = Omit<contract.OfflineScan, "at"> & { at: Date };

type Outcome = Pick<repository.Scan, "outcome" | "otherAt" | "otherDevice" | "reason">;

export const accepted: Outcome = { outcome: "ACCEPTED", otherAt: null, otherDevice: null, reason: null };

export interface Scanner extends Attendant {
  scannedBy: number | null;
  scannedByDevice: number | null;
}

/** The longest life of a device. A scan that seems older, or in the future, comes from a wrong clock. */
const BELIEVED_SECONDS = MAX_DOOR_DEVICE_DAYS * 24 * 3600;

/** The earliest scan counts, whichever device reports first. @throws a unique violation for a known scan */
export async function recordOfflineScan(
  db: Db,
  { device, scannedBy, scannedByDevice, role }: Scanner & { device: string },
  scan: OfflineScan,
  now: Date,
): Promise<{ recorded: repository.Scan; admitted?: { present: PresenceChange; show: { startsAt: Date } } }> {
  const { clientId, showId, reservationId, seatId } = scan;
  // Lock first, so that the second device sees what the first one stored.
  const found = await findScannedTicket(db, scan);
  const ticket = found === "GIVEN_BACK" ? undefined : found;
  const earlier = await repository.findScan(db, clientId);
  if (earlier) return { recorded: earlier };

  const isBelieved = scan.at <= now && scan.at >= plusSeconds(now, -BELIEVED_SECONDS);
  const at = isBelieved ? scan.at : now;
  const seat = ticket ? nameOnly({ ...ticket, seatId }) : namedById(seatId);
  const made = { clientId, device, scannedBy, scannedByDevice, showId, reservationId, ...seat, at, recordedAt: now };
  const record = async (outcome: Outcome): Promise<repository.Scan> => {
    const recorded = { ...made, ...outcome };
    await repository.insertScan(db, recorded);
    return recorded;
  };
  /** Stores a refused scan for volunteers to review, if this scanner may attend the show; returns it in any case. */
  const refuse = async (reason: Outcome["reason"]): Promise<repository.Scan> => {
    const refused: Outcome = { ...accepted, outcome: "REFUSED", reason };
    const show = await repository.findShow(db, showId);
    return show && mayAttend(role, show.startsAt, at) ? record(refused) : { ...made, ...refused };
  };

  if (!ticket) return { recorded: await refuse(found ? "RESERVATION_CLOSED" : "RESERVATION_NOT_FOUND") };
  // The guest's arrival counts, because a phone may find a network days later.
  const decision = validateTicket(ticket, scan, { role }, at);
  if (decision !== "ADMIT" && decision !== "ALREADY_SCANNED") return { recorded: await refuse(decision) };
  if (ticket.scannedAt) {
    const other = await repository.findScanner(db, reservationId, seatId);
    const otherDevice = other?.device ?? null;
    if (at < ticket.scannedAt) await repository.setScannedAt(db, ticket.id, at);
    // Two devices may have the same given name, so the device's id counts, not its name.
    const isSame = scannedByDevice
      ? other?.scannedByDevice === scannedByDevice
      : otherDevice === device && !other?.scannedByDevice;
    const outcome = isSame ? "ALREADY" : "CONFLICT";
    return { recorded: await record({ outcome, otherAt: ticket.scannedAt, otherDevice, reason: null }) };
  }
  await repository.setScannedAt(db, ticket.id, at);
  return {
    recorded: await record(accepted),
    admitted: { present: { showId: ticket.showId, seatId, reservationId, present: true, at }, show: ticket },
  };
}
