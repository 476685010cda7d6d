import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Line } from "./caller.ts";
import type { DoorScan } from "./history.ts";
import type { Account, Scenario } from "./participants.ts";
import { otherServer, type Step, type Via } from "./plan.ts";

type ActionOf<Kind extends Step["action"]["kind"]> = Extract<Step["action"], { kind: Kind }>;

/** Tickets of one offline batch; each is a separate transaction. */
const BATCH = 15;
const TO_BREAK_OFF = 5;
/** A device would retry until it gets a response; the suite limits the tries. */
const TRIES = 6;
const RETRY_MS = 1500;

const clientIdsOf = (scans: readonly DoorScan[]): string[] => scans.map(({ clientId }) => clientId);

export function asVolunteers(scenario: Scenario, user: Account, step: Step) {
  const { caller, admin, showIds } = scenario;
  const line: Line = { via: step.via, token: admin.token, hangUpAfterMs: step.hangUpAfterMs };
  const [showId = 0] = showIds;

  function sellToGuest(seatIds: string[]): Promise<number | null> {
    const guest = { firstname: "Gast", lastname: "Kassa", email: "gast@faults.example", number: null };
    return caller.change(admin.id, { kind: "guest", showId, seatIds }, () =>
      caller.call(line, "reserveForGuest", { params: { id: showId }, body: { guest, seatIds, paid: "cash" } }),
    );
  }

  /** Sells seats, so that there are tickets to scan for a batch that must break off. */
  async function sellTheLastSeats(): Promise<void> {
    const free = await caller.read({ via: step.via }, "listAvailableSeats", { params: { showId } });
    const last = free?.slice(-TO_BREAK_OFF).map(({ seatId }) => seatId) ?? [];
    if (last.length === TO_BREAK_OFF) await sellToGuest(last);
  }

  async function report(device: string, scans: readonly DoorScan[], via: Via): Promise<void> {
    const at = new Date(Date.now() - 5000).toISOString();
    const body = { device, scans: scans.map((scan) => ({ ...scan, showId, at })) };
    for (let tries = 0, server = via; tries < TRIES; tries++, server = otherServer(server)) {
      const status = await caller.change(user.id, { kind: "door", scans: [...scans] }, () =>
        caller.call({ via: server, token: admin.token }, "recordScans", { body }),
      );
      if (status === 200) return;
      await sleep(RETRY_MS);
    }
  }

  return {
    move: (reservation: { id: number; showId: number; seats: string[] }, { seatId }: ActionOf<"move">) => {
      // Only the first ticket moves, to the drawn seat.
      const seatIds = [seatId, ...reservation.seats.slice(1)];
      const { id } = reservation;
      return caller.change(user.id, { kind: "move", showId: reservation.showId, reservationId: id, seatIds }, () =>
        caller.call(line, "moveReservation", { params: { id }, body: { seatIds } }),
      );
    },

    resend: (id: number) =>
      caller.change(user.id, { kind: "resend", reservationId: id }, () =>
        caller.call(line, "resendTickets", { params: { id } }),
      ),

    block: ({ kind, seatId }: ActionOf<"block" | "unblock">) =>
      caller.change(admin.id, { kind, showId, seatId }, () =>
        caller.call(line, kind === "block" ? "blockSeats" : "unblockSeats", {
          params: { id: showId },
          body: { seatIds: [seatId] },
        }),
      ),

    guest: ({ seatId }: ActionOf<"guest">) => sellToGuest([seatId]),

    async door({ otherDoor, kill }: ActionOf<"door">): Promise<void> {
      if (kill) await sellTheLastSeats();
      const list = await caller.read({ via: step.via, token: admin.token }, "getCheckInList", { params: { showId } });
      const waiting = list?.tickets.filter((one) => one.status === "CONFIRMED" && one.scannedAt === null) ?? [];
      if (waiting.length < (kill ? TO_BREAK_OFF : 1)) return;
      const batch = (): DoorScan[] =>
        waiting.slice(0, BATCH).map(({ reservationId, seatId }) => ({ clientId: randomUUID(), reservationId, seatId }));
      const scans = batch();
      const reported = new AbortController();
      await Promise.all([
        report("Deur A", scans, step.via).finally(() => reported.abort()),
        otherDoor ? report("Deur B", batch(), otherServer(step.via)) : null,
        kill ? scenario.killMidway(step.via, clientIdsOf(scans), reported.signal) : null,
      ]);
    },
  };
}
