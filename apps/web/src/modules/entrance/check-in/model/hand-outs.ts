/** Hands products out: the server decides, and this device alone while it is unreachable. */
import type { OfflineHandOut } from "@podium/shared/contracts/products";
import { errorMessage } from "@podium/shared/contracts/errors/error-codes";
import { productLine } from "@podium/shared/money/price-lines";
import { ApiError } from "#platform/api-client.ts";
import { type CheckInCalls, isUnreachable } from "#modules/entrance/check-in/api/check-in-calls.ts";
import { type AdmissionOptions, type Outcome, refused } from "./admission.ts";
import type { StateAccess } from "./check-in-state.ts";
import {
  countOf,
  findLine,
  handOutRefusal,
  leftOf,
  type PresentedProduct,
  type ProductRef,
  withHandOut,
} from "./product-lines.ts";
import { HAND_OUT_UNCHECKABLE, leftToHandOut, NOT_LOADED, SCAN_FAILED } from "./words.ts";

interface HandOutEffects extends StateAccess {
  calls: Pick<CheckInCalls, "handOut">;
  /** Reads what other tabs on this device handed out. */
  readStored: () => Promise<void>;
  refresh: () => Promise<void>;
  /** Resolves once the hand-out is stored, to whether that many were left. */
  addUnsent: (handOut: OfflineHandOut, left: number) => Promise<boolean>;
}

export function createHandOuts(options: Omit<AdmissionOptions, "calls"> & HandOutEffects) {
  const { calls, device, now, newId, hash, state, change, readStored, refresh, addUnsent } = options;

  const no = (message: string): Outcome => refused(message, !state().reachable);

  /** The refusal of a presented code, by this device's list; null: it can be handed out. */
  async function checked(product: PresentedProduct): Promise<string | null> {
    const { token } = product;
    const secretHash = token === undefined ? undefined : await hash(token);
    await readStored();
    const decide = (): string | null => {
      if (state().list === null) return NOT_LOADED;
      // With a connection the server checks the secret.
      if (token !== undefined && secretHash === undefined && !state().reachable) return HAND_OUT_UNCHECKABLE;
      return handOutRefusal(state(), product, secretHash);
    };
    const refusal = decide();
    if (refusal === null || !state().reachable) return refusal;
    // It may be bought, paid or taken back since the list was loaded.
    await refresh();
    return decide();
  }

  function mark(lineId: number, handedOut: number, handedOutAt: string | null): void {
    const { list } = state();
    change({ list: list && withHandOut(list, lineId, { handedOut, handedOutAt }) });
  }

  function done(left: number, at: string, offline: boolean): Outcome {
    return { ok: true, message: left > 0 ? leftToHandOut(left) : null, at, offline };
  }

  /** Resolves to undefined when the server was unreachable. */
  async function askServer(
    { token, ...line }: PresentedProduct,
    count: number,
    clientId: string,
  ): Promise<Outcome | undefined> {
    try {
      const { handedOut, left, at } = await calls.handOut(line, { count, clientId, device, token });
      mark(line.lineId, handedOut, at);
      change({ reachable: true });
      return done(left, at, false);
    } catch (error) {
      if (isUnreachable(error)) {
        change({ reachable: false });
        return undefined;
      }
      if (!(error instanceof ApiError)) throw error;
      change({ reachable: true });
      const detail = (name: string) => error.details.find(({ field }) => field === name)?.message;
      const known = findLine(state().list, line);
      const [since, left] = [detail("handedOutAt"), Number(detail("left") ?? Number.NaN)];
      if (known && error.code === "ALREADY_HANDED_OUT") mark(line.lineId, known.count, since ?? known.handedOutAt);
      if (known && error.code === "HAND_OUT_TOO_MANY" && Number.isSafeInteger(left))
        mark(line.lineId, known.count - left, known.handedOutAt);
      return refused(error.message.trim() || SCAN_FAILED);
    }
  }

  async function decideOffline(product: PresentedProduct, count: number, clientId: string): Promise<Outcome> {
    const refusal = await checked(product);
    const { list } = state();
    const line = findLine(list, product);
    if (refusal !== null || !list || !line) return refused(refusal ?? NOT_LOADED, true);
    const at = new Date(now()).toISOString();
    const isStored = await addUnsent(
      { ...product, clientId, showId: list.show.id, count, at },
      line.count - line.handedOut,
    );
    const left = leftOf(line, state().unsentHandOuts);
    if (!isStored) return refused(errorMessage("HAND_OUT_TOO_MANY", { left: String(left) }), true);
    return done(left, at, true);
  }

  return {
    /** Shows a product with what is left of it. @returns why not; null: it is shown */
    async present(product: PresentedProduct): Promise<Outcome | null> {
      const refusal = await checked(product);
      if (refusal !== null) return no(refusal);
      change({ presented: product, pending: false });
      return null;
    },

    async handOut(product: PresentedProduct, count: number): Promise<Outcome> {
      const clientId = newId();
      const { reachable, unsentHandOuts } = state();
      // The server may not know yet what this device handed out.
      const isOwn = countOf(unsentHandOuts, product.lineId) > 0;
      const response = reachable && !isOwn ? await askServer(product, count, clientId) : undefined;
      const outcome = response ?? (await decideOffline(product, count, clientId));
      if (outcome.ok) change({ presented: null });
      return outcome;
    },

    /** '2 × Drankkaart', and whose it is, for a result. */
    named({ lineId, reservationId }: ProductRef, count?: number) {
      const line = findLine(state().list, { lineId, reservationId });
      if (!line) return { product: null, guest: undefined };
      const words = productLine({ name: line.name, count: count ?? line.count });
      return { product: { lineId, words }, guest: line.guest };
    },
  };
}
