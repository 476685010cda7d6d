import { randomUUID } from "node:crypto";
import type { User } from "./factories.ts";

/** Sends a mail to the visitors who paid for a show. */
export function sendMessageToHolders(admin: Pick<User, "api">, showId: number) {
  const message = { key: randomUUID(), audience: "CONFIRMED", subject: "Parking", text: "Aan de sporthal" } as const;
  return admin.api.sendShowMessage({ params: { id: showId }, body: message });
}

/** The retention of a message: its mail is deleted once it has no recipients left. */
export async function retainedMessage(
  admin: Pick<User, "api">,
  { show, start }: { show: { id: number }; start: Date },
) {
  await sendMessageToHolders(admin, show.id);
  return { start, kept: "select count(*) from mails where kind = 'SHOW_MESSAGE'" };
}

/** Notes of volunteers: about a reservation, and about seats that they block. */
export async function retainedRemarks(
  admin: Pick<User, "api">,
  { id, show, start }: { id: number; show: { id: number }; start: Date },
) {
  await admin.api.setRemark({ params: { id }, body: { remark: "Rolstoel" } });
  await admin.api.blockSeats({
    params: { id: show.id },
    body: { seatIds: ["R4-T"], holder: "Piet", reason: "Familie", note: "Belt" },
  });
  const blocked = `(select nullif(concat(reason, holder, note), '') from seat_blocks where show_id = ${show.id})`;
  return { start, kept: `select num_nonnulls((select remark from reservations where id = ${id}), ${blocked})` };
}
