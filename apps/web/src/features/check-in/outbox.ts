import { MAX_SCAN_BATCH } from "@podium/shared/limits";
import type { CheckInCalls } from "./api/check-in-calls.ts";
import type { CheckInStorage } from "./check-in-storage.ts";
import type { UnsentScan } from "./validate-ticket.ts";

export interface OutboxOptions {
  calls: Pick<CheckInCalls, "sendScans">;
  storage: CheckInStorage;
  device: string;
  isAway: (error: unknown) => boolean;
  unsent: () => readonly UnsentScan[];
  onChange: (unsent: readonly UnsentScan[]) => void;
  /** The server has it, whatever it made of it. */
  onSent: (scan: UnsentScan) => void;
}

/** The scans that a device still has to send. What is in it is on the disk first, and leaves it when the server answered. */
export function createOutbox({ calls, storage, device, isAway, unsent, onChange, onSent }: OutboxOptions) {
  let sending: Promise<boolean> | undefined;

  async function sendAll(): Promise<boolean> {
    while (unsent().length > 0) {
      const batch = unsent().slice(0, MAX_SCAN_BATCH);
      try {
        const answers = await calls.sendScans(device, [...batch]);
        const done = new Set(answers.map(({ clientId }) => clientId));
        if (done.size === 0) return false;
        await storage.removeUnsent([...done]);
        for (const scan of batch) if (done.has(scan.clientId)) onSent(scan);
        onChange(unsent().filter(({ clientId }) => !done.has(clientId)));
      } catch (error) {
        if (isAway(error)) return false;
        // Refused as a whole (a session that ended): kept, and tried again later.
        return true;
      }
    }
    return true;
  }

  return {
    /** Resolves once it is kept. */
    async add(scan: UnsentScan): Promise<void> {
      await storage.addUnsent(scan);
      onChange([...unsent(), scan]);
    },

    /** Sends everything, oldest first; called again meanwhile it is the same sending. Tells whether the server was there. */
    send(): Promise<boolean> {
      sending ??= sendAll().finally(() => {
        sending = undefined;
      });
      return sending;
    },
  };
}
