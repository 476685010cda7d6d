import { randomInt } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { canonicalCode, drawCode, isVoucherCode, VOUCHER_LENGTH } from "@podium/shared/tickets/code-text";
import type { ListQuery } from "@podium/shared/contracts/common";
import type { VoucherOrigin, VoucherPayment, VoucherState } from "@podium/shared/contracts/vouchers";
import type { VoucherRow } from "#database/tables/vouchers.ts";
import type { Clock } from "#platform/process/clock.ts";
import type { Database, Reading, Transaction } from "#platform/data/database.ts";
import { euros } from "#platform/process/formats.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { toPageRequest } from "#platform/http/pagination.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { MailsService } from "#modules/records/mails/mails.service.ts";
import { createVoucherSpending } from "./voucher-spending.ts";
import type { VouchersLog } from "./vouchers.log.ts";
import * as repository from "./vouchers.repository.ts";

export type VouchersService = ReturnType<typeof createVouchersService>;
export type VoucherDetails = repository.ListedVoucher & {
  entries: Awaited<ReturnType<typeof repository.findEntries>>;
};
export type { ListedVoucher } from "./vouchers.repository.ts";

const DRAWS = 5;

export interface NewVoucher {
  cents: number;
  origin: VoucherOrigin;
  paidWith?: VoucherPayment | null;
  name?: string;
  /** Empty: the voucher is not mailed. */
  email?: string;
  userId?: number | null;
  actorId: number | null;
  reason?: string;
  /** Key of the form, which makes a repeated call safe. */
  key?: string;
}

