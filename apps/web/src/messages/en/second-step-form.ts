import type { secondStepForm } from "../nl/second-step-form.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof secondStepForm> = {
  title: "One more step",
  why: "This way we know for certain that it is you, even if somebody knows your password.",
  usePasskey: "Use my passkey",
  useOther: "Use another way",
  useRecovery: "Use a recovery code",
  startAgain: "Start again",
  appLabel: "Code from your authenticator app",
  appHint: "Six digits, which change every half minute.",
  fillApp: "Type the six digits from your app.",
  recoveryLabel: "Recovery code",
  recoveryHint: "One of the codes that you printed or kept. Each code works once.",
  fillRecovery: "Type a recovery code, such as ABCD-EFGH-JKMN.",
  signingIn: "Signing in...",
  signIn: "Sign in with this code",
  over: "This took too long, or there were too many attempts.",
  beginAgain: "Start again with your email address and password.",
  signInAgain: "Sign in again",
  lost: "No recovery code either? An administrator can remove your second step, so that you can sign in again.",
  contact: "Contact us",
};
