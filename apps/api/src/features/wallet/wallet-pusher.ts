import type { DuePush } from "./wallet.repository.ts";

/** `gone`: its owner removed it, so that nothing need be told any more. */
export type PushOutcome = { state: "delivered" } | { state: "gone" } | { state: "failed"; error: unknown };

/** How one wallet is told that passes have changed. */
export interface WalletPusher {
  /** @returns an outcome for each, in their order; never throws for what a wallet responds */
  pushAll(due: readonly DuePush[]): Promise<PushOutcome[]>;
}
