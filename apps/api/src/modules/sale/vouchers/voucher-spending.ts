import type { Clock } from "#platform/process/clock.ts";
import type { Database, Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { Part } from "./vouchers.repository.ts";
import * as repository from "./vouchers.repository.ts";

export type { Part } from "./vouchers.repository.ts";

const idsOf = (parts: readonly Part[]): number[] => [...new Set(parts.map(({ voucherId }) => voucherId))];

/** Call with the reservation locked; vouchers are locked after it, by id, which avoids deadlocks. */
export function createVoucherSpending({ database, clock }: { database: Database; clock: Clock }) {
  /** @throws DomainError VOUCHER_SHORT when a voucher has less, or is blocked */
  async function spendParts({ db }: Transaction, reservationId: number, parts: readonly Part[]): Promise<void> {
    const vouchers = new Map((await repository.lockVouchers(db, idsOf(parts))).map((row) => [row.id, row]));
    for (const { voucherId, cents } of parts) {
      if (cents === 0) continue;
      if (vouchers.get(voucherId)?.blockedAt !== null) throw new DomainError("VOUCHER_SHORT");
      const entry = { voucherId, kind: "SPENT", cents: -cents, reservationId, at: clock.now() } as const;
      if ((await repository.addEntry(db, entry)) === undefined) throw new DomainError("VOUCHER_SHORT");
    }
  }

  async function giveBack(
    { db }: Transaction,
    parts: ReadonlyArray<Part & { reservationId: number }>,
    at = clock.now(),
  ): Promise<void> {
    await repository.lockVouchers(db, idsOf(parts));
    for (const { voucherId, cents, reservationId } of parts) {
      if (cents === 0) continue;
      await repository.addEntry(db, { voucherId, kind: "GIVEN_BACK", cents, reservationId, at });
    }
  }

  return {
    async spend(transaction: Transaction, reservationId: number, parts: readonly Part[]): Promise<void> {
      const used = parts.filter(({ cents }) => cents > 0);
      await repository.insertParts(transaction.db, reservationId, used);
      await spendParts(transaction, reservationId, used);
    },

    /** Spends more, in addition to earlier parts of the same or other vouchers. @throws DomainError VOUCHER_SHORT */
    async spendMore(transaction: Transaction, reservationId: number, parts: readonly Part[]): Promise<void> {
      const used = parts.filter(({ cents }) => cents > 0);
      await repository.addParts(transaction.db, reservationId, used);
      await spendParts(transaction, reservationId, used);
    },

    async giveBackAll(transaction: Transaction, reservationIds: readonly number[]): Promise<void> {
      const parts = await repository.endParts(transaction.db, reservationIds, clock.now());
      if (parts.length > 0) await giveBack(transaction, parts);
    },

    /** Spends vouchers again on an expired reservation that was paid after all. @throws DomainError VOUCHER_SHORT */
    async spendAgain(transaction: Transaction, reservationId: number): Promise<void> {
      await spendParts(transaction, reservationId, await repository.reviveParts(transaction.db, reservationId));
    },

    /** Spends vouchers again in their order, up to their balance. @returns the amount that they lack, in cents */
    async spendWhatIsLeft(transaction: Transaction, reservationId: number): Promise<number> {
      const { db } = transaction;
      const parts = await repository.reviveParts(db, reservationId);
      const vouchers = new Map((await repository.lockVouchers(db, idsOf(parts))).map((row) => [row.id, row]));
      let shortCents = 0;
      for (const { voucherId, cents } of parts) {
        const voucher = vouchers.get(voucherId);
        const left = voucher?.blockedAt === null ? Math.min(cents, voucher.balanceCents) : 0;
        shortCents += cents - left;
        await repository.setPart(db, reservationId, { voucherId, cents: left });
        if (left > 0)
          await repository.addEntry(db, { voucherId, kind: "SPENT", cents: -left, reservationId, at: clock.now() });
      }
      return shortCents;
    },

    partsOf: ({ db }: Pick<Transaction, "db">, reservationId: number): Promise<Part[]> =>
      repository.findActiveParts(db, [reservationId]),

    /** @param parts each at most what the voucher paid @param at the moment by which `givenBackAt` finds the amount */
    async reduceTo(transaction: Transaction, reservationId: number, parts: readonly Part[], at?: Date): Promise<void> {
      const before = await repository.findActiveParts(transaction.db, [reservationId]);
      const now = new Map(parts.map(({ voucherId, cents }) => [voucherId, cents]));
      const back = before.map((part) => ({ ...part, cents: part.cents - (now.get(part.voucherId) ?? 0) }));
      for (const { voucherId } of back)
        await repository.setPart(transaction.db, reservationId, { voucherId, cents: now.get(voucherId) ?? 0 });
      await giveBack(transaction, back, at);
    },

    /** Amount that vouchers got back of a reservation at a moment, in cents. */
    givenBackAt: (reservationId: number, at: Date): Promise<number> =>
      repository.sumGivenBack(database.db, reservationId, at),

    /** Finds reservations that a process of the previous version reactivated without their vouchers. */
    findUnspent: (): Promise<number[]> => repository.findActiveUnspent(database.db),

    /** Returns the vouchers' parts of reservations that a process of the previous version ended. */
    giveBackUnsettled: (): Promise<void> =>
      database.transact(async (transaction) => {
        const ids = await repository.findEndedUnreturned(transaction.db);
        if (ids.length > 0) await giveBack(transaction, await repository.endParts(transaction.db, ids, clock.now()));
      }),
  };
}
