import * as z from "zod";
import type { ContractSentence } from "#contracts/errors/messages/fr.ts";
import { endpoint } from "./endpoint.ts";
import { routes } from "./routes.ts";
import { passwordSchema } from "./users.ts";
import { emailSchema } from "./typed.ts";

const changePasswordSchema = z.object({ currentPassword: z.string().min(1).max(200), newPassword: passwordSchema });

export const changePassword = endpoint({
  ...routes.changePassword,
  access: "user",
  summary: "Choose another password: ends all other sessions, and this one too, whose new token is in the response",
  body: changePasswordSchema,
  response: { 200: z.object({ token: z.string() }) },
  errors: ["PASSWORD_WRONG", "SIGN_IN_PAUSED", "PASSWORD_COMMON"],
});

/** The form asks for the new password twice. */
export const changePasswordFormSchema = changePasswordSchema
  .extend({ confirmPassword: z.string() })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ["confirmPassword"],
    message: "Wachtwoorden komen niet overeen." satisfies ContractSentence,
  });

const messageSchema = z.object({ message: z.string() });

export const forgotPassword = endpoint({
  ...routes.forgotPassword,
  access: "public",
  summary: "Request a link for a new password by mail; the same response for known and unknown addresses",
  body: z.object({ email: emailSchema }),
  response: { 200: messageSchema },
});

const resetPasswordSchema = z
  .object({ token: z.string().min(1).max(200), password: passwordSchema, confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    message: "Wachtwoorden komen niet overeen." satisfies ContractSentence,
  });

export const resetPassword = endpoint({
  ...routes.resetPassword,
  access: "public",
  summary: "Choose a new password with the link, once and within an hour; signs out everywhere",
  body: resetPasswordSchema,
  response: { 200: messageSchema },
  errors: ["RESET_LINK_INVALID", "PASSWORD_COMMON"],
});
