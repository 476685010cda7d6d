import { LINK_MAILS } from "@podium/shared/contracts/mails";
import type { OwnData } from "@podium/shared/contracts/own-account";
import type { Db } from "#platform/data/database.ts";
import type { OwnMails } from "#modules/records/mails/mails.service.ts";
import type { UsersService } from "./users.service.ts";

const ownLinks = (db: Db, userId: number) => db.selectFrom("accountLinks").where("userId", "=", userId);

const ownInvitations = (db: Db, userId: number) =>
  db
    .selectFrom("invitations")
    .where((eb) =>
      eb.or([
        eb("acceptedBy", "=", userId),
        eb("email", "in", db.selectFrom("users").where("id", "=", userId).where("email", "<>", "").select("email")),
      ]),
    );

const findLinks = (db: Db, userId: number) =>
  ownLinks(db, userId)
    .orderBy("id")
    .select(["purpose", "email", "createdAt", "expiresAt", "usedAt"])
    .$narrowType<{ email: string }>()
    .execute();

const presentLink = ({ createdAt, expiresAt, usedAt }: { createdAt: Date; expiresAt: Date; usedAt: Date | null }) => ({
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});

export const createUsersOwnData = ({ users }: { users: Pick<UsersService, "me"> }) => ({
  /** @throws DomainError UNAUTHORIZED */
  async account(_db: Db, userId: number): Promise<OwnData["account"]> {
    const account = await users.me({ id: userId, role: "USER" });
    return {
      id: account.id,
      firstname: account.firstname,
      lastname: account.lastname,
      email: account.email,
      number: account.number,
      role: account.role,
      language: account.language,
      pendingEmail: account.pendingEmail,
      emailVerifiedAt: account.emailVerifiedAt?.toISOString() ?? null,
      createdAt: account.createdAt.toISOString(),
    };
  },

  async passwordLinks(db: Db, userId: number): Promise<OwnData["passwordLinks"]> {
    const links = await findLinks(db, userId);
    return links.filter(({ purpose }) => purpose === "PASSWORD_RESET").map(presentLink);
  },

  async mailedLinks(db: Db, userId: number): Promise<OwnData["mailedLinks"]> {
    const [links, invitations] = await Promise.all([
      findLinks(db, userId),
      ownInvitations(db, userId)
        .orderBy("id")
        .select(["email", "createdAt", "expiresAt", "endedAt as usedAt"])
        .execute(),
    ]);
    const invited = invitations.map((invitation) => ({ ...invitation, purpose: "INVITATION" as const }));
    return [...links, ...invited].map((link) => ({ ...presentLink(link), purpose: link.purpose, email: link.email }));
  },
});

export const usersOwnMails: readonly OwnMails[] = [
  { kinds: LINK_MAILS, subjects: (db, userId) => ownLinks(db, userId).select("id") },
  { kinds: ["INVITATION"], subjects: (db, userId) => ownInvitations(db, userId).select("id") },
];
