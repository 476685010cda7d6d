import * as z from "zod";
import type { ContractSentence } from "#contracts/errors/messages/fr.ts";
import { endpoint } from "./endpoint.ts";
import { EXAMPLE_PASSWORD } from "./examples.ts";
import { emailSchema } from "./typed.ts";
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

const messageSchema = z.object({ message: z.string() });

export const forgotPassword = endpoint({
  method: "POST",
  path: "/api/auth/forgot-password",
  access: "public",
  summary: "Request a link for a new password by mail; the same response for known and unknown addresses",
  body: z.object({ email: emailSchema }),
  response: { 200: messageSchema },
  example: { body: { email: "an.peeters@podium.example" } },
});

const resetPasswordSchema = z
  .object({ token: z.string().min(1).max(200), password: passwordSchema, confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    message: "Wachtwoorden komen niet overeen." satisfies ContractSentence,
  });

export const resetPassword = endpoint({
  method: "POST",
  path: "/api/auth/reset-password",
  access: "public",
  summary: "Choose a new password with the link, once and within an hour; signs out everywhere",
  body: resetPasswordSchema,
  response: { 200: messageSchema },
  errors: ["RESET_LINK_INVALID", "PASSWORD_COMMON"],
  example: {
    body: {
      token: "voorbeeld-van-een-geheime-link-uit-een-mail",
      password: EXAMPLE_PASSWORD,
      confirmPassword: EXAMPLE_PASSWORD,
    },
  },
});
