import type { FastifyInstance } from "fastify";
import type { JobHandler } from "#platform/data/queue.ts";
import type { RealtimeSocket } from "#platform/realtime/realtime.ts";

/** Work that is repeated for as long as a process lives. */
export interface SweepDefinition {
  readonly name: string;
  /** Pause between two rounds. */
  readonly seconds: number;
  /** Runs in workers, which recover lost work; in web processes, which recover lost messages; or in each process. */
  readonly role: "worker" | "web" | "all";
  readonly run: () => Promise<void>;
}

/** A group of features, as a process sees it: the services, and how calls, jobs, sweeps and sockets reach them. */
export interface Module<Services extends object = object> {
  readonly services: Services;
  /** Adds hooks and decorations that all routes need; runs before any module's routes. */
  hooks?(app: FastifyInstance): void;
  routes(app: FastifyInstance): Promise<void>;
  readonly jobs: readonly JobHandler[];
  readonly sweeps: readonly SweepDefinition[];
  readonly mails?: object;
  /** Parts that mails of modules to the right are composed with. */
  readonly mailParts?: object;
  /** Reads what the module has of a person, by part of the download of one's own data. */
  readonly ownData?: object;
  /** Finds the mails that are about a person. */
  readonly ownMails?: readonly object[];
  /** Lets a new connection join the module's rooms. */
  sockets?(socket: RealtimeSocket): void;
}
