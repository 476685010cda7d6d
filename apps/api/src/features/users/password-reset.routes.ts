import { forgotPassword, resetPassword } from "@podium/shared/contracts/password-reset";
import type { FastifyInstance } from "fastify";
import { durationInWords } from "#platform/formats.ts";
import { mount } from "#platform/endpoint-route.ts";
import { byAddress } from "#platform/rate-limit.ts";
import { linkSeconds } from "./account-links.service.ts";
import type { PasswordResetService } from "./password-reset.service.ts";

const REQUESTS_PER_ADDRESS = { max: 20, seconds: 600, key: byAddress };
const RESETS_PER_ADDRESS = { max: 30, seconds: 600, key: byAddress };

const SENT = `Als er een account met dit e-mailadres bestaat, krijgt u een mail met een link. De link blijft ${durationInWords(linkSeconds("PASSWORD_RESET"))} geldig.`;
const CHANGED = "Uw wachtwoord is gewijzigd. U kunt nu inloggen.";

export async function passwordResetRoutes(
  app: FastifyInstance,
  { passwordReset }: { passwordReset: PasswordResetService },
): Promise<void> {
  mount(
    app,
    forgotPassword,
    async ({ body }) => {
      await passwordReset.request(body.email);
      return { message: SENT };
    },
    { rateLimit: REQUESTS_PER_ADDRESS },
  );

  mount(
    app,
    resetPassword,
    async ({ body }) => {
      await passwordReset.reset(body.token, body.password);
      return { message: CHANGED };
    },
    { rateLimit: RESETS_PER_ADDRESS },
  );
}
