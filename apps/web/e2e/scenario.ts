import type { CheckInList } from "@podium/shared/contracts/check-in";
import type { Tickets } from "@podium/shared/contracts/tickets";
import type { APIRequestContext } from "@playwright/test";
import { registerMember, signIn, unique } from "./users.ts";

/** A show in an hour with paid tickets, and its check-in list. @param seatIds all in one reservation of Els Wouters */
export async function createCheckInScenario(request: APIRequestContext, seatIds: readonly string[]) {
  const admin = await signIn(request, process.env["ADMIN_EMAIL"] ?? "", process.env["ADMIN_PASSWORD"] ?? "");
  const asAdmin = { authorization: `Bearer ${admin}` };
  const dateTime = new Date(Date.now() + 3600_000).toISOString();
  const made = await request.post("/api/admin/shows", {
    headers: asAdmin,
    data: { name: `Avond ${unique()}`, dateTime, pricePerSeat: 12 },
  });
  const show = (await made.json()) as { id: number; name: string };
  const { token } = await registerMember(request);
  const headers = { authorization: `Bearer ${token}` };
  for (const seatId of seatIds) await request.post(`/api/carts/seats/${show.id}/${seatId}`, { headers });
  const reserved = await request.post(`/api/reservation/${show.id}`, {
    headers,
    data: { seatIds, paymentMethod: "MANUAL" },
  });
  const { id } = (await reserved.json()) as { id: number };
  await request.post(`/api/reservation/${id}/confirm`, { headers: asAdmin });
  const tickets = (await (await request.get(`/api/reservation/tickets/${id}`, { headers })).json()) as Tickets;
  const codes = new Map(tickets.seats.map((entry, index) => [entry.seat.seatId, tickets.qrContents?.[index] ?? ""]));
  const code = (seatId: string): string => codes.get(seatId) ?? "";
  const list = async () =>
    (await (await request.get(`/api/reservation/show/${show.id}/door`, { headers: asAdmin })).json()) as CheckInList;
  return { show, id, code, list };
}
