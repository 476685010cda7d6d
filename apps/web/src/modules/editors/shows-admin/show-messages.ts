import { type Audience, MAX_MESSAGE, MAX_SUBJECT, type ShowMessage } from "@podium/shared/contracts/show-messages";
import { liveQuery } from "#live/live-query.ts";
import { api } from "#platform/api-client.ts";

export const limits = { subject: MAX_SUBJECT, text: MAX_MESSAGE };

/** Interval of the requests for progress while a message is being sent. */
const UNDER_WAY_MS = 2000;
/** Interval otherwise, and so the longest time until the first progress of a new message. */
const IDLE_MS = 5000;

/** Sent messages, and the reach of a next one. They are polled, because no event announces their progress. */
export const showMessagesQuery = (showId: number) =>
  liveQuery({
    key: ["show-messages", showId],
    fetch: (signal) => api.listShowMessages({ params: { id: showId }, signal }),
    repairEvery: (data) => (data?.items.some(({ waiting }) => waiting > 0) ? UNDER_WAY_MS : IDLE_MS),
  });

export const audiences: Record<Audience, string> = {
  CONFIRMED: "Wie betaald heeft",
  ACTIVE: "Ook wie nog moet betalen",
};

export const people = (count: number): string => (count === 1 ? "1 persoon" : `${count} mensen`);

export function progressWords({ recipients, sent, waiting, failed }: ShowMessage): string {
  const left = recipients - sent - waiting - failed;
  return [
    waiting === 0 && sent === recipients ? `Verstuurd aan ${people(sent)}` : `${sent} van ${recipients} verstuurd`,
    ...(failed > 0 ? [`${failed} mislukt`] : []),
    ...(left > 0 ? [`${left} vervallen`] : []),
  ].join(", ");
}
