import type { PaymentStatus } from "#database/tables/payments.ts";

/**
 * Where an online payment may go from where it is. Money can still come for one that seemed to have ended; once it
 * came, nothing else is heard.
 */
const transitions = {
  CREATED: ["OPEN", "PAID", "FAILED", "CANCELLED", "EXPIRED"],
  OPEN: ["PAID", "FAILED", "CANCELLED", "EXPIRED"],
  FAILED: ["PAID"],
  CANCELLED: ["PAID"],
  EXPIRED: ["PAID"],
  PAID: [],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>;

export function mayBecome(from: PaymentStatus, to: PaymentStatus): boolean {
  const allowed: readonly PaymentStatus[] = transitions[from];
  return allowed.includes(to);
}
