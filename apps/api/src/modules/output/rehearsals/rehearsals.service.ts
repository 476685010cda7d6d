import { setTimeout as sleep } from "node:timers/promises";
import { rooms } from "@podium/shared/contracts/realtime";
import type { Rehearsal, RehearsalForm, RehearsalReport } from "@podium/shared/contracts/rehearsals";
import { longMoment } from "@podium/shared/words/date-formats";
import type { Logger } from "pino";
import * as z from "zod";
import type { Database } from "#platform/data/database.ts";
import { defineJob, type JobQueue } from "#platform/data/queue.ts";
import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { ShowsService } from "#modules/sale/shows/shows.service.ts";
import { type CopiedSale, createCrowd } from "./crowd.ts";
import { createFigures } from "./figures.ts";
import * as copy from "./rehearsal-copy.repository.ts";
import type { RehearsalsLog } from "./rehearsals.log.ts";
import * as repository from "./rehearsals.repository.ts";

export type RehearsalsService = ReturnType<typeof createRehearsalsService>;

export const rehearse = defineJob({
  name: "rehearse",
  payload: z.object({ rehearsalId: z.int() }),
  id: ({ rehearsalId }) => `rehearsal-${rehearsalId}`,
  // One that failed has met something that the report says; another attempt would hide it.
  attempts: 1,
});

const TICK_MS = 1000;
/** After the opening; who then still waits is counted as waiting. */
const LONGEST_SECONDS = 30 * 60;
const ABANDONED_SECONDS = 120;
/** Somebody may plan an opening while a rehearsal runs. */
const LOOKS_FOR_OBSTACLE_EVERY = 30;

const OBSTACLES = {
  opening: "REHEARSAL_OPENING_NEAR",
  room: "REHEARSAL_ROOM_BUSY",
  show: "REHEARSAL_SHOW_NEAR",
} as const;

/** The sale on the tables of a schema, whose messages go to `onEmit` alone. */
export type OpenSale = (
  schema: string,
  onEmit: (room: string, event: string) => void,
) => { sale: CopiedSale; close: () => Promise<void> };

type Ended = "DONE" | "STOPPED";

function present({ createdAt, endedAt, ...row }: repository.RehearsalRow): Rehearsal {
  const { id, people, seconds, state, report } = row;
  return {
    id,
    people,
    seconds,
    state,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    report,
  };
}

