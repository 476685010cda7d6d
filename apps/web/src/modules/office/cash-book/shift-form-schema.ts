import { closingSchema, openingSchema } from "@podium/shared/contracts/cash-shifts";
import { readEuros } from "@podium/shared/money/typed-amount";
import * as z from "zod";

export interface OpeningFields {
  opening: string;
}

export interface ClosingFields {
  counted: string;
  note: string;
}

/** Validates by the contract's rules. */
export const openingFieldsSchema = z.preprocess(
  ({ opening }: OpeningFields) => ({ opening: readEuros(opening) }),
  openingSchema,
);

/** @param difference that the note explains; null: none was said, so that there is no note yet */
export const closingFieldsSchema = (difference: number | null) =>
  z.preprocess(
    ({ counted, note }: ClosingFields) => ({
      counted: readEuros(counted),
      ...(difference !== null && { note, difference }),
    }),
    difference === null
      ? closingSchema
      : closingSchema.refine(({ note = "" }) => note.trim() !== "", { path: ["note"] }),
  );
