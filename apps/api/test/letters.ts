import { randomUUID } from "node:crypto";
import type { User } from "./factories.ts";

/** To who paid for a show. */
export function sendLetter(admin: Pick<User, "api">, showId: number) {
  const letter = { key: randomUUID(), audience: "CONFIRMED", subject: "Parking", text: "Aan de sporthal" } as const;
  return admin.api.sendShowMessage({ params: { id: showId }, body: letter });
}

/** How long one is kept: its mail goes once nobody is left whom it is for. */
export async function keptLetter(admin: Pick<User, "api">, { show, start }: { show: { id: number }; start: Date }) {
  await sendLetter(admin, show.id);
  return { start, kept: "select count(*) from mails where kind = 'SHOW_MESSAGE'" };
}
