import { secondStepBanner } from "#messages/nl/account.tsx";

const DAY_MS = 24 * 3600 * 1000;

/** @param needed null when a second step is only advised */
export function bannerWords(needed: { now: number; from: number; day: string } | null): {
  tone: "info" | "warning" | "danger";
  title: string;
  text: string;
} {
  const t = secondStepBanner();
  if (!needed) return { tone: "info", title: t.advised, text: t.whyAdvised };
  if (needed.from <= needed.now) return { tone: "danger", title: t.needed, text: t.whyNeeded };
  const days = Math.max(1, Math.round((needed.from - needed.now) / DAY_MS));
  return { tone: "warning", title: t.daysLeft(days), text: t.neededFrom(needed.day) };
}
