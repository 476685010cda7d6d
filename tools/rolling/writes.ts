import type { Mailbox } from "@podium/api/test/mailbox.ts";
import pg from "pg";
import type { Writes } from "./visits.ts";

/** Finds successful writes that are not stored, and writes that are stored twice or were never requested. */
export async function findLostAndDoubled(
  databaseUrl: string,
  mailbox: Mailbox,
  all: readonly Writes[],
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const messages = await client.query<{ message: string }>("select message from contact_messages");
    const mails = await client.query<{ status: string }>("select status from mails where kind = 'CONTACT_MESSAGE'");
    const stored = Map.groupBy(messages.rows, ({ message }) => message);
    const contents = (await mailbox.mailsTo()).map(({ text = "" }) => text);
    const reservations = await client.query<{ id: number; user_id: number }>("select id, user_id from reservations");
    return [
      ...mails.rows.flatMap(({ status }) => (status === "SENT" ? [] : [`a mail is ${status}`])),
      ...all.flatMap((writes) => [
        ...writes.messages.flatMap(({ text, done }) => {
          const times = stored.get(text)?.length ?? 0;
          const sent = contents.filter((content) => content.includes(`${text}\n`)).length;
          const isRight = (done ? times === 1 : times <= 1) && sent === times;
          return isRight ? [] : [`${text}: ${done ? "done" : "failed"}, stored ${times} times, mailed ${sent} times`];
        }),
        ...findWrongReservations(writes, reservations.rows),
      ]),
    ];
  } finally {
    await client.end();
  }
}

function findWrongReservations(
  { reservations: { userId, ids, failed } }: Writes,
  rows: readonly { id: number; user_id: number }[],
): string[] {
  const stored = new Set(rows.flatMap((row) => (row.user_id === userId ? [row.id] : [])));
  const lost = ids.filter((id) => !stored.has(id));
  const more = stored.size - new Set(ids).size;
  return [
    ...lost.map((id) => `reservation ${id} was made and is gone`),
    ...(more > failed ? [`${more} reservations without a response, of ${failed} that failed`] : []),
  ];
}
