import pg from "pg";
import { vi } from "vitest";
import type { Dependencies } from "#dependencies.ts";

/** How PostgreSQL goes about the first statement that this sends. */
export async function planOf(
  { database }: Pick<Dependencies, "database">,
  ask: () => Promise<unknown>,
): Promise<string> {
  const sent = vi.spyOn(pg.Client.prototype, "query");
  await ask();
  // What the driver is called with by Kysely; its type lists every other way to call it too.
  const [text, parameters] = sent.mock.calls[0] as unknown as [string, unknown[]];
  sent.mockRestore();
  const { rows } = await database.pool.query<{ "QUERY PLAN": string }>(`explain ${text}`, parameters);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}
