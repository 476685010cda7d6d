import * as z from "zod";
import type { ContractSentence } from "#contracts/errors/messages/fr.ts";
import { endpoint } from "./endpoint.ts";
import { EXAMPLE_PASSWORD } from "./examples.ts";
import { passwordSchema } from "./users.ts";

const changePasswordSchema = z.object({ currentPassword: z.string().min(1).max(200), newPassword: passwordSchema });

export const changePassword = endpoint({
  method: "PUT",
  path: "/api/user/password",
  access: "user",
  summary: "Choose another password: ends all other sessions, and this one too, whose new token is in the response",
  body: changePasswordSchema,
  response: { 200: z.object({ token: z.string() }) },
  errors: ["PASSWORD_WRONG", "SIGN_IN_PAUSED", "PASSWORD_COMMON"],
  example: { body: { currentPassword: EXAMPLE_PASSWORD, newPassword: "vier gewone woorden samen" } },
});

export const changePasswordFormSchema = changePasswordSchema
  .extend({ confirmPassword: z.string() })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ["confirmPassword"],
    message: "Wachtwoorden komen niet overeen." satisfies ContractSentence,
  });
