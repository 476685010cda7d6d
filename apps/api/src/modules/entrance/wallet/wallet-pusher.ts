import type { DuePush } from "./wallet.repository.ts";

/** `gone`: the owner removed the pass, so that no more pushes are needed. */
export type PushOutcome = { state: "delivered" } | { state: "gone" } | { state: "failed"; error: unknown };

/** Notifies one kind of wallet that passes have changed. */
export interface WalletPusher {
  /** @returns an outcome for each push, in order; never throws for a wallet's response */
  pushAll(due: readonly DuePush[]): Promise<PushOutcome[]>;
}
