import { ALL_SEATS } from "@podium/shared/test/hall.ts";
import { type Call, clockOf } from "./history.ts";
import { bySeat, type Lives as AllLives } from "./model.ts";
import type { Recorder, SeatEntry } from "./recorder.ts";
import { isOfArea, PLACES } from "./standing-hall.ts";

/** Tolerance between times of the same clock: the response follows the commit, and the record precedes it. */
export const SLACK_MS = 5;

/** A state stays visible until the next commit, whose time is recorded before the commit waits for the disk. */
export const LONGEST_COMMIT_MS = 2000;

const isGone = ({ status }: SeatEntry): boolean => status !== "available";

type Lives = Pick<AllLives, "seats" | "reservations">;

interface Span extends SeatEntry {
  until: number;
}

const describe = (call: Call): string =>
  `${JSON.stringify(call.asked)} for account ${call.userId}, ${clockOf(call.began)} to ${clockOf(call.ended)}, responded ${call.status}${call.code ? ` ${call.code}` : ""}`;

function spansOf(lives: Lives, longestCommitMs: number): Map<string, Span[]> {
  const spans = new Map<string, Span[]>();
  for (const [seat, life] of bySeat(lives.seats))
    spans.set(
      seat,
      life.map((entry, index) => ({ ...entry, until: (life[index + 1]?.committedAt ?? Infinity) + longestCommitMs })),
    );
  return spans;
}

/** Checks that reported successes happened, and that what was refused as taken was another's during the call. */
export function checkResponses(
  lives: Lives,
  calls: readonly Call[],
  longestCommitMs: number = LONGEST_COMMIT_MS,
): string[] {
  const spans = spansOf(lives, longestCommitMs);
  const reservations = Map.groupBy(lives.reservations, (entry) => entry.id);

  const during = (call: Call, span: Span): boolean =>
    span.at <= call.ended + SLACK_MS && span.until >= call.began - SLACK_MS;
  const statesDuring = (call: Call, showId: number, seatId: string): Span[] =>
    (spans.get(`${showId} ${seatId}`) ?? []).filter((span) => during(call, span));
  /** Seats or places of the area that had such a state during the call */
  const countDuring = (
    call: Call,
    { showId, ofArea }: { showId: number; ofArea: boolean },
    isSuch: (span: Span) => boolean,
  ): number =>
    [...spans.values()].filter(([first]) => {
      if (!first || first.showId !== showId || isOfArea(first.seatId) !== ofArea) return false;
      return statesDuring(call, showId, first.seatId).some(isSuch);
    }).length;
  const reached = (call: Call, id: number, status: string): boolean =>
    (reservations.get(id) ?? []).some((entry) => entry.status === status && entry.at <= call.ended + SLACK_MS);

  function wasReleased(call: Call, seatId: string): boolean {
    for (const life of spans.values()) {
      if (life[0]?.seatId !== seatId) continue;
      const freed = life.some(
        (span, index) =>
          span.userId !== call.userId &&
          life[index - 1]?.userId === call.userId &&
          during(call, span) &&
          span.at >= call.began - SLACK_MS,
      );
      if (freed) return true;
    }
    return false;
  }

  const hadSeats = (call: Call, reservationId: number | null, showId: number, seatIds: readonly string[]): boolean =>
    reservationId !== null &&
    seatIds.every((seatId) => statesDuring(call, showId, seatId).some((span) => span.reservationId === reservationId));

  function wasMade(call: Call, showId: number, seatIds: readonly string[]): boolean {
    const [first] = reservations.get(call.madeId ?? 0) ?? [];
    return first?.userId === call.userId && hadSeats(call, call.madeId, showId, seatIds);
  }

  function holds(call: Call): boolean {
    const { asked, status, userId } = call;
    const well = status !== null && status >= 200 && status < 400;
    if (asked.kind === "hold" && call.code === "SEAT_TAKEN")
      return statesDuring(call, asked.showId, asked.seatId).some(
        (span) =>
          span.status === "reserved" ||
          span.status === "blocked" ||
          // The caller's own expired seat may go to the waiting list.
          (span.status === "held" && (span.userId !== userId || (span.heldUntil ?? 0) <= call.ended)),
      );
    if (asked.kind === "places" && call.code === "AREA_FULL")
      return countDuring(call, { ...asked, ofArea: true }, isGone) > PLACES - asked.count;
    if (asked.kind === "best" && call.code === "TOO_FEW_SEATS")
      return countDuring(call, { ...asked, ofArea: false }, isGone) > ALL_SEATS.length - asked.count;
    // The response to an outage is 503, never 500.
    if (status !== null && status >= 500) return status === 503;
    if (!well) return true;
    switch (asked.kind) {
      case "hold":
        return statesDuring(call, asked.showId, asked.seatId).some((span) => span.userId === userId);
      case "places":
      case "best":
        return (
          countDuring(call, { ...asked, ofArea: asked.kind === "places" }, (span) => span.userId === userId) >=
          asked.count
        );
      case "release":
        return wasReleased(call, asked.seatId);
      case "reserve":
        return wasMade(call, asked.showId, asked.seatIds);
      case "confirm":
        return reached(call, asked.reservationId, "CONFIRMED");
      case "confirmTransfers":
        return (call.confirmed ?? []).every(({ reservationId }) => reached(call, reservationId, "CONFIRMED"));
      case "cancel":
        return reached(call, asked.reservationId, "CANCELLED");
      case "scan":
      case "resend":
        return reached(call, asked.reservationId, "CONFIRMED");
      case "move":
        return hadSeats(call, asked.reservationId, asked.showId, asked.seatIds);
      case "ownMove":
        return hadSeats(call, asked.reservationId, asked.showId, [asked.to]);
      case "guest":
        return hadSeats(call, call.madeId, asked.showId, asked.seatIds);
      case "block":
        return statesDuring(call, asked.showId, asked.seatId).some((span) => span.status === "blocked");
      case "unblock":
        return statesDuring(call, asked.showId, asked.seatId).some((span) => span.status !== "blocked");
      // mail-checks.ts compares these with the stored data at rest.
      case "changeDate":
      case "tell":
      case "refundFile":
      case "settleFile":
      // See handover-checks.ts.
      case "giveBack":
      case "undoReturn":
      case "passOn":
      case "takeBack":
      case "cancelShow":
      case "choose":
      // transfer-checks.ts compares these with the stored transfers.
      case "statement":
      case "decideTransfers":
      // See return-checks.ts.
      case "returnRefunds":
      // cash-checks.ts compares these with the cash book.
      case "settleRest":
      // door-checks.ts compares these with the stored scans, and waiting-checks.ts with the waiting lists.
      case "door":
      case "join":
      case "leave":
      case "answer":
      case "offer":
      case "phone":
      case "movePlan":
      // opening-checks.ts compares these with the stored order of the waiting room.
      case "enter":
      case "pace":
      case "type":
      // money-checks.ts compares the gift with what the reservation is due.
      case "give":
      case "clear":
      case "pay":
        return true;
    }
  }

  return calls.filter((call) => !holds(call)).map((call) => `${describe(call)}, which is not what happened`);
}

