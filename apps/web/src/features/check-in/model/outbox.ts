import { MAX_SCAN_BATCH } from "@podium/shared/limits";
import type { CheckInCalls } from "#features/check-in/api/check-in-calls.ts";
import type { CheckInStorage } from "./check-in-storage.ts";
import type { UnsentScan } from "./validate-ticket.ts";

export interface OutboxOptions {
  calls: Pick<CheckInCalls, "sendScans">;
  storage: CheckInStorage;
  device: string;
  isAway: (error: unknown) => boolean;
  unsent: () => readonly UnsentScan[];
  onChange: (unsent: readonly UnsentScan[]) => void;
  /** The server received it, whatever its outcome. */
  onSent: (scan: UnsentScan) => void;
}

/** The scans to send. Each is stored on disk first, and deleted once the server has responded. */
export function createOutbox({ calls, storage, device, isAway, unsent, onChange, onSent }: OutboxOptions) {
  let sending: Promise<boolean> | undefined;

  async function sendAll(): Promise<boolean> {
    while (unsent().length > 0) {
      const batch = unsent().slice(0, MAX_SCAN_BATCH);
      try {
        const results = await calls.sendScans(device, [...batch]);
        const done = new Set(results.map(({ clientId }) => clientId));
        if (done.size === 0) return false;
        await storage.removeUnsent([...done]);
        for (const scan of batch) if (done.has(scan.clientId)) onSent(scan);
        onChange(unsent().filter(({ clientId }) => !done.has(clientId)));
      } catch (error) {
        if (isAway(error)) return false;
        // The whole batch was refused (an ended session): it stays stored for the next attempt.
        return true;
      }
    }
    return true;
  }

  return {
    /** Resolves once it is stored. */
    async add(scan: UnsentScan): Promise<void> {
      await storage.addUnsent(scan);
      onChange([...unsent(), scan]);
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
