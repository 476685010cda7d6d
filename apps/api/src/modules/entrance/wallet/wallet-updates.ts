import type { Wallet } from "@podium/shared/contracts/wallet";
import type { Logger } from "pino";
import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import type { Database } from "#platform/data/database.ts";
import * as repository from "./wallet.repository.ts";
import type { DuePush } from "./wallet.repository.ts";
import type { GoogleWallet } from "./google-wallet.ts";

/** `gone`: the owner removed the pass, so that no more pushes are needed. */
export type PushOutcome = { state: "delivered" } | { state: "gone" } | { state: "failed"; error: unknown };

export interface WalletPusher {
  /** @returns an outcome for each push, in order; never throws for a wallet's response */
  pushAll(due: readonly DuePush[]): Promise<PushOutcome[]>;
}

const BATCH = 50;
const DAY_SECONDS = 24 * 3600;

export function createGooglePusher({ db, google }: { db: Database["db"]; google: GoogleWallet }): WalletPusher {
  async function push(passId: number): Promise<PushOutcome> {
    const pass = await repository.findPassById(db, passId);
    // The pass was deleted, and its registrations with it.
    if (!pass) return { state: "delivered" };
    try {
      await google.save([pass]);
      return { state: "delivered" };
    } catch (error) {
      return { state: "failed", error };
    }
  }

  return {
    async pushAll(due) {
      const outcomes: PushOutcome[] = [];
      for (const { passId } of due) outcomes.push(await push(passId));
      return outcomes;
    },
  };
}

/** Finds all changes of tickets in wallets, whatever caused them, and notifies the wallets. */
export function createWalletUpdates(deps: {
  database: Database;
  clock: Clock;
  logger: Logger;
  pushers: Partial<Record<Wallet, WalletPusher>>;
}) {
  const { database, clock, logger, pushers } = deps;
  const { db } = database;
  const wallets = Object.keys(pushers) as Wallet[];

  async function settle(push: repository.DuePush, outcome: PushOutcome): Promise<void> {
    if (outcome.state === "delivered") await repository.endPush(db, push);
    else if (outcome.state === "gone") await repository.deleteDevice(db, push);
    else
      logger.warn(
        { err: outcome.error, wallet: push.wallet },
        "a wallet could not be notified; the next sweep tries again",
      );
  }

  async function pushDue(): Promise<number> {
    const due = await repository.claimPushes(db, { wallets, now: clock.now(), limit: BATCH });
    for (const wallet of wallets) {
      const ofOne = due.filter((push) => push.wallet === wallet);
      if (ofOne.length === 0) continue;
      const outcomes = (await pushers[wallet]?.pushAll(ofOne)) ?? [];
      for (const [index, outcome] of outcomes.entries()) {
        const push = ofOne[index];
        if (push) await settle(push, outcome);
      }
    }
    return due.length;
  }

  return {
    /** Safe to repeat, also in two processes at once. */
    async sweep(): Promise<void> {
      if (wallets.length === 0) return;
      const now = clock.now();
      const notBefore = plusSeconds(now, -DAY_SECONDS);
      await database.transact(({ db: trx }) => repository.noteChanges(trx, { now, notBefore }));
      while ((await pushDue()) === BATCH);
    },
  };
}
