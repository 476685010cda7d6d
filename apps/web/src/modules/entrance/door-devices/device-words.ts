import type { DoorDevice } from "@podium/shared/contracts/door-devices";
import { formatShortDateTime, formatTime, theatreDay } from "#platform/format.ts";
import { fromTheatreTime } from "#platform/theatre-time.ts";
import type { Tone } from "#ui/badge.tsx";

/** Up to this age a time is 'Zonet': the server stores it only once a minute. */
const JUST_NOW_MS = 150_000;
const NIGHT_ENDS = "06:00";
const DAY_MS = 24 * 3600_000;

export const STATES: Record<DoorDevice["state"], { label: string; tone: Tone }> = {
  ready: { label: "Klaar", tone: "success" },
  waiting: { label: "Wacht op koppelen", tone: "warning" },
  over: { label: "Verlopen", tone: "neutral" },
};

/** Uses the calendar: a day on which the clocks change does not have 24 hours. */
function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}

const dayOf = (moment: number): string => theatreDay(new Date(moment).toISOString());

/** 'Zonet', 'om 20:14', or with its date. @param now milliseconds, server clock */
export function lastSeenWords({ lastSeenAt }: Pick<DoorDevice, "lastSeenAt">, now: number): string {
  if (lastSeenAt === null) return "Nog niet";
  const seen = Date.parse(lastSeenAt);
  if (now - seen < JUST_NOW_MS) return "Zonet";
  return dayOf(seen) === dayOf(now) ? `om ${formatTime(lastSeenAt)}` : formatShortDateTime(lastSeenAt);
}

/** Returns the end of tonight, when nobody arrives any more. @param now milliseconds, server clock */
export function endOfNight(now: number): string {
  const end = (day: string): string => fromTheatreTime(`${day}T${NIGHT_ENDS}`) ?? new Date(now + DAY_MS).toISOString();
  const today = end(dayOf(now));
  return Date.parse(today) > now ? today : end(dayAfter(dayOf(now)));
}

export function freeName(devices: readonly Pick<DoorDevice, "name">[]): string {
  const names = new Set(devices.map(({ name }) => name.toLowerCase()));
  for (let number = 1; ; number++) if (!names.has(`ingang ${number}`)) return `Ingang ${number}`;
}

/** Formats the code in groups of four, for reading aloud and typing. */
export function spelledCode(pairingUrl: string): string {
  const code = new URLSearchParams(new URL(pairingUrl).hash.slice(1)).get("token") ?? "";
  return code.match(/.{1,4}/g)?.join("-") ?? "";
}

export function typedAddress(pairingUrl: string): string {
  const { host, pathname } = new URL(pairingUrl);
  return host + pathname;
}
