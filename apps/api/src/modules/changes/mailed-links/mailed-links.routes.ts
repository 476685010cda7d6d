import {
  openSignInLink,
  requestSignInLink,
  undoEmail,
  undoSecondStep,
  verifyEmail,
} from "@podium/shared/contracts/account-links";
import { acceptInvitation, joinByInvitation, openInvitation } from "@podium/shared/contracts/invitations";
import { forgotPassword, resetPassword } from "@podium/shared/contracts/passwords";
import type { Language } from "@podium/shared/words/languages";
import type { FastifyInstance } from "fastify";
import { mailProofCode, prove } from "@podium/shared/contracts/proof";
import { callerOf } from "#platform/http/caller.ts";
import { mount } from "#platform/http/endpoint-route.ts";
import { durationInWords } from "#platform/process/formats.ts";
import { originOf } from "#platform/http/network.ts";
import { byAddress } from "#platform/http/rate-limit.ts";
import { responseLanguage } from "#platform/http/request-language.ts";
import { presentAdmission } from "#modules/identity/second-step/second-step.presenter.ts";
import { linkSeconds } from "#modules/identity/account-links/account-links.service.ts";
import type { AcceptedInvitationsService } from "./accepted-invitations.service.ts";
import type { MailedLinksService } from "./mailed-links.service.ts";
import type { ProofService } from "./proof.service.ts";

const REQUESTS_PER_ADDRESS = { max: 20, seconds: 600, key: byAddress };
const OPENINGS_PER_ADDRESS = { max: 30, seconds: 600, key: byAddress };

const SENT: Readonly<Record<Language, (duration: string) => string>> = {
  nl: (duration) =>
    `Als er een account met dit e-mailadres bestaat, krijgt u een mail met een link. De link blijft ${duration} geldig.`,
  fr: (duration) =>
    `S'il existe un compte avec cette adresse e-mail, vous recevez un e-mail avec un lien. Le lien reste valable pendant ${duration}.`,
  en: (duration) =>
    `If there is an account with this email address, you will get an email with a link. The link works for ${duration}.`,
};
const CHANGED: Readonly<Record<Language, string>> = {
  nl: "Uw wachtwoord is gewijzigd. U kunt nu inloggen.",
  fr: "Votre mot de passe est modifié. Vous pouvez maintenant vous connecter.",
  en: "Your password has been changed. You can sign in now.",
};

export async function mailedLinksRoutes(
  app: FastifyInstance,
  {
    mailedLinks,
    acceptedInvitations,
    proofs,
  }: { mailedLinks: MailedLinksService; acceptedInvitations: AcceptedInvitationsService; proofs: ProofService },
): Promise<void> {
  const requesting = { rateLimit: REQUESTS_PER_ADDRESS };
  const opening = { rateLimit: OPENINGS_PER_ADDRESS };

  mount(
    app,
    forgotPassword,
    async ({ body, raw }, reply) => {
      await mailedLinks.requestPassword(body.email);
      const language = responseLanguage(raw, reply);
      return { message: SENT[language](durationInWords(linkSeconds("PASSWORD_RESET"), language)) };
    },
    requesting,
  );

  mount(
    app,
    resetPassword,
    async ({ body, raw }, reply) => {
      await mailedLinks.resetPassword(body.token, body.password);
      return { message: CHANGED[responseLanguage(raw, reply)] };
    },
    opening,
  );

  mount(
    app,
    requestSignInLink,
    async ({ body }) => {
      await mailedLinks.requestSignIn(body.email);
      return null;
    },
    requesting,
  );

  mount(
    app,
    openSignInLink,
    async ({ body, raw }) => presentAdmission(app.tokens, await mailedLinks.signIn(body.token, originOf(raw))),
    opening,
  );

  mount(
    app,
    verifyEmail,
    async ({ body }) => {
      await mailedLinks.verifyEmail(body.token);
      return null;
    },
    opening,
  );

  mount(
    app,
    undoEmail,
    async ({ body }) => {
      await mailedLinks.undoEmail(body.token);
      return null;
    },
    opening,
  );

  mount(
    app,
    undoSecondStep,
    async ({ body }) => {
      await mailedLinks.undoSecondStep(body.token);
      return null;
    },
    opening,
  );

  mount(
    app,
    openInvitation,
    async ({ body }) => {
      const invitation = await acceptedInvitations.open(body.token);
      const { email, firstname, lastname, role, takes, replacesPassword } = invitation;
      const expiresAt = invitation.expiresAt.toISOString();
      return { email, firstname, lastname, role, expiresAt, takes, replacesPassword };
    },
    opening,
  );

  mount(
    app,
    acceptInvitation,
    async ({ body, raw }) => presentAdmission(app.tokens, await acceptedInvitations.accept(body, originOf(raw))),
    opening,
  );

  mount(app, joinByInvitation, async ({ body, raw }) => {
    await acceptedInvitations.join(body.token, callerOf(raw).id);
    return null;
  });

  mount(app, prove, async ({ raw, body }) => {
    await proofs.prove(callerOf(raw), body, originOf(raw));
    return null;
  });

  mount(app, mailProofCode, ({ raw }) => proofs.mailCode(callerOf(raw)));
}
