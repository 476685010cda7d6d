import { sql } from "kysely";
import type { TestApp } from "#test/test-app.ts";

/**
 * Notes twice that show 1 has another date than its holders know. A mail asks An, recipient 1, about reservation 1
 * after the first time; nobody is notified of the second yet.
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
