import { isSEPACountry, isValidIBAN } from "ibantools";
import { BIC } from "#contracts/limits.ts";
import { storedIban } from "./iban.ts";

export interface EpcTransfer {
  beneficiary: string;
  iban: string;
  bic: string;
  amountCents: number;
  reference: string;
}

const MAX_NAME = 70;
const MAX_REFERENCE = 140;
const MAX_CENTS = 99_999_999_999;
const MAX_BYTES = 331;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

export const isIban = (typed: string): boolean => isValidIBAN(storedIban(typed));

/** Whether a transfer in euros reaches the account. @param iban a valid one */
export const isInSepa = (iban: string): boolean => isSEPACountry(iban.slice(0, 2).toUpperCase());

/** Version 002, UTF-8, SCT; draw with error correction M. @throws RangeError for an invalid amount, account or text */
export function buildEpc(transfer: EpcTransfer): string {
  const { amountCents } = transfer;
  const [name, reference] = [oneLine(transfer.beneficiary), oneLine(transfer.reference)];
  const iban = storedIban(transfer.iban);
  const bic = transfer.bic.replaceAll(/\s/g, "").toUpperCase();
  if (!Number.isInteger(amountCents) || amountCents < 1 || amountCents > MAX_CENTS)
    throw new RangeError("An amount must be 0.01 to 999999999.99 euros.");
  if (!isIban(iban)) throw new RangeError("This IBAN does not exist.");
  if (!BIC.test(bic)) throw new RangeError("This BIC does not exist.");
  if (name === "" || name.length > MAX_NAME) throw new RangeError("A beneficiary has 1 to 70 characters.");
  if (reference.length > MAX_REFERENCE) throw new RangeError("A reference has at most 140 characters.");
  const amount = `EUR${Math.floor(amountCents / 100)}.${String(amountCents % 100).padStart(2, "0")}`;
  const [purpose, structuredReference] = ["", ""];
  const lines = ["BCD", "002", "1", "SCT", bic, name, iban, amount, purpose, structuredReference, reference];
  const text = lines.join("\n").trimEnd();
  if (new TextEncoder().encode(text).length > MAX_BYTES) throw new RangeError("An EPC code has at most 331 bytes.");
  return text;
}
