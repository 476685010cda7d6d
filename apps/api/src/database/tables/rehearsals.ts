import type { RehearsalReport } from "@podium/shared/contracts/rehearsals";
import type { ColumnType, Generated } from "kysely";

/** An opening that is played on tables of its own, in the schema `rehearsal_<id>`. */
export interface RehearsalsTable {
  id: Generated<number>;
  /** Null once the show is deleted. */
  showId: number | null;
  people: number;
  /** In which they arrive; the sale opens half-way. */
  seconds: number;
  state: Generated<"WAITING" | "RUNNING" | "DONE" | "STOPPED" | "FAILED">;
  createdAt: Date;
  /** The last moment at which the process that plays it was alive. */
  seenAt: Date;
  stopAskedAt: Generated<Date | null>;
  endedAt: Generated<Date | null>;
  /** When its schema was dropped; null: a sweep does it. */
  cleanedAt: Generated<Date | null>;
  /** The figures so far, and at the end the report; null: it has not begun. */
  report: ColumnType<RehearsalReport | null, string | null | undefined, string | null>;
}
