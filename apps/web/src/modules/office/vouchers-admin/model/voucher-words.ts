import type { Voucher, VoucherDetails, VoucherEntryKind, VoucherState } from "@podium/shared/contracts/vouchers";
import { toCents } from "@podium/shared/money/money";
import { formatEuro } from "#platform/format.ts";
import type { Tone } from "#ui/badge.tsx";

export const stateWords: Readonly<Record<VoucherState, { word: string; tone: Tone }>> = {
  open: { word: "Te gebruiken", tone: "success" },
  used: { word: "Opgebruikt", tone: "neutral" },
  blocked: { word: "Geblokkeerd", tone: "danger" },
};

export function stateOf({ blocked, balance }: Pick<Voucher, "blocked" | "balance">): VoucherState {
  if (blocked) return "blocked";
  return balance > 0 ? "open" : "used";
}

/** How the voucher was paid for, or why it was made. */
export function originWords({ origin, paidWith }: Pick<Voucher, "origin" | "paidWith">): string {
  if (origin === "FREE") return "Gratis gegeven";
  if (origin === "REFUND") return "Terugbetaling";
  if (paidWith === undefined) return "Verkocht";
  return paidWith === "CASH" ? "Verkocht, contant" : "Verkocht, overgeschreven";
}

const kindWords: Readonly<Record<VoucherEntryKind, string>> = {
  ISSUED: "Gemaakt",
  SPENT: "Betaald ermee",
  GIVEN_BACK: "Terug op de bon",
  CORRECTED: "Saldo verbeterd",
  RENEWED: "Nieuwe code",
  BLOCKED: "Geblokkeerd",
  UNBLOCKED: "Vrijgegeven",
};

type Entry = VoucherDetails["entries"][number];

export interface LedgerLine extends Entry {
  word: string;
  /** Balance after the entry, in euros. */
  balance: number;
}

/** Newest first. Sums in cents, because sums of fractions of euros are inexact. */
export function ledgerLines(entries: readonly Entry[]): LedgerLine[] {
  let cents = 0;
  const lines = entries.map((entry) => {
    cents += toCents(entry.amount);
    return { ...entry, word: kindWords[entry.kind], balance: cents / 100 };
  });
  return lines.toReversed();
}

/** '+ € 5,00' or '− € 5,00'; empty where no money moved. */
export function signedEuro(amount: number): string {
  if (amount === 0) return "";
  return `${amount > 0 ? "+" : "−"} ${formatEuro(Math.abs(amount))}`;
}

/** Such as 'cadeaubon 12 voor Oma Jeanne'. */
export function voucherName({ id, name }: Pick<Voucher, "id" | "name">): string {
  return name === "" ? `cadeaubon ${id}` : `cadeaubon ${id} voor ${name}`;
}
