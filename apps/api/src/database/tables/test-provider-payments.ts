import type { Generated } from "kysely";

/** What the test provider remembers; only the test provider reads or writes it. */
export interface TestProviderPaymentsTable {
  ref: string;
  status: Generated<"open" | "paid" | "failed" | "canceled" | "expired">;
  amount_cents: number;
  description: string;
  return_url: string;
  created_at: Date;
}
