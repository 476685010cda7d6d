import { line } from "@podium/shared/contracts/common";
import { MAX_HALL_SEATS } from "@podium/shared/halls/faults";
import { QUICK_LIMITS, quickSeatCount } from "@podium/shared/halls/quick-plan";
import * as z from "zod";

export const nameSchema = z.object({ name: line(80) });

const whole = (least: number, most: number) => z.int().min(least).max(most);

const answersSchema = z
  .object({
    name: line(80),
    rows: whole(0, QUICK_LIMITS.rows),
    seatsPerRow: whole(1, QUICK_LIMITS.seatsPerRow),
    hasMiddleAisle: z.boolean(),
    tables: whole(0, QUICK_LIMITS.tables),
    chairsPerTable: whole(1, QUICK_LIMITS.chairsPerTable),
    balconyRows: whole(0, QUICK_LIMITS.balconyRows),
  })
  .refine((answers) => quickSeatCount(answers) > 0, {
    path: ["rows"],
    message: "Vul minstens 1 rij of 1 tafel in.",
  })
  .refine((answers) => quickSeatCount(answers) <= MAX_HALL_SEATS, {
    path: ["seatsPerRow"],
    message: "Zo heeft de zaal meer dan 3.000 plaatsen. Neem minder rijen of stoelen.",
  });

export interface QuickFields {
  name: string;
  rows: string;
  seatsPerRow: string;
  hasMiddleAisle: boolean;
  tables: string;
  chairsPerTable: string;
  balconyRows: string;
}

export const quickSchema = z.preprocess(
  ({ rows, seatsPerRow, tables, chairsPerTable, balconyRows, ...rest }: QuickFields) => ({
    ...rest,
    rows: count(rows),
    seatsPerRow: count(seatsPerRow),
    tables: count(tables),
    chairsPerTable: count(chairsPerTable),
    balconyRows: count(balconyRows),
  }),
  answersSchema,
);

const count = (typed: string): number => (typed.trim() === "" ? Number.NaN : Number(typed));
