import { createHash } from "node:crypto";
import type { TestApp } from "#test/test-app.ts";

/** Adds an invitation of an address without an account (1), and one of An's address (2). */
export async function addInvitations({ database: { db } }: TestApp["deps"]): Promise<void> {
  const [createdAt, expiresAt] = [new Date("2026-11-20T09:00:00Z"), new Date("2026-11-27T09:00:00Z")];
  const sent = { invitedBy: 1, createdAt, expiresAt };
  const hash = (token: string) => createHash("sha256").update(token).digest();
  const [mia, an] = [
    hash("voorbeeld-van-een-uitnodiging-van-een-vrijwilliger"),
    hash("voorbeeld-van-een-uitnodiging-met-een-account"),
  ];
  await db
    .insertInto("invitations")
    .values([
      {
        ...sent,
        email: "mia.dierckx@podium.example",
        firstname: "Mia",
        lastname: "Dierckx",
        role: "BOX_OFFICE",
        tokenHash: mia,
      },
      {
        ...sent,
        email: "an.peeters@podium.example",
        firstname: "An",
        lastname: "Peeters",
        role: "DOOR",
        tokenHash: an,
      },
    ])
    .execute();
}
