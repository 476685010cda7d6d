import type { CheckInTicket } from "@podium/shared/contracts/check-in";
import type { ScanRecorded } from "@podium/shared/realtime";
import { parseTicketQr, type TicketQr } from "@podium/shared/ticket-qr";
import { ApiError } from "#platform/api-client.ts";
import type { CheckInCalls } from "./api/check-in-calls.ts";
import { type CheckInResult, type CheckInState, initialCheckInState } from "./check-in-state.ts";
import { type CheckInStorage, deleteGuestLists } from "./check-in-storage.ts";
import { findTicket, validateTicket, type UnsentScan, withScan } from "./validate-ticket.ts";
import { createOutbox } from "./outbox.ts";
import type { TicketName } from "./ticket-number.ts";
import {
  NO_SHOW,
  NO_TOKEN,
  NOT_A_TICKET,
  NOT_LOADED,
  refusalText,
  SCAN_FAILED,
  serverRefusalText,
  UNCHECKABLE,
} from "./words.ts";

export interface CheckInOptions {
  calls: CheckInCalls;
  storage: CheckInStorage;
  device: string;
  /** Milliseconds by the server's clock. */
  now: () => number;
  newId: () => string;
  /** Undefined where the browser cannot. */
  hash: (secret: string) => Promise<string | undefined>;
  hasToken: () => boolean;
  onChange: (state: CheckInState) => void;
}

export type CheckIn = ReturnType<typeof createCheckIn>;

const MAX_RESULTS = 12;

/** After the show has begun, in milliseconds: nobody comes in any more, and the names of the guests go. */
const OVER_MS = 12 * 3600 * 1000;

/** Whether an error says that no server could be asked, so that this device has to decide by itself. */
function isAway(error: unknown): boolean {
  if (error instanceof ApiError) return error.statusCode === 0 || error.statusCode >= 500;
  return error instanceof DOMException && (error.name === "TimeoutError" || error.name === "AbortError");
}

/**
 * The door of one device: asks the server about each ticket, decides by itself while there is none, and sends what it
 * decided afterwards.
 */
