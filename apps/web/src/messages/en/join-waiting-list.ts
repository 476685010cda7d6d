import type { joinWaitingList } from "../nl/join-waiting-list.ts";
import type { Translation } from "../messages.ts";

export const translation: Translation<typeof joinWaitingList> = {
  join: "Put me on the waiting list",
  firstWho: (show, when) =>
    `${show}, ${when}. First tell us who you are: we write to this email address when seats become free for you. You do not need a password.`,
  hasAccount: "Do you already have an account?",
  signIn: "Sign in",
  onward: "Continue",
  whatNext: (show, when) =>
    `${show}, ${when}. When seats become free and it is your turn, we set them aside for you and send you an email.`,
  howMany: "How many seats?",
  numberUpTo: (most) => `Enter a number from 1 to ${most}.`,
  together: "Only next to each other",
  takesLonger:
    "If you want more seats, or only seats next to each other, it usually takes longer. Someone behind you who asks for fewer may then get an offer first; you keep your place in the queue.",
  submit: "Join the waiting list",
  joined: "You are on the waiting list.",
  joinedAs: (position) => `You are number ${position} on the waiting list.`,
};