/** @param present the tickets scanned according to the database, `id seat` */
export function checkScans(calls: readonly Call[], present: ReadonlySet<string>): string[] {
  const successes = calls.flatMap(({ asked, status }) =>
    asked.kind === "scan" && status === 200 ? [`${asked.reservationId} ${asked.seatId}`] : [],
  );
  return [...Map.groupBy(successes, (ticket) => ticket)].flatMap(([ticket, { length }]) => [
    ...(length > 1 ? [`ticket ${ticket} was let in ${length} times`] : []),
    ...(present.has(ticket) ? [] : [`ticket ${ticket} was let in, and the database does not know it`]),
  ]);
}

interface StoredScan {
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
  const reported = doorsOf(calls).flatMap(({ scans, outcomes = {}, status, ended }) =>
    status === 200 ? scans.map((scan) => ({ ...scan, outcome: outcomes[scan.clientId], ended })) : [],
  );
  const untrue = reported
    .filter(({ clientId, outcome }) => byClient.get(clientId)?.outcome.toLowerCase() !== outcome)
    .map(
      ({ clientId, reservationId, seatId, outcome, ended }) =>
        `a device was sent at ${clockOf(ended)} that ticket ${reservationId} ${seatId} is ${outcome}; stored is ${byClient.get(clientId)?.outcome ?? "nothing"}`,
    );
  const accepted = stored.filter(({ outcome }) => outcome === "ACCEPTED");
  const twice = [...Map.groupBy(accepted, ({ reservationId, seatId }) => `${reservationId} ${seatId}`)]
    .filter(([, { length }]) => length > 1)
    .map(([ticket, { length }]) => `ticket ${ticket} was accepted ${length} times`);
  return [...untrue, ...twice];
}

export function countBrokenOff(calls: readonly Call[], stored: readonly StoredScan[]): number {
  const recordedAt = new Map(stored.map((scan) => [scan.clientId, scan.recordedAt]));
  return doorsOf(calls).filter(({ scans, status, began, ended }) => {
    if (status === 200) return false;
    const done = scans.filter(({ clientId }) => (recordedAt.get(clientId) ?? Infinity) <= ended);
    const here = done.filter(({ clientId }) => (recordedAt.get(clientId) ?? 0) >= began);
    return here.length > 0 && done.length < scans.length;
  }).length;
}