export function createRehearsalsService(deps: {
  database: Database;
  /** Its statements may take longer than those of calls: it makes and drops tables. */
  slowDatabase: () => Database;
  clock: Clock;
  logger: Logger;
  queue: JobQueue;
  audit: Pick<AuditService<RehearsalsLog>, "record">;
  shows: Pick<ShowsService, "require">;
  openSale: OpenSale;
  isDraining: () => boolean;
  /** Divides the time that simulated people take. */
  haste: number;
}) {
  const { database, clock, logger, audit, shows } = deps;
  const { db } = database;

  async function slowly(work: (transaction: { db: Database["db"] }) => Promise<void>): Promise<void> {
    const slow = deps.slowDatabase();
    try {
      await slow.transact(work);
    } finally {
      await slow.close();
    }
  }

  const clean = (id: number): Promise<void> => slowly((transaction) => copy.dropSchema(transaction.db, id));

  async function play(
    row: repository.RehearsalRow,
    showId: number,
  ): Promise<{ state: Ended; report: RehearsalReport }> {
    const { id, seconds } = row;
    const schema = copy.schemaOf(id);
    await slowly((transaction) => copy.openSchema(transaction.db, id));
    const opensAfter = seconds / 2;
    const userIds = await database.transact(async (transaction) => {
      await copy.copyShow(transaction.db, id, showId, plusSeconds(clock.now(), opensAfter));
      return copy.addPeople(transaction.db, row, clock.now());
    });
    await slowly((transaction) => copy.gatherStatistics(transaction.db, id));
    const seats = await copy.findForSale(db, id);
    const figures = createFigures({ seats: seats.length, opensAfter: Math.round(opensAfter) });
    const users = new Map(userIds.map((userId) => [rooms.user(userId), userId]));
    const stop = new AbortController();
    const start = performance.now();
    const { sale, close } = deps.openSale(schema, (room, event) => {
      const userId = users.get(room);
      if (userId !== undefined && event === "waiting-room:changed") crowd.letIn(userId);
    });
    const { haste } = deps;
    const { signal } = stop;
    const onFault = (error: unknown): void =>
      logger.warn({ err: error, rehearsal: id }, "a simulated visitor met an error");
    const crowd = createCrowd({ sale, showId, userIds, seats, seconds, figures, haste, signal, onFault });
    const everybody = crowd.everybody.then(() => true);
    let pace = 0;
    const reportNow = (): RehearsalReport => figures.report(performance.now() - start, pace);

    async function followUntilEnd(): Promise<Ended> {
      for (let tick = 0; ; tick++) {
        const isLate = performance.now() - start > (opensAfter + LONGEST_SECONDS) * 1000;
        const isDisturbing =
          tick % LOOKS_FOR_OBSTACLE_EVERY === 0 && (await repository.findObstacle(db, clock.now())) !== undefined;
        const noted = await repository.noteProgress(db, id, reportNow(), clock.now());
        if (isLate) return "DONE";
        if (deps.isDraining() || isDisturbing || !noted || noted.isStopAsked) return "STOPPED";
        await sale.waitingRoom.sweep();
        await sale.seats.expireDue();
        pace = (await sale.waitingRoom.room(showId))?.perMinute ?? pace;
        if (await Promise.race([sleep(TICK_MS, false), everybody])) return "DONE";
      }
    }

    try {
      const state = await followUntilEnd();
      return { state, report: reportNow() };
    } finally {
      stop.abort();
      await everybody;
      await close();
    }
  }

  async function run(row: repository.RehearsalRow, showId: number): Promise<void> {
    const { id } = row;
    let ended: { state: Ended | "FAILED"; report: RehearsalReport | null } = { state: "FAILED", report: null };
    try {
      ended = await play(row, showId);
    } catch (error) {
      logger.error({ err: error, rehearsal: id }, "a rehearsal failed");
    }
    const cleaned = await clean(id).then(
      () => true,
      (error: unknown) => {
        logger.warn({ err: error, rehearsal: id }, "the tables of a rehearsal are left to a sweep");
        return false;
      },
    );
    await repository.end(db, id, { ...ended, cleaned }, clock.now());
  }

  const enqueue = (rehearsalId: number): Promise<void> => deps.queue.enqueue(rehearse, { rehearsalId });

  return {
    /** @throws DomainError SHOW_NOT_FOUND */
    async list(showId: number): Promise<Rehearsal[]> {
      await shows.require(db, showId);
      return (await repository.findOfShow(db, showId)).map(present);
    },

    /** @throws DomainError as `startRehearsal` */
    async start(showId: number, form: RehearsalForm, actorId: number): Promise<Rehearsal> {
      return database.transact(async (transaction) => {
        const now = clock.now();
        const show = await shows.require(transaction.db, showId);
        if (show.cancelledAt !== null) throw new DomainError("SHOW_CANCELLED");
        if (show.salesCloseAt <= now) throw new DomainError("SALES_CLOSED");
        await repository.lockRehearsals(transaction.db);
        if (await repository.hasUnderWay(transaction.db)) throw new DomainError("REHEARSAL_RUNNING");
        const obstacle = await repository.findObstacle(transaction.db, now);
        if (obstacle) {
          const { kind, show: name, at } = obstacle;
          throw new DomainError(OBSTACLES[kind], { show: name, date: (language) => longMoment(at, language) });
        }
        const row = await repository.insertRehearsal(transaction.db, { showId, ...form }, now);
        const subject = { type: "show", id: showId } as const;
        const details = { show: show.name, ...form };
        await audit.record(transaction, { actorId, action: "REHEARSAL_STARTED", subject, details });
        transaction.onCommit(() => enqueue(row.id));
        return present(row);
      });
    },

    /** @throws DomainError REHEARSAL_NOT_FOUND */
    async stop(id: number, actorId: number): Promise<void> {
      await database.transact(async (transaction) => {
        const asked = await repository.askToStop(transaction.db, id, clock.now());
        if (!asked) throw new DomainError("REHEARSAL_NOT_FOUND");
        if (!asked.changed || asked.showId === null) return;
        const { name: show } = await shows.require(transaction.db, asked.showId);
        const subject = { type: "show", id: asked.showId } as const;
        await audit.record(transaction, { actorId, action: "REHEARSAL_STOPPED", subject, details: { show } });
      });
    },

    /** Plays one that nobody plays yet. */
    async rehearse(id: number): Promise<void> {
      const row = await repository.claim(db, id, clock.now());
      if (row && row.showId !== null) await run(row, row.showId);
    },

    /** Ends what a dead process left, drops its tables, and queues again what was lost. */
    async sweep(): Promise<void> {
      const now = clock.now();
      await repository.endAbandoned(db, plusSeconds(now, -ABANDONED_SECONDS), now);
      for (const id of await repository.findNotCleaned(db)) {
        await clean(id);
        await repository.markCleaned(db, id, clock.now());
      }
      for (const id of await repository.findWaiting(db)) await enqueue(id);
    },
  };
}
