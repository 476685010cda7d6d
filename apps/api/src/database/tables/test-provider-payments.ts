import type { Generated } from "kysely";

/** What the test provider remembers; only the test provider reads or writes it. */
export interface TestProviderPaymentsTable {
  ref: string;
  status: Generated<"open" | "paid" | "failed" | "canceled" | "expired">;
  amountCents: number;
  description: string;
  returnUrl: string;
  createdAt: Date;
}