export function createCheckIn(options: CheckInOptions) {
  const { calls, storage } = options;
  let state: CheckInState = { ...initialCheckInState, durable: storage.durable };
  /** Scans heard of while a list is on its way: the list may be older than they are. */
  let heard: ScanRecorded[] = [];
  let turn: Promise<unknown> = Promise.resolve();

  function change(part: Partial<CheckInState>): void {
    state = { ...state, ...part };
    options.onChange(state);
  }

  const time = (): string => new Date(options.now()).toISOString();

  /** One after the other, so that two quick scans cannot overtake each other. */
  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  }

  function keep(list: NonNullable<CheckInState["list"]>): void {
    change({ list });
    // Losing this copy costs a load later on; what must not be lost is in the outbox.
    storage.storeList(list).catch(() => undefined);
  }

  function mark(name: TicketName, at: string | null): void {
    if (state.list) keep(withScan(state.list, name, at));
  }

  const outbox = createOutbox({
    calls,
    storage,
    device: options.device,
    isAway,
    unsent: () => state.unsent,
    onChange: (unsent) => change({ unsent, durable: storage.durable }),
    onSent: (scan) => mark(scan, findTicket(state.list, scan)?.scannedAt ?? scan.at),
  });

  async function refresh(): Promise<void> {
    const { showId } = state;
    if (showId === null) return;
    heard = [];
    try {
      const list = await calls.loadList(showId);
      if (state.showId !== showId) return;
      keep(heard.reduce((merged, scan) => withScan(merged, scan, scan.present ? scan.at : null), list));
      change({ reachable: true, loading: false, error: null });
    } catch (error) {
      if (state.showId !== showId) return;
      change({
        reachable: !isAway(error),
        loading: false,
        error: error instanceof Error ? error.message : SCAN_FAILED,
      });
    }
  }

  function show(
    result: Omit<CheckInResult, "at" | "guest"> & { at?: string; guest?: string | null },
    name?: TicketName,
  ): CheckInResult {
    const guest = name ? (findTicket(state.list, name)?.guest ?? null) : null;
    const shown: CheckInResult = { at: time(), guest, ...result };
    change({ pending: false, results: [shown, ...state.results].slice(0, MAX_RESULTS) });
    return shown;
  }

  /** Asks the server; undefined when none answered. */
  async function askServer(
    asked: TicketName & { token?: string },
    showId: number,
    clientId: string,
  ): Promise<CheckInResult | undefined> {
    const { reservationId, seatId, token } = asked;
    try {
      const answer = await calls.scan(asked, {
        clientId,
        device: options.device,
        showId,
        ...(token === undefined ? {} : { token }),
      });
      mark({ reservationId, seatId }, answer.at);
      change({ reachable: true });
      return show({ ok: true, seatId, message: null, at: answer.at, offline: false }, asked);
    } catch (error) {
      if (isAway(error)) {
        change({ reachable: false });
        return undefined;
      }
      if (!(error instanceof ApiError)) throw error;
      change({ reachable: true });
      const otherShow = state.list?.otherShows.find(({ reservationIds }) => reservationIds.includes(reservationId));
      return show({ ok: false, seatId, message: serverRefusalText(error, otherShow), offline: false }, asked);
    }
  }

  async function decideAlone(asked: TicketName & { token?: string }, clientId: string): Promise<CheckInResult> {
    const { reservationId, seatId, token } = asked;
    const refuse = (message: string): CheckInResult => show({ ok: false, seatId, message, offline: true }, asked);
    if (!state.list) return refuse(NOT_LOADED);
    const secretHash = token === undefined ? undefined : await options.hash(token);
    if (token !== undefined && secretHash === undefined) return refuse(UNCHECKABLE);
    const decision = validateTicket(state.list, state.unsent, {
      reservationId,
      seatId,
      ...(secretHash === undefined ? {} : { secretHash }),
    });
    if (decision.kind !== "welcome") return refuse(refusalText(decision));
    const scan: UnsentScan = {
      clientId,
      showId: state.list.show.id,
      reservationId,
      seatId,
      at: time(),
      ...(token === undefined ? {} : { token }),
    };
    await outbox.add(scan);
    return show({ ok: true, seatId, message: null, at: scan.at, offline: true }, asked);
  }

  async function admit(asked: TicketName & { token?: string }): Promise<CheckInResult> {
    const { showId } = state;
    const refuse = (message: string): CheckInResult =>
      show({ ok: false, seatId: asked.seatId, message, offline: false }, asked);
    if (!options.hasToken()) return refuse(NO_TOKEN);
    if (showId === null) return refuse(NO_SHOW);
    change({ pending: true });
    try {
      const clientId = options.newId();
      // Whom this device let in itself the server may not know yet.
      const own = state.unsent.some(
        ({ reservationId, seatId }) => reservationId === asked.reservationId && seatId === asked.seatId,
      );
      const answer = state.reachable && !own ? await askServer(asked, showId, clientId) : undefined;
      return answer ?? (await decideAlone(asked, clientId));
    } catch (error) {
      return refuse(error instanceof Error && error.message ? error.message : SCAN_FAILED);
    }
  }

  return {
    /** Takes up what the device kept: its unsent scans, and which shows it has the tickets of. */
    async open(): Promise<void> {
      const [unsent, lists] = await Promise.all([storage.readUnsent(), storage.readLists()]);
      const over = lists.filter((list) => Date.parse(list.show.dateTime) + OVER_MS < options.now());
      change({
        unsent,
        durable: storage.durable,
        storedShows: lists.filter((list) => !over.includes(list)).map(({ show: kept }) => kept),
      });
      if (over.length > 0) await storage.deleteLists(over.map((list) => list.show.id));
    },

    /** Whoever was signed in has gone: nobody's name stays on the device. Scans that are not sent stay. */
    async forget(): Promise<void> {
      change({ showId: null, list: null, loading: false, error: null, results: [], storedShows: [] });
      await deleteGuestLists(storage);
    },

    /** Works for this show from now on; the tickets that the device kept serve until the server's are here. */
    async choose(showId: number): Promise<void> {
      if (state.showId === showId) return;
      change({ showId, list: null, loading: true, error: null, results: [] });
      const kept = (await storage.readLists()).find(({ show: each }) => each.id === showId);
      if (kept && state.showId === showId && !state.list) change({ list: kept, loading: false });
      await refresh();
    },

    refresh,

    /** Sends what is unsent, then loads the list anew. */
    async sync(): Promise<void> {
      // Another tab at this device shares the outbox; what it left behind is sent from here.
      await inTurn(async () => change({ unsent: await storage.readUnsent(), durable: storage.durable }));
      if (state.unsent.length > 0) change({ reachable: await outbox.send() });
      await refresh();
    },

    /** Heard over the socket: somebody came in at another door, or was taken back. */
    applyScan(scan: ScanRecorded): void {
      if (scan.showId !== state.showId) return;
      heard.push(scan);
      mark(scan, scan.present ? scan.at : null);
    },

    /** The device itself says that its network went. */
    loseNetwork: () => change({ reachable: false }),

    /** What a scanner read. */
    scan: (text: string): Promise<CheckInResult> =>
      inTurn(async () => {
        const ticket: TicketQr | null = parseTicketQr(text);
        return ticket ? admit(ticket) : show({ ok: false, seatId: null, message: NOT_A_TICKET, offline: false });
      }),

    /** Lets somebody in by hand, without the secret of a QR code. */
    checkInByHand: ({ reservationId, seatId }: TicketName): Promise<CheckInResult> =>
      inTurn(() => admit({ reservationId, seatId })),

    /** Something that went wrong before a ticket was known. */
    fail: (message: string): CheckInResult => show({ ok: false, seatId: null, message, offline: false }),

    /** Takes a scan back. @throws {ApiError} also when there is no network: this cannot be done without */
    takeBack: (ticket: Pick<CheckInTicket, "reservationId" | "seatId">): Promise<void> =>
      inTurn(async () => {
        await calls.takeBack(ticket);
        mark(ticket, null);
      }),
  };
}
