import * as z from "zod";
import { endpoint } from "./endpoint.ts";

export const overviewSchema = z.object({
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
  summary: "The six figures",
  response: { 200: overviewSchema },
});
