import type { forgotPassword, resetPassword } from "@podium/shared/contracts/password-reset";
import { call, type CallOf } from "#platform/api-client.ts";

/** Asks for a mail with a link; the answer is the same whether somebody has this address or not. */
export async function askForResetLink(email: string): Promise<string> {
  const { message } = await call<typeof forgotPassword>({
    method: "POST",
    path: "/api/auth/forgot-password",
    body: { email },
  });
  return message;
}

/** Chooses a new password with the token of the link. @throws {ApiError} 409 RESET_LINK_INVALID, 400 with the fields in `details` */
export async function choosePassword(body: CallOf<typeof resetPassword>["body"]): Promise<string> {
  const { message } = await call<typeof resetPassword>({ method: "POST", path: "/api/auth/reset-password", body });
  return message;
}
