import { sql } from "kysely";
import type { TestApp } from "#test/test-app.ts";

/**
 * Show 1 had another date, and An is asked about reservation 1 by a mail of which she is recipient 1. It has another
 * one again, of which nobody is told.
 */
export async function addChange({ clock, showChanges, database: { db } }: TestApp["deps"]): Promise<void> {
  const noteChange = () =>
    sql`update shows set told_starts_at = starts_at - interval '1 day', told_since = ${clock.now()}
      where id = 1`.execute(db);
  await noteChange();
  const told = {
    key: "5d2b6b0e-7a6b-4e6c-8f0b-1c2d3e4f5a60",
    subject: "De vrek speelt op een andere dag",
    text: "De zaal is die dag niet vrij.",
    chooseBefore: new Date(clock.now().getTime() + 14 * 24 * 3600 * 1000),
  };
  await showChanges.announce(1, told, 1);
  await noteChange();
}
