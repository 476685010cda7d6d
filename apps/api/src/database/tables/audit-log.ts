import type { AuditAction, AuditSubjectType } from "@podium/shared/contracts/audit";
import type { ColumnType, Generated, Selectable } from "kysely";

/** Written with the act itself, in its transaction; a trigger refuses to change or delete it. */
export interface AuditLogTable {
  id: Generated<number>;
  at: Date;
  /** Null: the product itself. */
  actorId: number | null;
  /** The name at that time. */
  actorName: string | null;
  action: AuditAction;
  subjectType: AuditSubjectType;
  subjectId: number;
  reservationId: number | null;
  summary: string;
  /** JSON; written as text. */
  details: ColumnType<AuditDetails, string, never>;
}

export type AuditDetails = Record<string, string | number | boolean | null | string[]>;

export type AuditLogRow = Selectable<AuditLogTable>;
