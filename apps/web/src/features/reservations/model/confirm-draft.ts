import type { PaymentMethod } from "@podium/shared/contracts/reservations";
import type { CodeType } from "@podium/shared/contracts/ticket-codes";
import { CONFIRM_KEY, readStored, writeStored } from "#platform/storage.ts";

/** Input on the page Confirm, without acceptance of the terms: that applies to what is bought now. */
export interface ConfirmDraft {
  /** By the names of the form's fields. */
  details?: Readonly<Record<string, string>>;
  paymentMethod?: PaymentMethod;
  /** The field of the codes as it was left. */
  code?: string;
  /** The seats, and that code, when it was found valid for them. */
  validFor?: string;
  /** A code that made room in the field for another; null: it was removed. */
  ticketCode?: { code: string; type: CodeType } | null;
  vouchers?: readonly string[];
}

/** Returns the draft stored in this tab; empty where there is none. */
export function confirmDraft(): ConfirmDraft {
  try {
    // Only this module writes it.
    return JSON.parse(readStored(CONFIRM_KEY, "session") ?? "{}") as ConfirmDraft;
  } catch {
    return {};
  }
}

/** Survives Back, Forward and a reload, not the tab. */
export function changeConfirmDraft(change: ConfirmDraft): void {
  writeStored(CONFIRM_KEY, JSON.stringify({ ...confirmDraft(), ...change }), "session");
}

export function forgetConfirmDraft(): void {
  writeStored(CONFIRM_KEY, null, "session");
}
