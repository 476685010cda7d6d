import * as z from "zod";
import type { ContractSentence } from "#contracts/errors/messages/fr.ts";
import { MAX_BANK_NAME } from "#money/bank-text.ts";
import { EMAIL, storedEmail } from "#words/typed-email.ts";
import { BIC } from "./limits.ts";
import { MAX_TYPED_IBAN, storedIban } from "#money/iban.ts";
import { storedName } from "#words/typed-name.ts";
import { isPhone, storedPhone } from "#words/typed-phone.ts";
import { visibleText } from "#words/typed-text.ts";
import { optionalLine } from "./common.ts";

// Typed texts, in the form in which they are stored and compared (docs/decisions/046-typed-text.md). A maximum before
// `transform` limits the pasted text.

/** Returns the stored form, without checking that it is an address. */
export const typedEmailSchema = z.string().max(400).transform(storedEmail);
export const emailSchema = typedEmailSchema.pipe(z.email({ pattern: EMAIL }).max(254));

export const phoneSchema = z.string().max(60).transform(storedPhone).pipe(z.string().refine(isPhone));

/** Returns the electronic form of an IBAN; the server checks whether it is valid. */
export const typedIbanSchema = z.string().max(MAX_TYPED_IBAN).transform(storedIban);

export const bicSchema = z
  .string()
  .max(40)
  .transform((typed) => visibleText(typed).replaceAll(" ", "").toUpperCase())
  .pipe(z.string().regex(BIC));

/** Holder of an account as its bank has the name, not only a person's. Empty, or a dash, is none. */
export const accountHolderSchema = optionalLine(MAX_BANK_NAME).transform(storedName);

export const ACCOUNT_REFUSALS = ["IBAN_WRONG", "IBAN_ASKED", "IBAN_ALONE", "IBAN_ABROAD", "HOLDER_UNREADABLE"] as const;

/** Control characters and line ends, which names in mail headers must not have. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const LINK = /:\/\/|www\./i;

/** A person's name: mails quote it to others, so it carries no link (decisions, section 9). */
export const personName = (max: number) => name(1, max);

/** A second name; empty for a person with one name only. */
export const secondName = (max: number) => name(0, max);

function name(min: number, max: number) {
  return z
    .string()
    .max(2 * max)
    .transform(storedName)
    .pipe(
      z
        .string()
        .min(min)
        .max(max)
        .refine((stored) => !CONTROL.test(stored), {
          message:
            "In deze naam staat een onzichtbaar teken. Wis de naam en tik hem opnieuw in." satisfies ContractSentence,
        })
        .refine((stored) => !LINK.test(stored), {
          message: "Een naam kan geen webadres bevatten. Vul enkel de naam in." satisfies ContractSentence,
        }),
    );
}
