import { type Job as BullJob, Queue, Worker } from "bullmq";
import type { Logger } from "pino";
import type * as z from "zod";
import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import type { RedisConnections } from "./redis.ts";

export interface JobType<Payload> {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /** Letters, digits, dashes and underscores; not a bare number (BullMQ's rule). */
  readonly id: (payload: Payload) => string;
  /** The pause doubles from a second. */
  readonly attempts: number;
}

export function defineJob<Payload>(type: JobType<Payload>): JobType<Payload> {
  return type;
}

export interface JobHandler {
  readonly name: string;
  run(data: unknown): Promise<void>;
}

/** Returns a handler whose `run` throws when the payload does not fit the job type's schema. */
export function handleJob<Payload>(type: JobType<Payload>, run: (payload: Payload) => Promise<void>): JobHandler {
  return { name: type.name, run: (data) => run(type.payload.parse(data)) };
}

export type Queues = ReturnType<typeof createQueues>;
export type JobQueue = Pick<Queues, "enqueue">;

const QUEUE_NAME = "podium";
export const CONCURRENT_JOBS = 8;
const OLDEST = 20;
const LATEST_FAILED = 50;
const LATELY_SECONDS = 3600;

export function createQueues(options: { redis: RedisConnections; clock: Clock; logger: Logger; prefix: string }) {
  const { redis, clock, logger, prefix } = options;
  const queue = new Queue(QUEUE_NAME, {
    connection: redis.commands,
    prefix,
    skipWaitingForReady: true,
    skipVersionCheck: true,
    defaultJobOptions: { removeOnComplete: true, removeOnFail: { count: 500, age: 7 * 24 * 3600 } },
  });
  queue.on("error", (error) => logger.warn({ err: error }, "the queue cannot reach Redis"));
  let worker: Worker | undefined;

  return {
    queue,

    /** A job whose id exists stays as it is. @throws when Redis is unreachable; after a commit a sweep finds the row */
    async enqueue<Payload>(type: JobType<Payload>, payload: Payload, at?: Date): Promise<void> {
      const delay = at ? Math.max(0, at.getTime() - clock.now().getTime()) : 0;
      await queue.add(type.name, payload, {
        jobId: type.id(payload),
        delay,
        attempts: type.attempts,
        backoff: { type: "exponential", delay: 1000 },
      });
    },

    work(handlers: readonly JobHandler[]): void {
      const byName = new Map(handlers.map((handler) => [handler.name, handler]));
      if (byName.size < handlers.length) throw new Error("a job has two handlers");
      const process = async (job: BullJob): Promise<void> => {
        const handler = byName.get(job.name);
        // Another version queued the job; a sweep does the same work.
        if (!handler) return logger.warn({ job: job.id }, "a job of another version was dropped");
        await handler.run(job.data);
      };
      worker = new Worker(QUEUE_NAME, process, { connection: redis.blocking, prefix, concurrency: CONCURRENT_JOBS });
      worker.on("error", (error) => logger.warn({ err: error }, "the worker cannot reach Redis"));
      worker.on("failed", (job, error) => logger.error({ err: error, job: job?.id }, "a job failed"));
    },

    async ping(): Promise<void> {
      await queue.getJobCounts("delayed");
    },

    /** The moment since which the oldest untried job has waited for a worker; null: no job waits. */
    async oldestWaiting(): Promise<Date | null> {
      // An overdue job stays among the delayed ones until a worker fetches.
      const jobs = await queue.getJobs(["waiting", "delayed"], 0, OLDEST - 1, true);
      const untried = jobs.filter(({ attemptsMade }) => attemptsMade === 0);
      // `job.delay` becomes 0 as soon as a job leaves the delayed ones.
      const since = Math.min(...untried.map(({ timestamp, opts }) => timestamp + (opts.delay ?? 0)));
      return since <= clock.now().getTime() ? new Date(since) : null;
    },

    /** Counts the jobs that ran out of attempts within the last hour, up to one page. */
    async countFailedLately(): Promise<number> {
      const since = plusSeconds(clock.now(), -LATELY_SECONDS).getTime();
      const jobs = await queue.getFailed(0, LATEST_FAILED - 1);
      return jobs.filter(({ finishedOn = 0 }) => finishedOn >= since).length;
    },

    async finishJobs(): Promise<void> {
      await worker?.close();
    },

    async close(): Promise<void> {
      await worker?.close();
      await queue.close();
    },
  };
}
