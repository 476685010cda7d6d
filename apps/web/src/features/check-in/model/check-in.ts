import type { CheckInTicket } from "@podium/shared/contracts/check-in";
import type { ScanRecorded } from "@podium/shared/realtime";
import { parseTicketQr, type TicketQr } from "@podium/shared/ticket-qr";
import { ApiError, offlineError } from "#platform/api-client.ts";
import type { CheckInCalls } from "#features/check-in/api/check-in-calls.ts";
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
  /** Milliseconds, server clock. */
  now: () => number;
  newId: () => string;
  /** Undefined on plain http. */
  hash: (secret: string) => Promise<string | undefined>;
  hasToken: () => boolean;
  onChange: (state: CheckInState) => void;
}

export type CheckIn = ReturnType<typeof createCheckIn>;

const MAX_RESULTS = 12;

/** This long after the show began nobody comes in any more, and the guests' names are deleted. */
const OVER_MS = 12 * 3600 * 1000;

/** Whether the server was unreachable, so that this device decides by itself. */
function isAway(error: unknown): boolean {
  if (error instanceof ApiError) return error.statusCode === 0 || error.statusCode >= 500;
  return error instanceof DOMException && (error.name === "TimeoutError" || error.name === "AbortError");
}

/** Asks the server about each ticket, decides alone while it is unreachable, and sends those scans afterwards. */
export function createCheckIn(options: CheckInOptions) {
  const { calls, storage } = options;
  let state: CheckInState = { ...initialCheckInState, durable: storage.durable };
  /** Scan events that arrived while a list was loading: the list may be older. */
  let scansWhileLoading: ScanRecorded[] = [];
  let turn: Promise<unknown> = Promise.resolve();

  function change(part: Partial<CheckInState>): void {
    state = { ...state, ...part };
    options.onChange(state);
  }

  const time = (): string => new Date(options.now()).toISOString();

  /** One at a time, so that two quick scans cannot overtake each other. */
  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  }

  function setList(list: NonNullable<CheckInState["list"]>): void {
    change({ list });
    // Losing this copy costs one load; what must not be lost is in the outbox.
    storage.storeList(list).catch(() => undefined);
  }

  function mark(name: TicketName, at: string | null): void {
    if (state.list) setList(withScan(state.list, name, at));
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
    scansWhileLoading = [];
    try {
      const list = await calls.loadList(showId);
      if (state.showId !== showId) return;
      setList(scansWhileLoading.reduce((merged, scan) => withScan(merged, scan, scan.present ? scan.at : null), list));
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

  /** Undefined when the server was unreachable. */
  async function askServer(
    asked: TicketName & { token?: string },
    showId: number,
    clientId: string,
  ): Promise<CheckInResult | undefined> {
    const { reservationId, seatId, token } = asked;
    try {
      const response = await calls.scan(asked, {
        clientId,
        device: options.device,
        showId,
        ...(token === undefined ? {} : { token }),
      });
      mark({ reservationId, seatId }, response.at);
      change({ reachable: true });
      return show({ ok: true, seatId, message: null, at: response.at, offline: false }, asked);
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

  async function decideOffline(asked: TicketName & { token?: string }, clientId: string): Promise<CheckInResult> {
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
      // The server may not know yet whom this device let in.
      const own = state.unsent.some(
        ({ reservationId, seatId }) => reservationId === asked.reservationId && seatId === asked.seatId,
      );
      const result = state.reachable && !own ? await askServer(asked, showId, clientId) : undefined;
      return result ?? (await decideOffline(asked, clientId));
    } catch (error) {
      return refuse(error instanceof Error && error.message ? error.message : SCAN_FAILED);
    }
  }

  return {
    async open(): Promise<void> {
      const [unsent, lists] = await Promise.all([storage.readUnsent(), storage.readLists()]);
      const over = lists.filter((list) => Date.parse(list.show.dateTime) + OVER_MS < options.now());
      change({
        unsent,
        durable: storage.durable,
        storedShows: lists.filter((list) => !over.includes(list)).map(({ show: stored }) => stored),
      });
      if (over.length > 0) await storage.deleteLists(over.map((list) => list.show.id));
    },

    /** After signing out: no guest's name stays on the device; unsent scans do. */
    async forget(): Promise<void> {
      change({ showId: null, list: null, loading: false, error: null, results: [], storedShows: [] });
      await deleteGuestLists(storage);
    },

    /** The stored tickets of the show serve until the server's are loaded. */
    async choose(showId: number): Promise<void> {
      if (state.showId === showId) return;
      change({ showId, list: null, loading: true, error: null, results: [] });
      const stored = (await storage.readLists()).find(({ show: each }) => each.id === showId);
      if (stored && state.showId === showId && !state.list) change({ list: stored, loading: false });
      await refresh();
    },

    refresh,

    async sync(): Promise<void> {
      // Another tab of this device shares the outbox.
      await inTurn(async () => change({ unsent: await storage.readUnsent(), durable: storage.durable }));
      if (state.unsent.length > 0) change({ reachable: await outbox.send() });
      await refresh();
    },

    applyScan(scan: ScanRecorded): void {
      if (scan.showId !== state.showId) return;
      scansWhileLoading.push(scan);
      mark(scan, scan.present ? scan.at : null);
    },

    loseNetwork: () => change({ reachable: false }),

    scan: (text: string): Promise<CheckInResult> =>
      inTurn(async () => {
        const ticket: TicketQr | null = parseTicketQr(text);
        return ticket ? admit(ticket) : show({ ok: false, seatId: null, message: NOT_A_TICKET, offline: false });
      }),

    /** Without the secret of a QR code. */
    checkInByHand: ({ reservationId, seatId }: TicketName): Promise<CheckInResult> =>
      inTurn(() => admit({ reservationId, seatId })),

    /** A failure before a ticket was known. */
    fail: (message: string): CheckInResult => show({ ok: false, seatId: null, message, offline: false }),

    /** @throws {ApiError} also without a network: the server must agree */
    undoScan: (ticket: Pick<CheckInTicket, "reservationId" | "seatId">): Promise<void> =>
      inTurn(async () => {
        await calls.undoScan(ticket).catch((error: unknown) => {
          throw error instanceof ApiError ? error : offlineError();
        });
        mark(ticket, null);
      }),
  };
}
