import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import { providePgbench } from "#services/debian-postgres.ts";

const CLIENTS = 8;

/** @param shows consecutive ids, with a cart each @returns statements a second; undefined without pgbench */
export async function pgbenchHolds(
  databaseUrl: string,
  shows: readonly number[],
  seconds: number,
): Promise<number | undefined> {
  const program = await providePgbench();
  if (!program) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "podium-pgbench-"));
  try {
    const file = join(folder, "hold.sql");
    await writeFile(
      file,
      `\\set show random(${shows[0]}, ${shows.at(-1)})
\\set row random(1, 4)
\\set letter random(0, 19)
update seats set status = 'held', cart_id = carts.id, held_until = carts.expires_at, held_price_cents = 1200, version = version + 1, changed_at = now()
from carts
where carts.show_id = :show and seats.show_id = carts.show_id and seats.seat_id = 'R' || :row || '-' || chr(65 + :letter)
  and seats.status in ('available', 'held');
`,
    );
    const args = ["-n", "-M", "prepared", "-c", CLIENTS, "-j", 2, "-T", seconds, "-f", file].map(String);
    const { stdout } = await execa(program, [...args, databaseUrl]);
    const rate = /^tps = ([\d.]+)/m.exec(stdout)?.[1];
    if (rate === undefined) throw new Error(`pgbench said no rate:\n${stdout}`);
    return Number(rate);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