export function createVouchersService(deps: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService<VouchersLog>, "record">;
  mails: Pick<MailsService, "enqueue" | "enqueueAgain">;
  random?: (below: number) => number;
}) {
  const { database, clock, audit, mails, random = (below) => randomInt(below) } = deps;
  const { db } = database;

  async function withNewCode<T>(use: (code: string) => Promise<T | null>): Promise<T> {
    for (let draw = 0; draw < DRAWS; draw++) {
      const done = await use(drawCode(random, VOUCHER_LENGTH));
      if (done !== null) return done;
    }
    throw new Error(`drew ${DRAWS} voucher codes that all exist already: the random source is broken`);
  }

  async function lock(transaction: Transaction, id: number): Promise<VoucherRow> {
    const [voucher] = await repository.lockVouchers(transaction.db, [id]);
    if (!voucher) throw new DomainError("VOUCHER_NOT_FOUND");
    return voucher;
  }

  async function get(id: number, reading: Reading = database): Promise<VoucherDetails> {
    const voucher = await repository.findVoucher(reading.db, id);
    if (!voucher) throw new DomainError("VOUCHER_NOT_FOUND");
    return { ...voucher, entries: await repository.findEntries(reading.db, id) };
  }

  /** Runs once a key; other calls get the first one's result. @throws DomainError VOUCHER_DONE_OTHERWISE, of `run` */
  async function once(key: string, expected: Partial<repository.KeyedEntry>, run: () => Promise<VoucherDetails>) {
    try {
      return await run();
    } catch (error) {
      // A repeated call fails on its key, or on the reduced balance.
      const done = await repository.findEntryByKey(db, key);
      if (!done) throw error;
      if (!isDeepStrictEqual({ ...done, ...expected }, done)) throw new DomainError("VOUCHER_DONE_OTHERWISE");
      return get(done.voucherId);
    }
  }

  /** Mails it if there is an address. @param voucher.cents above zero @returns its id */
  async function issue(transaction: Transaction, voucher: NewVoucher): Promise<number> {
    const { cents, origin, paidWith = null, name = "", email = "", userId = null, actorId, reason = "", key } = voucher;
    const at = clock.now();
    const { id } = await withNewCode((code) =>
      repository.insertVoucher(transaction.db, {
        code,
        balanceCents: 0,
        origin,
        paidWith,
        name,
        email,
        userId,
        createdAt: at,
        blockedAt: null,
      }),
    );
    await repository.addEntry(transaction.db, { voucherId: id, kind: "ISSUED", cents, actorId, reason, at, key });
    await audit.record(transaction, {
      actorId,
      action: "VOUCHER_ISSUED",
      subject: { type: "voucher", id },
      details: { amount: cents / 100, origin, ...(paidWith === "CASH" && { cash: true }) },
    });
    if (email) await mails.enqueue(transaction, { kind: "VOUCHER", subjectId: id });
    return id;
  }

  return {
    ...createVoucherSpending({ database, clock }),

    issue,
    get,

    /** Returns the code, and logs that, because the code is as good as money. @throws DomainError VOUCHER_NOT_FOUND */
    showCode: (id: number, actorId: number) =>
      database.transact(async (transaction) => {
        const shown = await get(id, transaction);
        const subject = { type: "voucher", id } as const;
        await audit.record(transaction, { actorId, action: "VOUCHER_SHOWN", subject, details: {} });
        return shown;
      }),

    list: (query: ListQuery & { page: number; pageSize: number; state?: VoucherState | undefined }) => {
      const { search, page, pageSize, state } = query;
      const sort = toPageRequest(query, { columns: repository.SORTED_BY, pageSize })?.sort ?? null;
      return repository.listVouchers(db, { search: search ?? "", page, pageSize, state, sort });
    },

    /** Sells once for each key. @throws DomainError VOUCHER_DONE_OTHERWISE */
    sell(voucher: NewVoucher & { key: string }) {
      const { key, cents, origin, paidWith = null, name = "", email = "", reason = "" } = voucher;
      return once(key, { kind: "ISSUED", cents, origin, paidWith, name, email, reason }, () =>
        database.transact(async (transaction) => get(await issue(transaction, voucher), transaction)),
      );
    },

    /** Checks a code without reserving its money: reserving checks again. @returns null: there is no such voucher */
    async validate(typed: string): Promise<VoucherRow | null> {
      if (!isVoucherCode(typed)) return null;
      return (await repository.findByCodes(db, [typed]))[0] ?? null;
    },

    /** Returns a voucher for its mail; null: it has no address or no balance, or is blocked. */
    async readIssued(id: number) {
      const voucher = await repository.findVoucher(db, id);
      if (!voucher?.email || voucher.balanceCents <= 0 || voucher.blockedAt !== null) return null;
      return { ...voucher, language: await repository.languageOf(db, voucher) };
    },

    /** Corrects once for each key. @throws DomainError VOUCHER_NOT_FOUND, VOUCHER_BALANCE, VOUCHER_DONE_OTHERWISE */
    correct(voucherId: number, correction: { cents: number; reason: string; key: string; actorId: number }) {
      const { cents, reason, key, actorId } = correction;
      const expected = { voucherId, kind: "CORRECTED", cents, reason } as const;
      return once(key, expected, () =>
        database.transact(async (transaction) => {
          const { balanceCents } = await lock(transaction, voucherId);
          const entry = { ...expected, actorId, at: clock.now(), key };
          if ((await repository.addEntry(transaction.db, entry)) === undefined)
            throw new DomainError("VOUCHER_BALANCE", { balance: (language) => euros(balanceCents, language) });
          await audit.record(transaction, {
            actorId,
            action: "VOUCHER_CORRECTED",
            subject: { type: "voucher", id: voucherId },
            details: { amount: cents / 100 },
          });
          return get(voucherId, transaction);
        }),
      );
    },

    /** Gives the voucher a new code; the old one stops working at once. @throws DomainError VOUCHER_NOT_FOUND */
    renew: (id: number, reason: string, actorId: number) =>
      database.transact(async (transaction) => {
        await lock(transaction, id);
        await withNewCode(async (code) => {
          const known = await repository.findByCodes(transaction.db, [code]);
          return known.length > 0 ? null : repository.changeVoucher(transaction.db, id, { code, blockedAt: null });
        });
        const entry = { voucherId: id, kind: "RENEWED", cents: 0, reason, actorId, at: clock.now() } as const;
        await repository.addEntry(transaction.db, entry);
        const subject = { type: "voucher", id } as const;
        await audit.record(transaction, { actorId, action: "VOUCHER_RENEWED", subject, details: {} });
        return get(id, transaction);
      }),

    /** Blocks or unblocks a voucher; repeating this changes nothing. @throws DomainError VOUCHER_NOT_FOUND */
    setBlocked: (id: number, blocked: boolean, reason: string, actorId: number) =>
      database.transact(async (transaction) => {
        const { blockedAt } = await lock(transaction, id);
        if ((blockedAt !== null) === blocked) return get(id, transaction);
        const at = clock.now();
        await repository.changeVoucher(transaction.db, id, { blockedAt: blocked ? at : null });
        const kind = blocked ? "BLOCKED" : "UNBLOCKED";
        await repository.addEntry(transaction.db, { voucherId: id, kind, cents: 0, reason, actorId, at });
        const subject = { type: "voucher", id } as const;
        await audit.record(transaction, { actorId, action: `VOUCHER_${kind}`, subject, details: {} });
        return get(id, transaction);
      }),

    mail: (id: number, email: string, actorId: number) =>
      database.transact(async (transaction) => {
        const before = await lock(transaction, id);
        await repository.changeVoucher(transaction.db, id, { email });
        const details = { other: before.email !== email };
        await audit.record(transaction, {
          actorId,
          action: "VOUCHER_MAILED",
          subject: { type: "voucher", id },
          details,
        });
        await mails.enqueueAgain(transaction, { kind: "VOUCHER", subjectId: id });
        return get(id, transaction);
      }),

    /** Finds the vouchers of these codes, in their order, for a quote. @throws DomainError as `lockTyped` */
    findTyped: async (typed: readonly string[]) => inOrder(typed, await repository.findByCodes(db, typed)),

    /** Finds and locks the vouchers of these codes. @throws DomainError CODE_UNKNOWN, VOUCHER_BLOCKED, VOUCHER_EMPTY */
    async lockTyped(transaction: Transaction, typed: readonly string[]): Promise<VoucherRow[]> {
      if (typed.length === 0) return [];
      const found = await repository.findByCodes(transaction.db, typed);
      const locked = await repository.lockVouchers(
        transaction.db,
        found.map(({ id }) => id),
      );
      // A voucher that got another code meanwhile is no longer found by this one.
      return inOrder(typed, locked);
    },
  };
}

function inOrder(typed: readonly string[], found: readonly VoucherRow[]): VoucherRow[] {
  const byCode = new Map(found.map((voucher) => [voucher.code, voucher]));
  return [...new Set(typed.map(canonicalCode))].map((code) => {
    const voucher = byCode.get(code);
    if (!voucher) throw new DomainError("CODE_UNKNOWN");
    if (voucher.blockedAt !== null) throw new DomainError("VOUCHER_BLOCKED");
    if (voucher.balanceCents === 0) throw new DomainError("VOUCHER_EMPTY");
    return voucher;
  });
}
