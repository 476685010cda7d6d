import { pluralOf } from "@podium/shared/words/languages";
import type { secondStepBanner } from "../nl/second-step-banner.ts";
import type { Translation } from "../messages.ts";

const plural = pluralOf("en");

export const translation: Translation<typeof secondStepBanner> = {
  advised: "Protect your account with a second step",
  whyAdvised:
    "With your account you see other people's details. With a passkey or an authenticator app, nobody gets in who only knows your password. It takes two minutes.",
  needed: "Set up a second step now",
  whyNeeded: "Your role needs a second step when signing in. Once you have one, the screens for volunteers work again.",
  daysLeft: (days) => `${days} ${plural(days, "day", "days")} left to set up a second step`,
  neededFrom: (day) =>
    `Your role needs a second step when signing in. Without it, the screens for volunteers stop working from ${day}. It takes two minutes.`,
  toSection: "To Extra security",
  notToday: "Not today",
};
