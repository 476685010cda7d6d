import * as z from "zod";
import type { ContractSentence } from "./errors/messages/contract-sentence.ts";
import { endpoint } from "./endpoint.ts";
import { routes } from "./routes.ts";
import { passwordSchema } from "./users.ts";

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
