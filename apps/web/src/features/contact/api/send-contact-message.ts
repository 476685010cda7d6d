import type { sendContactMessage as contract } from "@podium/shared/contracts/contact";
import { call, type CallOf } from "#platform/api-client.ts";

export type ContactMessage = CallOf<typeof contract>["body"];

/** Writes to the society. */
export async function sendContactMessage(message: ContactMessage): Promise<void> {
  await call<typeof contract>({ method: "POST", path: "/api/contact", body: message });
}
