import type { InvitedRole } from "@podium/shared/contracts/roles";
import { makeUser, type User } from "./factories.ts";
import { linksTest } from "./mailed-links.ts";

const NEW = { password: "vier gewone woorden samen", confirmPassword: "vier gewone woorden samen" };
export const DETAILS = { firstname: "Mia", lastname: "Dierckx", number: "0470 11 22 33" };

let count = 0;
export const nextAddress = () => `genodigd${(count += 1)}@test.example`;

export const codeOf = ({ body }: { body: string }) => (JSON.parse(body || "{}") as { code?: string }).code;

/** Extends linksTest with an administrator who invites, and with test steps for invitations. */
export const invitationsTest = () =>
  linksTest()
    .extend("inviter", { auto: true }, ({ podium }) => makeUser(podium, "ADMIN"))
    .extend("invitations", { scope: "file" }, ({ podium, mailbox, post, visitor }) => {
      const { db } = podium.deps.database;
      return {
        invite: (by: User, email: string, role: InvitedRole = "DOOR") =>
          by.call("POST", "/api/admin/invitations", { email, firstname: "Mia", lastname: "Dierckx", role }),
        /** The link of the newest mail to this address. */
        linkTo: async (email: string) => (await mailbox.tokens("INVITATION", email)).at(-1) ?? "",
        open: (token: string) => post("/api/auth/invitation", { token }),
        accept: (token: string, more: object = DETAILS) =>
          post("/api/auth/invitation/accept", { token, ...NEW, ...more }),
        join: (user: Pick<User, "call">, token: string) => user.call("POST", "/api/auth/invitation/join", { token }),
        signIn: (email: string, password = NEW.password) => visitor.signIn({ body: { email, password } }),
        roleOf: async (email: string) =>
          (await db.selectFrom("users").select("role").where("email", "=", email).executeTakeFirst())?.role,
      };
    });
