import type { Db } from "#platform/data/database.ts";

export interface ContactMessage {
  name: string;
  email: string;
  message: string;
  at: Date;
}

export async function insertContactMessage(
  db: Db,
  { at, ...fields }: ContactMessage & { userId: number | null },
): Promise<number> {
  const { id } = await db
    .insertInto("contactMessages")
    .values({ ...fields, createdAt: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export function findContactMessage(db: Db, id: number): Promise<ContactMessage | undefined> {
  return db
    .selectFrom("contactMessages")
    .select(["name", "email", "message", "createdAt as at"])
    .where("id", "=", id)
    .executeTakeFirst();
}
