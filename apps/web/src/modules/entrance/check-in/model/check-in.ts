import type { CheckInShow } from "@podium/shared/contracts/check-in";
import type { OfflineHandOut } from "@podium/shared/contracts/products";
import type { ScanRecorded } from "@podium/shared/contracts/realtime";
import { parseProductQr, parseTicketQr } from "@podium/shared/tickets/ticket-qr";
import { ApiError, offlineError } from "#platform/api-client.ts";
import type { Store } from "#platform/state.ts";
import { type CheckInCalls, isUnreachable } from "#modules/entrance/check-in/api/check-in-calls.ts";
import {
  type AdmissionOptions,
  admitAll,
  createAdmission,
  type Outcome,
  type PresentedTicket,
  refused,
} from "./admission.ts";
import {
  addResult,
  changeCheckIn,
  checkInAtom,
  type CheckInResult,
  type CheckInState,
  markCashDueReceived,
  markPaid,
  markScanned,
  openShow,
  receiveList,
  receiveScanEvent,
} from "./check-in-state.ts";
import { type CheckInStorage, deleteGuestLists, receiveStored } from "./check-in-storage.ts";
import { createHandOuts } from "./hand-outs.ts";
import { createOutbox } from "./outbox.ts";
import type { HandedOut, PresentedProduct } from "./product-lines.ts";
import type { TicketRef } from "./ticket-number.ts";
import { findTicket, type Holder, namedSeat, waitingTickets } from "./validate-ticket.ts";
import { messageOf, NO_SHOW, NO_TOKEN, NOT_A_TICKET, PAID_CASH, RECEIVED_CASH } from "./words.ts";

export interface CheckInOptions extends AdmissionOptions {
  calls: CheckInCalls;
  storage: CheckInStorage;
  store: Store;
  hasToken: () => boolean;
  /** Whether `now` is the server's time; the clock of a phone may be days off. */
  knowsTime: () => boolean;
}

export type CheckIn = ReturnType<typeof createCheckIn>;

/** Milliseconds after the start of a show until the guests' names are deleted, as nobody arrives any more. */
const OVER_MS = 12 * 3600 * 1000;

