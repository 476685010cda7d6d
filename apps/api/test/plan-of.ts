import pg from "pg";
import { vi } from "vitest";
import type { Dependencies } from "#dependencies.ts";

/** PostgreSQL's plan of the first statement that `ask` sends. */
export async function planOf(
  { database }: Pick<Dependencies, "database">,
  ask: () => Promise<unknown>,
): Promise<string> {
  const sent = vi.spyOn(pg.Client.prototype, "query");
  await ask();
  // Kysely calls the driver with a text and its parameters; the driver's type lists other overloads.
  const [text, parameters] = sent.mock.calls[0] as unknown as [string, unknown[]];
  sent.mockRestore();
  const { rows } = await database.pool.query<{ "QUERY PLAN": string }>(`explain ${text}`, parameters);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}
