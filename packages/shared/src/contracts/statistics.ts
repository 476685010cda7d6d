import * as z from "zod";
import { dateTimeSchema, euroSchema, jsonId } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { settlementSchema } from "./reservations.ts";

const overviewSchema = z.object({
  /** Averages, tickets and sales count confirmed reservations; `totalReservations` also counts unpaid ones. */
  totalUsers: z.int(),
  totalReservations: z.int(),
  totalTickets: z.int(),
  totalSales: z.number(),
  averageRevenuePerUser: z.number(),
  averageTicketsReservation: z.number(),
});
export type Overview = z.infer<typeof overviewSchema>;

export const getOverview = endpoint({
  method: "GET",
  path: "/api/admin/overview",
  access: "admin",
  summary: "The key figures",
  response: { 200: overviewSchema },
});

const salesSchema = z.object({
  unit: z.enum(["day", "week"]),
  periods: z.array(
    z.object({
      /** First day of the period, 'YYYY-MM-DD' in the theatre's time zone. */
      day: z.iso.date(),
      /** Euros of the period's reservations: received, and in `waiting` still due, in cash for confirmed ones too. */
      paid: euroSchema,
      waiting: euroSchema,
    }),
  ),
});
export type Sales = z.infer<typeof salesSchema>;

const methodShareSchema = z.object({
  /** FREE: a sponsor code, a guest of honour. VOUCHER: vouchers alone; beside money only `vouchers` counts them. */
  method: z.enum([...settlementSchema.options, "VOUCHER", "FREE"]),
  reservations: z.int(),
  euros: euroSchema,
});
export type MethodShare = z.infer<typeof methodShareSchema>;

const typeShareSchema = z.object({
  name: z.string(),
  /** Tickets of confirmed reservations; `unpaid` counts those of unpaid ones. */
  sold: z.int(),
  unpaid: z.int(),
});
export type TypeShare = z.infer<typeof typeShareSchema>;

const showOccupancySchema = z.object({
  id: jsonId,
  name: z.string(),
  dateTime: dateTimeSchema,
  hallPlanId: jsonId,
  seatsTotal: z.int(),
  /** Seat ids by status; unlisted seats are free. `expected`: paid and not scanned. */
  scanned: z.array(z.string()),
  expected: z.array(z.string()),
  unpaid: z.array(z.string()),
  blocked: z.array(z.string()),
  ticketTypes: z.array(typeShareSchema),
});
export type ShowOccupancy = z.infer<typeof showOccupancySchema>;

/** Sums of the vouchers' ledgers, in euros: sold + free + refunded + corrected - spent = open. */
const voucherSumsSchema = z.object({
  sold: euroSchema,
  soldInCash: euroSchema,
  free: euroSchema,
  /** Vouchers that were given instead of a refund in money. */
  refunded: euroSchema,
  corrected: z.number(),
  spent: euroSchema,
  open: euroSchema,
  openVouchers: z.int(),
});
export type VoucherSums = z.infer<typeof voucherSumsSchema>;

const productShareSchema = z.object({
  name: z.string(),
  vatRate: z.number(),
  /** Number in confirmed reservations, as `euros`; `unpaid` counts those of unpaid ones. */
  sold: z.int(),
  unpaid: z.int(),
  handedOut: z.int(),
  /** VAT included. */
  euros: euroSchema,
});
export type ProductShare = z.infer<typeof productShareSchema>;

const statisticsSchema = z.object({
  overview: overviewSchema,
  sales: salesSchema,
  methods: z.array(methodShareSchema),
  vouchers: voucherSumsSchema,
  /** Euros of ended reservations that their payers gave to the society: neither a sale, nor to be refunded. */
  gifts: euroSchema,
  /** Euros given with confirmed reservations, part of their sales; absent when there are none. */
  giftsWithTickets: euroSchema.optional(),
  shows: z.array(showOccupancySchema),
  ticketTypes: z.array(typeShareSchema),
  /** Per name and VAT rate; absent when none was sold. */
  products: z.array(productShareSchema).optional(),
});
export type Statistics = z.infer<typeof statisticsSchema>;

export const getStatistics = endpoint({
  method: "GET",
  path: "/api/admin/statistics",
  access: "admin",
  summary: "The key figures and the data of the charts, without expired and cancelled reservations",
  response: { 200: statisticsSchema },
});

export const listUnverifiedSeats = endpoint({
  method: "GET",
  path: "/api/admin/unverified-seats",
  access: "box-office",
  summary: "Coming shows of which accounts with an unverified address keep more than a tenth, in carts or unpaid",
  response: {
    200: z.array(
      z.object({
        show: z.object({ id: jsonId, name: z.string(), dateTime: dateTimeSchema }),
        seats: z.int(),
        seatsTotal: z.int(),
      }),
    ),
  },
});
