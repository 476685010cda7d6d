/** Tickets that this user saw on this device, for an entrance without a network. Signing out removes them. */
import type { Tickets } from "@podium/shared/contracts/tickets";
import { knowsServerTime, serverNow } from "#platform/server-clock.ts";
import { userAtom } from "#platform/session.ts";
import { store } from "#platform/state.ts";
import { readStored, TICKETS_KEY, writeStored } from "#platform/storage.ts";

/** After the show began. */
const KEPT_MS = 24 * 3600_000;
const MOST = 5;

export interface StoredTickets {
  /** ISO 8601, by the server's clock. */
  savedAt: string;
  tickets: Tickets;
}

/** Only a user's own: a volunteer sees those of others. */
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

/** Removes those of shows that are over, by the server's clock: this device's own may be wrong. */
export function forgetOldTickets(): void {
  if (knowsServerTime()) write(readAll());
}

function write(entries: readonly StoredTickets[]): void {
  const kept = entries
    .filter(({ tickets }) => Date.parse(tickets.show.dateTime) + KEPT_MS > serverNow())
    .slice(0, MOST);
  writeStored(TICKETS_KEY, kept.length > 0 ? JSON.stringify(kept) : null);
}

function readAll(): readonly StoredTickets[] {
  try {
    const value: unknown = JSON.parse(readStored(TICKETS_KEY) ?? "[]");
    // Written by `storeTickets`; an older version may have stored another shape.
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
