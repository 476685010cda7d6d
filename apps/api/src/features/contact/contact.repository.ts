import type { Db } from "../../platform/database.ts";

export async function insertContactMessage(
  db: Db,
  message: { name: string; email: string; message: string; at: Date },
): Promise<void> {
  const { at, ...fields } = message;
  await db
    .insertInto("contact_messages")
    .values({ ...fields, created_at: at })
    .execute();
}
