import type { ColumnType, Generated, GeneratedAlways } from "kysely";

/** A volunteer's shift at the till; a trigger refuses any change once it is closed. */
export interface CashShiftsTable {
  id: GeneratedAlways<number>;
  volunteerId: number;
  openedAt: Date;
  /** The float that the volunteer begins with. */
  openingCents: number;
  /** Null while the shift is open, as the sums are. */
  closedAt: Generated<Date | null>;
  /** The volunteer, or an administrator who closed it for them. */
  closedBy: Generated<number | null>;
  receivedCents: Generated<number | null>;
  refundedCents: Generated<number | null>;
  cardCents: Generated<number | null>;
  countedCents: Generated<number | null>;
  /** Below zero: less was counted than there should be. */
  differenceCents: ColumnType<number | null, never, never>;
  /** Explains a difference. */
  note: Generated<string | null>;
}
