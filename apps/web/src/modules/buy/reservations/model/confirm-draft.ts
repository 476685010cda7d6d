import type { PaymentMethod } from "@podium/shared/contracts/reservations";
import type { CodeType } from "@podium/shared/contracts/ticket-codes";
import { CONFIRM_KEY, readStored, writeStored } from "#platform/storage.ts";

/** Stored input of the page Confirm. Acceptance of the terms is not stored: it applies to the current purchase. */
export interface ConfirmDraft {
  details?: Readonly<Record<string, string>>;
  paymentMethod?: PaymentMethod;
  /** The text left in the field for codes. */
  code?: string;
  /** The seats and the code for which that code was found valid. */
  validFor?: string;
  /** The accepted ticket code, moved out of the field to make room for another; null once removed. */
  ticketCode?: { code: string; type: CodeType } | null;
  vouchers?: readonly string[];
}

export function confirmDraft(): ConfirmDraft {
  try {
    // The cast is safe: only this module writes the value.
    return JSON.parse(readStored(CONFIRM_KEY, "session") ?? "{}") as ConfirmDraft;
  } catch {
    return {};
  }
}

/** Changes the stored draft, which survives Back, Forward and a reload, but not the tab. */
export function changeConfirmDraft(change: ConfirmDraft): void {
  writeStored(CONFIRM_KEY, JSON.stringify({ ...confirmDraft(), ...change }), "session");
}

export function forgetConfirmDraft(): void {
  writeStored(CONFIRM_KEY, null, "session");
}

const PRESALE_KEY = "podium.presale-code";

/** The presale code that was typed in this tab; empty: none. */
export const presaleCode = (): string => readStored(PRESALE_KEY, "session") ?? "";

export const rememberPresaleCode = (code: string): void => writeStored(PRESALE_KEY, code || null, "session");
