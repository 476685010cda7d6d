import type { AuditAction, AuditSubjectType } from "@podium/shared/contracts/audit";
import type { ColumnType, Generated, Selectable } from "kysely";

/** Written with the act itself, in its transaction; a trigger refuses to change or delete it. */
export interface AuditLogTable {
  id: Generated<number>;
  at: Date;
  /** Null: the product itself. */
  actor_id: number | null;
  /** As it was on that day. */
  actor_name: string | null;
  action: AuditAction;
  subject_type: AuditSubjectType;
  subject_id: number;
  reservation_id: number | null;
  summary: string;
  /** JSON; written as text. */
  details: ColumnType<AuditDetails, string, never>;
}

/** The facts behind the sentence. */
export type AuditDetails = Record<string, string | number | boolean | null | string[]>;

export type AuditLogRow = Selectable<AuditLogTable>;