/** Asks the server about each ticket, decides alone while it is unreachable, and sends those scans afterwards. */
export function createCheckIn(options: CheckInOptions) {
  const { calls, storage, store, now } = options;
  const state = (): CheckInState => store.get(checkInAtom);
  const outbox = createOutbox({ ...options, state, change, onRefused: sayNotAccepted });
  const products = createHandOuts({ ...options, state, change, readStored, refresh, addUnsent: outbox.addHandOut });
  const decide = createAdmission({ ...options, state, change, readStored, addUnsent: outbox.add });
  let turn: Promise<unknown> = Promise.resolve();
  /** Resolves once the show of this entrance is chosen, or once there is none. */
  let showExpected: Promise<void> = Promise.resolve();
  let storedRead: Promise<void> = Promise.resolve();
  let handingOut: Promise<CheckInResult> | undefined;

  function change(part: Partial<CheckInState>): void {
    const before = state();
    changeCheckIn(store, { ...part, durable: storage.durable });
    const { list, results } = state();
    // A failure is ignored: losing this copy costs one load, and unsent scans are in the outbox.
    if (list && (list !== before.list || results !== before.results))
      storage.storeList({ list, results }).catch(() => undefined);
  }

  /** Runs one task at a time, so that two quick scans cannot overtake each other. */
  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  }

  async function forgetOver(): Promise<void> {
    if (!options.knowsTime()) return;
    const isOver = ({ dateTime }: CheckInShow): boolean => Date.parse(dateTime) + OVER_MS < now();
    const over = state().storedShows.filter(isOver);
    if (over.length === 0) return;
    change({ storedShows: state().storedShows.filter((each) => !over.includes(each)) });
    await storage.deleteLists(over.map(({ id }) => id));
  }

  async function refresh(): Promise<void> {
    const { showId } = state();
    if (showId === null) return;
    change({ scansWhileLoading: [] });
    try {
      const list = await calls.loadList(showId);
      if (state().showId === showId) change(receiveList(state(), list));
      await forgetOver();
    } catch (error) {
      if (state().showId !== showId) return;
      change({ reachable: !isUnreachable(error), loading: false, error: messageOf(error) });
    }
  }

  function show(outcome: Outcome, reservationId: number | null = null, seatIds: readonly string[] = []): CheckInResult {
    const { list } = state();
    const known = list?.tickets.find(
      (ticket) => ticket.reservationId === reservationId && (seatIds.length === 0 || seatIds.includes(ticket.seatId)),
    );
    const seats = seatIds.map((seatId) => namedSeat(list, { reservationId: reservationId ?? 0, seatId }));
    const { ok, message, offline, at = new Date(now()).toISOString(), movedTo = null, unpaid = false } = outcome;
    const guest = outcome.guest ?? known?.guest ?? null;
    const { ticketType = null, product = null, late = false } = outcome;
    const said = { ok, reservationId, seats, guest, ticketType, product, message, at, movedTo, unpaid, offline };
    const result = late ? { ...said, late } : said;
    change(addResult(state(), result));
    return result;
  }

  /** Ignores other scans meanwhile; any error becomes a refusal. */
  async function tried(work: (showId: number) => Promise<Outcome>): Promise<Outcome> {
    const { showId } = state();
    if (!options.hasToken()) return refused(NO_TOKEN);
    if (showId === null) return refused(NO_SHOW);
    change({ pending: true });
    const done = storedRead.then(() => work(showId));
    return done.catch((error: unknown) => refused(messageOf(error)));
  }

  async function attempt(
    reservationId: number,
    seatIds: readonly string[],
    work: (showId: number) => Promise<Outcome>,
  ): Promise<CheckInResult> {
    change({ presented: null });
    return show(await tried(work), reservationId, seatIds);
  }

  const readDevice = () => Promise.all([storage.readUnsent(), storage.readHandOuts(), storage.readLists()]);

  function sayNotAccepted(handOut: OfflineHandOut, message: string): void {
    const { pending } = state();
    show({ ...refused(message), ...products.named(handOut, handOut.count), late: true }, handOut.reservationId);
    // Nothing is known of a ticket that is being validated meanwhile.
    change({ pending });
  }

  async function readStored(): Promise<void> {
    const { showId } = state();
    const [unsent, unsentHandOuts, lists] = await readDevice();
    const stored = lists.find(({ list }) => list.show.id === showId);
    change({ unsent, unsentHandOuts, ...(stored && state().showId === showId && receiveStored(state(), stored)) });
  }

  /** Waits for the show before a turn, so that unsent scans can be sent meanwhile. */
  async function awaitShow(): Promise<void> {
    if (state().showId !== null || !options.hasToken()) return;
    change({ pending: true });
    await showExpected;
  }

  async function admit(ticket: PresentedTicket): Promise<CheckInResult> {
    await awaitShow();
    return inTurn(() => attempt(ticket.reservationId, [ticket.seatId], (showId) => decide(ticket, showId)));
  }

  function scanTicket(text: string): Promise<CheckInResult> {
    const ticket = parseTicketQr(text);
    return ticket ? admit(ticket) : inTurn(async () => show(refused(NOT_A_TICKET)));
  }

  async function presentProduct(product: PresentedProduct): Promise<CheckInResult | null> {
    change({ presented: null });
    await awaitShow();
    return inTurn(async () => {
      let isPresented = false;
      const outcome = await tried(async () => {
        const refusal = await products.present(product);
        isPresented = refusal === null;
        return refusal ?? refused("");
      });
      return isPresented ? null : show({ ...outcome, ...products.named(product) }, product.reservationId);
    });
  }

  return {
    async open(): Promise<void> {
      const [unsent, unsentHandOuts, lists] = await readDevice();
      change({ unsent, unsentHandOuts, storedShows: lists.map(({ list }) => list.show) });
      await forgetOver();
    },

    /** Deletes the guests' names after signing out; unsent scans remain. */
    async forget(): Promise<void> {
      change({ ...openShow(null), storedShows: [] });
      await deleteGuestLists(storage);
    },

    /** Makes scans wait, as a show is about to be chosen. @returns how to end the wait, also when none was chosen */
    expectShow(): () => void {
      let end = (): void => undefined;
      showExpected = new Promise((resolve) => (end = resolve));
      return end;
    },

    async choose(showId: number): Promise<void> {
      if (state().showId === showId) return;
      change(openShow(showId));
      storedRead = readStored();
      await storedRead;
      await refresh();
    },

    refresh,

    async sync(): Promise<void> {
      await inTurn(readStored);
      if (state().unsent.length + state().unsentHandOuts.length > 0) change({ reachable: await outbox.send() });
      await refresh();
    },

    applyScan(scan: ScanRecorded): void {
      if (scan.showId === state().showId) change(receiveScanEvent(state(), scan));
    },

    loseNetwork: () => change({ reachable: false }),

    scan: scanTicket,

    /** Resolves to null for a product's code: the product waits in the state for the volunteer to hand it out. */
    read(text: string): Promise<CheckInResult | null> {
      const product = parseProductQr(text);
      return product ? presentProduct(product) : scanTicket(text);
    },

    checkInByHand: ({ reservationId, seatId }: TicketRef): Promise<CheckInResult> => admit({ reservationId, seatId }),

    checkInAll: (holder: Holder): Promise<CheckInResult> =>
      inTurn(() => {
        const { list, unsent } = state();
        const waiting = waitingTickets(list, unsent, holder);
        const seatIds = waiting.map(({ seatId }) => seatId);
        return attempt(holder.reservationId, seatIds, (showId) =>
          admitAll((ticket) => decide(ticket, showId), waiting),
        );
      }),

    payCash: (reservationId: number, seatIds: readonly string[]): Promise<CheckInResult> =>
      inTurn(() =>
        attempt(reservationId, seatIds, async (showId) => {
          await calls.confirmCash(reservationId).catch(rethrow);
          change(markPaid(state(), reservationId));
          const tickets = seatIds.map((seatId) => {
            return { reservationId, ...namedSeat(state().list, { reservationId, seatId }) };
          });
          const outcome = await admitAll((ticket) => decide(ticket, showId), tickets);
          return outcome.ok && seatIds.length === 0 ? { ...outcome, message: PAID_CASH } : outcome;
        }),
      ),

    receiveCashDue: (reservationId: number, amount: number): Promise<CheckInResult> =>
      inTurn(() =>
        attempt(reservationId, [], async () => {
          await calls.receiveCashDue(reservationId, amount).catch(rethrow);
          change(markCashDueReceived(state(), reservationId));
          return { ok: true, message: RECEIVED_CASH, offline: false };
        }),
      ),

    dismissProduct: () => change({ presented: null }),

    /** A second press, before the first one had its turn, hands out nothing more. */
    handOut(product: PresentedProduct, count: number): Promise<CheckInResult> {
      change({ pending: true });
      handingOut ??= inTurn(async () => {
        const outcome = await tried(() => products.handOut(product, count));
        return show({ ...outcome, ...products.named(product, count) }, product.reservationId);
      }).finally(() => {
        handingOut = undefined;
      });
      return handingOut;
    },

    /** @throws {ApiError} also without a network: a hand-out can only be taken back by the server */
    takeBack: (line: HandedOut): Promise<void> =>
      inTurn(async () => {
        try {
          await calls.takeBack(line).catch(rethrow);
        } finally {
          // A refusal says that this device's list is old.
          await refresh();
        }
      }),

    fail: (message: string): CheckInResult => show(refused(message)),

    /** @throws {ApiError} also without a network: scans can only be undone by the server */
    undoScans: (tickets: readonly TicketRef[]): Promise<void> =>
      inTurn(async () => {
        for (const ticket of tickets) {
          // When retried after a failure halfway, the earlier tickets are already undone.
          if (findTicket(state().list, ticket)?.scannedAt === null) continue;
          await calls.undoScan(ticket).catch(rethrow);
          change(markScanned(state(), ticket, null));
        }
      }),
  };
}

function rethrow(error: unknown): never {
  throw error instanceof ApiError ? error : offlineError();
}
