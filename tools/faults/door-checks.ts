import { type Call, clockOf } from "./history.ts";
import type { Recorder } from "./recorder.ts";

export interface StoredScan {
  clientId: string;
  reservationId: number;
  seatId: string;
  outcome: string;
  recordedAt: number;
}

export function readScans(recorder: Recorder): Promise<StoredScan[]> {
  return recorder.query<StoredScan & { [column: string]: unknown }>(
    `select client_id::text as "clientId", reservation_id as "reservationId", seat_id as "seatId", outcome,
       (extract(epoch from recorded_at) * 1000)::float8 as "recordedAt" from scans`,
  );
}

const doorsOf = (calls: readonly Call[]) =>
  calls.flatMap((call) => (call.asked.kind === "door" ? [{ ...call, scans: call.asked.scans }] : []));

/** Checks that outcomes sent to a door are stored and stay the same, and that a ticket is accepted only once. */
export function checkDoors(calls: readonly Call[], stored: readonly StoredScan[]): string[] {
  const byClient = new Map(stored.map((scan) => [scan.clientId, scan]));
  const told = doorsOf(calls).flatMap(({ scans, outcomes = {}, status, ended }) =>
    status === 200 ? scans.map((scan) => ({ ...scan, outcome: outcomes[scan.clientId], ended })) : [],
  );
  const untrue = told
    .filter(({ clientId, outcome }) => byClient.get(clientId)?.outcome.toLowerCase() !== outcome)
    .map(
      ({ clientId, reservationId, seatId, outcome, ended }) =>
        `a door was told at ${clockOf(ended)} that ticket ${reservationId} ${seatId} is ${outcome}; stored is ${byClient.get(clientId)?.outcome ?? "nothing"}`,
    );
  const accepted = stored.filter(({ outcome }) => outcome === "ACCEPTED");
  const twice = [...Map.groupBy(accepted, ({ reservationId, seatId }) => `${reservationId} ${seatId}`)]
    .filter(([, { length }]) => length > 1)
    .map(([ticket, { length }]) => `ticket ${ticket} was accepted ${length} times`);
  return [...untrue, ...twice];
}

/** Counts the batches that got no response after a part of their scans was stored. */
export function countBrokenOff(calls: readonly Call[], stored: readonly StoredScan[]): number {
  const recordedAt = new Map(stored.map((scan) => [scan.clientId, scan.recordedAt]));
  return doorsOf(calls).filter(({ scans, status, began, ended }) => {
    if (status === 200) return false;
    const done = scans.filter(({ clientId }) => (recordedAt.get(clientId) ?? Infinity) <= ended);
    const here = done.filter(({ clientId }) => (recordedAt.get(clientId) ?? 0) >= began);
    return here.length > 0 && done.length < scans.length;
  }).length;
}
