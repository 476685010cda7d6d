import type { CodeType } from "@podium/shared/contracts/codes";
import type { Generated, Selectable } from "kysely";

export interface TicketCodesTable {
  id: Generated<number>;
  code: string;
  type: CodeType;
  max_tickets: number;
  used_count: Generated<number>;
  created_at: Generated<Date>;
}

export type TicketCodeRow = Selectable<TicketCodesTable>;
