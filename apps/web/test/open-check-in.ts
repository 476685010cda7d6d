import type { CheckInList, CheckInProduct, CheckInTicket, OfflineScan } from "@podium/shared/contracts/check-in";
import type { OfflineHandOut } from "@podium/shared/contracts/products";
import { namedById } from "@podium/shared/halls/seat-names";
import type { CheckInCalls } from "#modules/entrance/check-in/api/check-in-calls.ts";
import { createCheckIn, type CheckInOptions } from "#modules/entrance/check-in/model/check-in.ts";
import { checkInAtom, type StoredShow } from "#modules/entrance/check-in/model/check-in-state.ts";
import { createMemoryStorage } from "#modules/entrance/check-in/model/check-in-storage.ts";
import { ApiError } from "#platform/api-client.ts";
import { createStore } from "#platform/state.ts";

export const AT = "2026-12-05T18:30:00.000Z";
/** The text of a QR code. */
export const code = (seatId: string, token = "secret", reservation = 42) =>
  `reservation:${reservation};seat:${seatId};token:${token}`;
const away = () => new ApiError(0, "OFFLINE", "Geen verbinding");

/** Paid tickets of one reservation. */
export function listOf(seatIds: readonly string[], more: Partial<CheckInTicket> = {}): CheckInList {
  return {
    show: { id: 1, name: "De vrek", dateTime: "2026-12-05T19:00:00.000Z" },
    now: AT,
    tickets: seatIds.map((seatId) => ({
      reservationId: 42,
      ...namedById(seatId),
      guest: "An Peeters",
      status: "CONFIRMED",
      secretHash: "hash of secret",
      scannedAt: null,
      due: null,
      ...more,
    })),
    moved: [],
    otherShows: [{ id: 2, name: "Het gezin", dateTime: "2026-12-06T19:00:00.000Z", reservationIds: [77] }],
    conflicts: [],
  };
}

/** A paid line of three drink cards of the reservation in `listOf`. */
export const lineOf = (more: Partial<CheckInProduct> = {}): CheckInProduct => ({
  lineId: 7,
  reservationId: 42,
  guest: "An Peeters",
  status: "CONFIRMED",
  name: "Drankkaart",
  count: 3,
  handedOut: 0,
  handedOutAt: null,
  secretHash: "hash of secret",
  ...more,
});

export const withLines = (list: CheckInList, ...products: CheckInProduct[]): CheckInList => ({ ...list, products });

/** The list as a device stores it before its first scan. */
export const storedOf = (list: CheckInList): StoredShow => ({ list, results: [] });

/** A check-in whose server can be unreachable. */
export async function openCheckIn(options: Partial<CheckInOptions> = {}, showId: number | null = 1) {
  const server = {
    online: true,
    stalled: false,
    list: listOf(["T4-E", "T4-D"]),
    asked: [] as unknown[],
    undone: [] as string[],
    paid: [] as number[],
    received: [] as Array<[reservationId: number, amount: number]>,
    batches: [] as OfflineScan[][],
    handedOut: [] as unknown[],
    handOutBatches: [] as OfflineHandOut[][],
    /** How the server answers a hand-out that it gets afterwards. */
    handOutOutcome: "accepted" as "accepted" | "conflict" | "refused",
    /** Ticket type in the response to a scan. */
    ticketType: undefined as string | undefined,
    refuse: null as ApiError | null,
    /** Each scan waits for this promise before its response. */
    response: Promise.resolve(),
  };
  const store = createStore();
  const reach = (): void => {
    if (!server.online) throw away();
    if (server.stalled) throw new DOMException("The operation timed out.", "TimeoutError");
    if (server.refuse) throw server.refuse;
  };
  const calls: CheckInCalls = {
    loadList: async () => (reach(), server.list),
    scan: async ({ seatId }, body) => (
      reach(),
      server.asked.push(body),
      await server.response,
      { seatId, ok: true, at: AT, message: "Welkom!", ...(server.ticketType && { ticketType: server.ticketType }) }
    ),
    handOut: async ({ lineId }, body) => {
      reach();
      server.handedOut.push(body);
      const line = server.list.products?.find((each) => each.lineId === lineId);
      if (!line) throw new ApiError(404, "PRODUCT_NOT_FOUND", "Dit product bestaat niet (meer).");
      if (line.handedOut + body.count > line.count)
        throw new ApiError(409, "ALREADY_HANDED_OUT", "Dit werd al uitgegeven om 19:30.", [
          { field: "handedOutAt", message: AT },
        ]);
      const handedOut = line.handedOut + body.count;
      server.list = withLines(server.list, { ...line, handedOut, handedOutAt: AT });
      const left = line.count - handedOut;
      return { lineId, name: line.name, count: body.count, handedOut, left, at: AT, message: "" };
    },
    takeBack: async () => reach(),
    sendHandOuts: async (_device, handOuts) => {
      reach();
      server.handOutBatches.push(handOuts);
      const outcome = server.handOutOutcome;
      return handOuts.map(({ clientId, at }) => ({ clientId, at, outcome, otherAt: null, message: "Al uitgegeven." }));
    },
    undoScan: async ({ seatId }) => (reach(), server.undone.push(seatId), { seatId, ok: true, at: AT, message: "" }),
    confirmCash: async (reservationId) => (reach(), void server.paid.push(reservationId)),
    receiveCashDue: async (...received) => (reach(), void server.received.push(received)),
    sendScans: async (_device, scans) => {
      reach();
      server.batches.push(scans);
      return scans.map(({ clientId, at }) => ({ clientId, at, outcome: "accepted", otherAt: null, message: "" }));
    },
  };
  let ids = 0;
  const checkIn = createCheckIn({
    calls,
    storage: createMemoryStorage(),
    store,
    device: "Toestel 1",
    now: () => Date.parse(AT),
    newId: () => `scan ${(ids += 1)}`,
    hash: async (text) => `hash of ${text}`,
    hasToken: () => true,
    knowsTime: () => true,
    ...options,
  });
  await checkIn.open();
  if (showId !== null) await checkIn.choose(showId);
  return { checkIn, server, state: () => store.get(checkInAtom) };
}
