/** Tickets that this user opened on this device, stored for offline use at the entrance. Signing out removes them. */
import type { Tickets } from "@podium/shared/contracts/tickets";
import { knowsServerTime, serverNow } from "#platform/server-clock.ts";
import { userAtom } from "#platform/session.ts";
import { store } from "#platform/state.ts";
import { readStored, TICKETS_KEY, writeStored } from "#platform/storage.ts";

const STORED_MS = 24 * 3600_000;
const MOST = 5;

export interface StoredTickets {
  /** ISO 8601, by the server's clock. */
  savedAt: string;
  tickets: Tickets;
}

/** Stores tickets, but only the user's own: volunteers also open tickets of others. */
export function storeTickets(tickets: Tickets): void {
  if (tickets.user.id !== store.get(userAtom)?.id) return;
  const others = readAll().filter((entry) => entry.tickets.id !== tickets.id);
  const savedAt = new Date(serverNow()).toISOString();
  write([{ savedAt, tickets }, ...others]);
}

export function storedTickets(id: string): StoredTickets | null {
  const userId = store.get(userAtom)?.id;
  return readAll().find(({ tickets }) => String(tickets.id) === id && tickets.user.id === userId) ?? null;
}

/** Removes tickets of past shows, by the server's clock, because this device's own may be wrong. */
export function forgetOldTickets(): void {
  if (knowsServerTime()) write(readAll());
}

function write(entries: readonly StoredTickets[]): void {
  const current = entries
    .filter(({ tickets }) => Date.parse(tickets.show.dateTime) + STORED_MS > serverNow())
    .slice(0, MOST);
  writeStored(TICKETS_KEY, current.length > 0 ? JSON.stringify(current) : null);
}

function readAll(): readonly StoredTickets[] {
  try {
    const value: unknown = JSON.parse(readStored(TICKETS_KEY) ?? "[]");
    // An older version of `storeTickets` may have stored another shape.
    return Array.isArray(value) ? value.filter(isStored) : [];
  } catch {
    return [];
  }
}

function isStored(value: unknown): value is StoredTickets {
  if (typeof value !== "object" || value === null || !("tickets" in value)) return false;
  const { tickets } = value;
  return (
    typeof tickets === "object" && tickets !== null && ["id", "show", "user", "seats"].every((key) => key in tickets)
  );
}
