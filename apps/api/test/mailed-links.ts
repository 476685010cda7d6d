import { registerUser, registrationForm } from "@podium/shared/test/steps.ts";
import type { LinkPurpose } from "#database/tables/users.ts";
import type { OutgoingMail } from "#platform/files/mailer.ts";
import { call, withToken } from "./factories.ts";
import { createFakeClock } from "./fake-clock.ts";
import { apiTest } from "./fixtures.ts";

/** The purposes whose mail has a link to a page; the others have a code. */
type LinkWithPage = Exclude<LinkPurpose, "PROOF_CODE"> | "INVITATION";

const PAGES = {
  PASSWORD_RESET: "wachtwoord-herstellen",
  SIGN_IN: "inloglink",
  VERIFY_EMAIL: "email-bevestigen",
  UNDO_EMAIL: "email-terugzetten",
  OPEN_OFFER: "inloglink",
  OPEN_RESERVATION: "inloglink",
  UNDO_SECOND_STEP: "tweede-stap-terugzetten",
  INVITATION: "uitnodiging",
} as const satisfies Record<LinkWithPage, string>;

/** Extends apiTest with test steps for the links that accounts get by mail. */
export function linksTest(env: Record<string, string> = {}) {
  const clock = createFakeClock();
  const sent: OutgoingMail[] = [];
  const mailer = { send: async (mail: OutgoingMail) => void sent.push(mail) };
  return apiTest({ clock, mailer, env: { PUBLIC_URL: "https://podium.test", VERIFY_EMAIL: "on", ...env } })
    .extend("clock", { scope: "file" }, () => clock)
    .extend("mailbox", { scope: "file" }, ({ podium }) => {
      let delivering: Promise<unknown> = Promise.resolve();
      // Sweeps run one after the other: a second one would skip mails that the first is still sending.
      const deliver = () => (delivering = delivering.then(() => podium.deps.mailDelivery.sweep()));
      return {
        async mailsTo(email: string) {
          await deliver();
          return sent.filter(({ to }) => to === email);
        },
        /** The tokens of all links of this kind that were mailed to the address, oldest first. */
        async tokens(kind: LinkWithPage, email: string) {
          await deliver();
          const link = new RegExp(`https://podium\\.test/${PAGES[kind]}#token=([\\w-]+)`);
          return sent.filter(({ to }) => to === email).flatMap(({ text }) => link.exec(text)?.[1] ?? []);
        },
      };
    })
    .extend("users", { scope: "file" }, ({ podium, visitor, mailbox, post }) => {
      const signedIn = (user: { id: number; email: string; token: string }) => withToken(podium, user);
      const profileOf = (token: string) => call(podium, "GET", "/api/auth/me", { token });
      const tokensTo = (email: string, kind: LinkWithPage = "VERIFY_EMAIL") => mailbox.tokens(kind, email);
      const newest = async (kind: LinkWithPage, email: string) => (await tokensTo(email, kind)).at(-1) ?? "";
      async function register() {
        const user = await registerUser(visitor);
        return { ...signedIn(user), password: user.password };
      }
      return {
        signedIn,
        tokensTo,
        newest,
        register,
        /** Registers a user and verifies their address. */
        async proved() {
          const user = await register();
          await visitor.verifyEmail({ body: { token: await newest("VERIFY_EMAIL", user.email) } });
          return user;
        },
        async guest() {
          const { password: _, confirmPassword: __, ...body } = registrationForm();
          const { token } = await visitor.registerGuest({ body });
          const { id } = (await profileOf(token)).json<{ id: number }>();
          return signedIn({ id, email: body.email, token });
        },
        /** Asks for a sign-in link, and opens it. */
        async byLink(email: string) {
          await visitor.requestSignInLink({ body: { email } });
          const opened = await visitor.openSignInLink({ body: { token: await newest("SIGN_IN", email) } });
          if (!("token" in opened)) throw new Error("a second step is needed");
          return opened.token;
        },
        open: (kind: "verify-email" | "link/open" | "undo-email", token: string) =>
          post(`/api/auth/${kind}`, { token }),
        works: async (token: string) => (await profileOf(token)).statusCode === 200,
        me: async (token: string) => (await profileOf(token)).json<Record<string, unknown>>(),
      };
    });
}

export const profileWith = ({ id }: { id: number }, more: { email: string; password?: string }) => ({
  id,
  firstname: "Els",
  lastname: "Wouters",
  number: "0470112233",
  ...more,
});
