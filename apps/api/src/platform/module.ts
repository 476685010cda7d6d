import type { FastifyInstance } from "fastify";
import type { JobHandler } from "#platform/data/queue.ts";
import type { RealtimeSocket } from "#platform/realtime/realtime.ts";

export interface SweepDefinition {
  readonly name: string;
  readonly seconds: number;
  /** Runs in workers, which recover lost work; in web processes, which recover lost messages; or in each process. */
  readonly role: "worker" | "web" | "all";
  readonly run: () => Promise<void>;
}

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
  readonly ownData?: object;
  readonly ownMails?: readonly object[];
  sockets?(socket: RealtimeSocket): void;
}
