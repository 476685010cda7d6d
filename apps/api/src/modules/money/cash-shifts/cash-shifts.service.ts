import { mayUse } from "@podium/shared/contracts/roles";
import type { Language } from "@podium/shared/words/languages";
import type { Account } from "#platform/http/caller.ts";
import type { Clock } from "#platform/process/clock.ts";
import { type Database, isUniqueViolation } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { euros } from "#platform/process/formats.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import { sumsOf } from "#database/cash-lines.sql.ts";
import type { CashShiftsLog } from "./cash-shifts.log.ts";
import * as repository from "./cash-shifts.repository.ts";

export type { CashShiftRow } from "./cash-shifts.repository.ts";
export type CashShiftsService = ReturnType<typeof createCashShiftsService>;

interface Count {
  countedCents: number;
  note: string;
  /** The difference that the note explains; null: none was said yet. */
  explainedCents: number | null;
}

const DIFFERENCE: Readonly<
  Record<Language, readonly [short: (amount: string) => string, over: (amount: string) => string]>
> = {
  nl: [(amount) => `${amount} te weinig`, (amount) => `${amount} te veel`],
  fr: [(amount) => `${amount} en moins`, (amount) => `${amount} en trop`],
  en: [(amount) => `${amount} too little`, (amount) => `${amount} too much`],
};

function differs(countedCents: number, expectedCents: number): DomainError {
  const cents = countedCents - expectedCents;
  const difference = (language: Language): string => {
    const [short, over] = DIFFERENCE[language];
    return (cents < 0 ? short : over)(euros(Math.abs(cents)));
  };
  return new DomainError(
    "CASH_SHIFT_DIFFERS",
    { counted: euros(countedCents), expected: euros(expectedCents), difference },
    [
      { field: "expected", message: (expectedCents / 100).toFixed(2) },
      { field: "difference", message: (cents / 100).toFixed(2) },
    ],
  );
}

const maySee = (viewer: Account, volunteerId: number): boolean =>
  viewer.id === volunteerId || mayUse("admin", viewer.role);

export function createCashShiftsService(deps: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService<CashShiftsLog>, "record">;
}) {
  const { database, clock, audit } = deps;

  async function require(id: number): Promise<repository.CashShiftRow> {
    const shift = await repository.findShift(database.db, id);
    if (!shift) throw new DomainError("CASH_SHIFT_NOT_FOUND");
    return shift;
  }

  return {
    /** @param day yyyy-mm-dd of an evening; default: tonight */
    list: (viewer: Account, day?: string) =>
      database.snapshot(async ({ db }) => {
        const at = { now: clock.now(), ...(day !== undefined && { day }) };
        const shifts = await repository.findShifts(db, at, mayUse("admin", viewer.role) ? null : viewer.id);
        return { own: (await repository.findOpenShift(db, viewer.id)) ?? null, shifts };
      }),

    /** @throws DomainError CASH_SHIFT_NOT_FOUND, also for another volunteer's */
    read: (viewer: Account, id: number) =>
      database.snapshot(async ({ db }) => {
        const shift = await repository.findShift(db, id);
        if (!shift || !maySee(viewer, shift.volunteerId)) throw new DomainError("CASH_SHIFT_NOT_FOUND");
        return { shift, lines: await repository.findShiftLines(db, id) };
      }),

    /** @throws DomainError CASH_SHIFT_OPEN */
    async open(volunteerId: number, openingCents: number): Promise<repository.CashShiftRow> {
      try {
        const id = await database.transact(async (transaction) => {
          const shift = { volunteerId, openedAt: clock.now(), openingCents };
          const opened = await repository.insertShift(transaction.db, shift);
          await audit.record(transaction, {
            actorId: volunteerId,
            action: "CASH_SHIFT_OPENED",
            subject: { type: "user", id: volunteerId },
            details: { shift: opened, opening: openingCents / 100 },
          });
          return opened;
        });
        return await require(id);
      } catch (error) {
        if (isUniqueViolation(error, repository.ONE_OPEN_INDEX)) throw new DomainError("CASH_SHIFT_OPEN");
        throw error;
      }
    },

    /** @throws DomainError CASH_SHIFT_NOT_FOUND, CASH_SHIFT_CLOSED, CASH_SHIFT_DIFFERS */
    async close(viewer: Account, id: number, { countedCents, note, explainedCents }: Count) {
      await database.transact(async (transaction) => {
        const shift = await repository.lockShift(transaction.db, id);
        if (!shift || !maySee(viewer, shift.volunteerId)) throw new DomainError("CASH_SHIFT_NOT_FOUND");
        if (shift.closedAt !== null) throw new DomainError("CASH_SHIFT_CLOSED");
        const sums = sumsOf(await repository.findShiftLines(transaction.db, id));
        const expectedCents = shift.openingCents + sums.receivedCents - sums.refundedCents;
        const differenceCents = countedCents - expectedCents;
        if (differenceCents !== 0 && (note === "" || explainedCents !== differenceCents))
          throw differs(countedCents, expectedCents);
        await repository.closeShift(transaction.db, id, {
          ...sums,
          countedCents,
          note: note === "" ? null : note,
          closedAt: clock.now(),
          closedBy: viewer.id,
        });
        await audit.record(transaction, {
          actorId: viewer.id,
          action: "CASH_SHIFT_CLOSED",
          subject: { type: "user", id: shift.volunteerId },
          details: {
            shift: id,
            expected: expectedCents / 100,
            counted: countedCents / 100,
            difference: differenceCents / 100,
          },
        });
      });
      return require(id);
    },
  };
}
