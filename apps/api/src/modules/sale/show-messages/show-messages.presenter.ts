import type { ShowMessage, Tried } from "@podium/shared/contracts/show-messages";
import type { SentMessage } from "./show-messages.service.ts";

export function parseTried({ asks, ...draft }: Tried) {
  return { ...draft, ...(asks && { asks: { kind: asks.kind, chooseBefore: new Date(asks.chooseBefore) } }) };
}

export function presentShowMessage(message: SentMessage): ShowMessage {
  const { id, createdAt, firstname, lastname, audience, subject, body, recipients, sent, waiting, failed } = message;
  const by = firstname === null ? null : `${firstname} ${lastname ?? ""}`.trim();
  return { id, at: createdAt.toISOString(), by, audience, subject, text: body, recipients, sent, waiting, failed };
}
