import type { OfflineScan } from "@podium/shared/contracts/check-in";
import type { OfflineHandOut } from "@podium/shared/contracts/products";
import { MAX_SCAN_BATCH } from "@podium/shared/contracts/limits";
import { type CheckInCalls, isUnreachable } from "#modules/entrance/check-in/api/check-in-calls.ts";
import { markHandOutsSent, markSent, type StateAccess } from "./check-in-state.ts";
import type { CheckInStorage } from "./check-in-storage.ts";

interface OutboxOptions extends StateAccess {
  calls: Pick<CheckInCalls, "sendScans" | "sendHandOuts">;
  /** Says that the server did not accept a hand-out, and why. */
  onRefused: (handOut: OfflineHandOut, message: string) => void;
  storage: CheckInStorage;
  device: string;
}

/** The scans and hand-outs to send. Each is stored on disk first, and deleted once the server has responded. */
export function createOutbox({ calls, storage, device, state, change, onRefused }: OutboxOptions) {
  let sending: Promise<boolean> | undefined;

  async function sendAll(): Promise<boolean> {
    while (state().unsent.length > 0) {
      const batch = state().unsent.slice(0, MAX_SCAN_BATCH);
      try {
        const results = await calls.sendScans(device, batch);
        const done = new Set(results.map(({ clientId }) => clientId));
        if (done.size === 0) return false;
        await storage.removeUnsent([...done]);
        const sent = batch.filter(({ clientId }) => done.has(clientId));
        change(markSent(state(), sent));
      } catch (error) {
        // If the whole batch is refused (an expired session), it stays stored for the next attempt.
        return !isUnreachable(error);
      }
    }
    return sendHandOuts();
  }

  async function sendHandOuts(): Promise<boolean> {
    while (state().unsentHandOuts.length > 0) {
      const batch = state().unsentHandOuts.slice(0, MAX_SCAN_BATCH);
      try {
        const results = await calls.sendHandOuts(device, batch);
        const byId = new Map(results.map((result) => [result.clientId, result]));
        if (byId.size === 0) return false;
        await storage.removeHandOuts([...byId.keys()]);
        change(markHandOutsSent(state(), results));
        for (const handOut of batch) {
          const { outcome, message } = byId.get(handOut.clientId) ?? { outcome: "accepted" };
          if (outcome !== "accepted" && message) onRefused(handOut, message);
        }
      } catch (error) {
        return !isUnreachable(error);
      }
    }
    return true;
  }

  return {
    /** Resolves once the scan is stored. @returns the scan that counts: another tab may have let this ticket in */
    async add(scan: OfflineScan): Promise<OfflineScan> {
      const counted = await storage.addUnsent(scan);
      const others = state().unsent.filter(({ clientId }) => clientId !== counted.clientId);
      change({ unsent: [...others, counted] });
      return counted;
    },

    /** Resolves once the hand-out is stored, to whether that many were left. */
    async addHandOut(handOut: OfflineHandOut, left: number): Promise<boolean> {
      const isStored = await storage.addHandOut(handOut, left);
      change({ unsentHandOuts: await storage.readHandOuts() });
      return isStored;
    },

    /** Sends everything, oldest first; concurrent calls share one run. Resolves to whether the server was reachable. */
    send(): Promise<boolean> {
      sending ??= sendAll().finally(() => {
        sending = undefined;
      });
      return sending;
    },
  };
}
