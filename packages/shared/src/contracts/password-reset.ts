import * as z from "zod";
import { endpoint } from "./endpoint.ts";
import { routes } from "./routes.ts";
import { emailSchema, passwordSchema } from "./users.ts";

const messageSchema = z.object({ message: z.string() });

export const forgotPassword = endpoint({
  ...routes.forgotPassword,
  access: "public",
  summary: "Ask for a mail with a link to choose a new password; the same response whether the address is known or not",
  body: z.object({ email: emailSchema }),
  response: { 200: messageSchema },
});

const resetPasswordSchema = z
  .object({ token: z.string().min(1).max(200), password: passwordSchema, confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    message: "Wachtwoorden komen niet overeen.",
  });

export const resetPassword = endpoint({
  ...routes.resetPassword,
  access: "public",
  summary: "Choose a new password with the link of the mail, once and within the hour; signs out everywhere",
  body: resetPasswordSchema,
  response: { 200: messageSchema },
  errors: ["RESET_LINK_INVALID"],
});
