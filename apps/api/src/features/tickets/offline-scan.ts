import type { OfflineScan } from "@podium/shared/contracts/check-in";
import type { Db } from "#platform/database.ts";
import { findDeviceOfScan, findScan, insertScan, lockTicket, type Scan, setScannedAt } from "./door.repository.ts";
import { refusalOf } from "./scan-verdict.ts";
import type { PresenceChange } from "./tickets.realtime.ts";

/** A scan as it stands in the log. */
export type RecordedScan = Omit<Scan, "at" | "otherAt"> & { at: Date; otherAt: Date | null };

type Verdict = Pick<RecordedScan, "outcome" | "otherAt" | "otherDevice" | "reason">;

const accepted: Verdict = { outcome: "ACCEPTED", otherAt: null, otherDevice: null, reason: null };

/**
 * Takes over one scan that a device made without a network; to be run in a transaction. Whichever device reports first,
 * the ticket keeps the time at which it first came in.
 *
 * @param now the server's clock; a device whose clock runs ahead does not reach past it
 * @returns what stands in the log, and the presence to announce when the ticket was not in before
 * @throws a unique violation when the same scan is being taken over elsewhere
 */
export async function recordOfflineScan(
  db: Db,
  device: string,
  scan: OfflineScan,
  now: Date,
): Promise<{ recorded: RecordedScan; present?: PresenceChange }> {
  const { clientId, reservationId, seatId } = scan;
  // The lock first: of two devices the second one waits here and then sees what the first one did.
  const ticket = await lockTicket(db, reservationId, seatId);
  const earlier = await findScan(db, clientId);
  if (earlier) return { recorded: earlier };

  const at = new Date(Math.min(Date.parse(scan.at), now.getTime()));
  const keep = async (verdict: Verdict): Promise<RecordedScan> => {
    const row = { clientId, device, showId: scan.showId, reservationId, seatId };
    const recorded = { ...row, at, recordedAt: now, ...verdict };
    await insertScan(db, recorded);
    return recorded;
  };

  if (!ticket) return { recorded: await keep({ ...accepted, outcome: "REFUSED", reason: "RESERVATION_NOT_FOUND" }) };
  const refusal = refusalOf(ticket, scan);
  if (refusal !== null && refusal !== "ALREADY_SCANNED")
    return { recorded: await keep({ ...accepted, outcome: "REFUSED", reason: refusal }) };
  if (ticket.scannedAt) {
    const otherDevice = await findDeviceOfScan(db, reservationId, seatId);
    if (at < ticket.scannedAt) await setScannedAt(db, ticket.id, at);
    const outcome = otherDevice === device ? "ALREADY" : "CONFLICT";
    return { recorded: await keep({ outcome, otherAt: ticket.scannedAt, otherDevice, reason: null }) };
  }
  await setScannedAt(db, ticket.id, at);
  const present = { showId: ticket.showId, seatId, reservationId, present: true, at };
  return { recorded: await keep(accepted), present };
}
