import {
  openSignInLink,
  requestSignInLink,
  undoEmail,
  undoSecondStep,
  verifyEmail,
} from "@podium/shared/contracts/account-links";
import { forgotPassword, resetPassword } from "@podium/shared/contracts/password-reset";
import type { FastifyInstance } from "fastify";
import { mount } from "#platform/endpoint-route.ts";
import { durationInWords } from "#platform/formats.ts";
import { originOf } from "#platform/network.ts";
import { byAddress } from "#platform/rate-limit.ts";
import { presentAdmission } from "#features/second-step/second-step.presenter.ts";
import { linkSeconds } from "#features/users/account-links.service.ts";
import type { MailedLinksService } from "./mailed-links.service.ts";

const REQUESTS_PER_ADDRESS = { max: 20, seconds: 600, key: byAddress };
const OPENINGS_PER_ADDRESS = { max: 30, seconds: 600, key: byAddress };

const SENT = `Als er een account met dit e-mailadres bestaat, krijgt u een mail met een link. De link blijft ${durationInWords(linkSeconds("PASSWORD_RESET"))} geldig.`;
const CHANGED = "Uw wachtwoord is gewijzigd. U kunt nu inloggen.";

export async function mailedLinksRoutes(
  app: FastifyInstance,
  { mailedLinks }: { mailedLinks: MailedLinksService },
): Promise<void> {
  const requesting = { rateLimit: REQUESTS_PER_ADDRESS };
  const opening = { rateLimit: OPENINGS_PER_ADDRESS };

  mount(
    app,
    forgotPassword,
    async ({ body }) => {
      await mailedLinks.requestPassword(body.email);
      return { message: SENT };
    },
    requesting,
  );

  mount(
    app,
    resetPassword,
    async ({ body }) => {
      await mailedLinks.resetPassword(body.token, body.password);
      return { message: CHANGED };
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
}
