import { setTimeout as sleep } from "node:timers/promises";
import { MAX_STATEMENT_MEGABYTES } from "@podium/shared/contracts/limits";
import { apiOver, type ApiResponse, type Send } from "@podium/shared/test/api.ts";
import { pay, registerUser, reserve } from "@podium/shared/test/steps.ts";
import type { Mailbox } from "@podium/api/test/mailbox.ts";
import pg from "pg";
import type { Calls } from "./calls.ts";

type Ask = (
  expected: number,
  method: Parameters<Send>[0],
  path: string,
  options?: Parameters<Send>[2],
) => Promise<ApiResponse | undefined>;

/** A visit whose rounds run one after the other; a round cleans up after its own failed calls. */
export interface Visit {
  kind: string;
  round: (calls: Calls) => Promise<unknown>;
}

interface Writes {
  messages: { text: string; done: boolean }[];
  reservations: { userId: number; ids: number[]; failed: number };
}

const HEADER = "Datum;Bedrag;Mededeling;Vulling";
const COLUMNS = { date: "Datum", amount: "Bedrag", message: "Mededeling", direction: null };
const LINES = 100;

function makeStatement(): string {
  const filling = "x".repeat((MAX_STATEMENT_MEGABYTES * 1_000_000) / LINES - 100);
  const lines = Array.from({ length: LINES }, (_, index) => `01/11/2026;12,00;overschrijving ${index};${filling}`);
  return [HEADER, ...lines].join("\n");
}

const statusOf = (response: Promise<ApiResponse>): Promise<number> =>
  response.then(
    ({ status }) => status ?? 599,
    () => 599,
  );

export interface Scenario {
  admin: { email: string; password: string };
  token: string;
  /** A show of tomorrow, because tickets can be scanned only for a near show. */
  showId: number;
  /** Free seats: visits use the first ones and return them at the end. */
  seats: string[];
}

/** Prepares visits of visitors and volunteers over one protocol; most of their requests must not be sent twice. */
export async function prepareVisits(
  { admin, token, showId, seats }: Scenario,
  protocol: string,
  send: Send,
): Promise<{ visits: Visit[]; writes: Writes }> {
  const visitor = apiOver(send);
  const guest = await registerUser(visitor);
  const [scannedSeat = "", heldSeat = ""] = seats.splice(0, 2);
  const scanned = await reserve(apiOver(send, guest.token), showId, [scannedSeat]);
  await pay(apiOver(send, token), scanned);
  const scanPath = `/api/reservation/${scanned}/scan/${scannedSeat}`;
  const buyer = await registerUser(visitor);
  const heldPath = `/api/carts/seats/${showId}/${heldSeat}`;
  const content = makeStatement();
  const writes: Writes = { messages: [], reservations: { userId: buyer.id, ids: [], failed: 0 } };

  const visit = (what: string, round: (ask: Ask) => Promise<unknown>): Visit => {
    const kind = `${what} over ${protocol}`;
    const askWith =
      (calls: Calls): Ask =>
      (expected, method, path, options = {}) =>
        calls.make(kind, expected, () => send(method, path, options));
    return { kind, round: (calls) => round(askWith(calls)) };
  };
  const visits = [
    visit("the shows", (ask) => ask(200, "GET", "/api/show")),
    visit("a hold", (ask) => ask(200, "POST", heldPath, { token })),
    visit("a sign-in", (ask) => ask(200, "POST", "/api/auth/signin", { body: admin })),
    visit("a message", async (ask) => {
      const message = { text: `Bericht ${writes.messages.length} over ${protocol}`, done: false };
      writes.messages.push(message);
      const body = { name: "An", email: "an@podium.example", message: message.text };
      message.done = (await ask(201, "POST", "/api/contact", { body })) !== undefined;
    }),
    visit("a scan", async (ask) => {
      const isDone = await ask(200, "POST", scanPath, { token, body: { showId } });
      const isUndone = isDone && (await ask(200, "DELETE", scanPath, { token }));
      if (isUndone) return;
      // The ticket may be scanned now; the next scan needs one that is not.
      while ((await statusOf(send("DELETE", scanPath, { token }))) >= 500);
    }),
    visit("a bank statement", (ask) => {
      const body = { fileName: `${protocol}.csv`, content, columns: COLUMNS };
      return ask(200, "POST", "/api/admin/bank-statements", { token, body });
    }),
    visit("a reservation", async (ask) => {
      const seatId = seats.shift();
      // Failed rounds may have used up the seats; the pause lets other visits run before the next round.
      if (seatId === undefined) return sleep(50);
      const own = { token: buyer.token };
      const isHeld = await ask(200, "POST", `/api/carts/seats/${showId}/${seatId}`, own);
      const body = { seatIds: [seatId], paymentMethod: "MANUAL" };
      const made = isHeld && (await ask(201, "POST", `/api/reservation/${showId}`, { ...own, body }));
      if (!made) {
        if (isHeld) writes.reservations.failed++;
        // The seat may be in the cart, which must be empty for the next round.
        return void (await send("DELETE", "/api/carts/remove/cart", own).catch(() => undefined));
      }
      const { id } = made.body as { id: number };
      writes.reservations.ids.push(id);
      const reason = { token, body: { reason: "Voor de volgende." } };
      if (await ask(200, "POST", `/api/admin/reservations/${id}/cancel`, reason)) seats.push(seatId);
    }),
  ];
  return { visits, writes };
}

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
