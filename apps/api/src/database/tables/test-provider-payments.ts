import type { Generated } from "kysely";

export interface TestProviderPaymentsTable {
  ref: string;
  status: Generated<"open" | "paid" | "failed" | "canceled" | "expired">;
  amountCents: number;
  description: string;
  returnUrl: string;
  createdAt: Date;
}
