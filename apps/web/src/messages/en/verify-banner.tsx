import type { verifyBanner } from "../nl/verify-banner.tsx";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof verifyBanner> = {
  label: "Confirm email address",
  title: "Confirm your email address",
  text: (email, account) => (
    <>
      You do this with the link in an email to {email}. Can't find that email? Press the button and we will send it. Is
      the address wrong? Change it in {account("My account")}.
    </>
  ),
};
