import type { Play } from "@podium/shared/contracts/plays";
import { play as messagesOfPlay } from "#messages/nl/plays.ts";

/** Facts that are not filled in are not shown. */
export function PlayFacts({ play }: { play: Play }) {
  const t = messagesOfPlay();
  const { author, director, durationMinutes, hasInterval, minAge, spokenLanguage } = play;
  const facts: readonly [label: string, value: string][] = [
    [t.author, author],
    [t.director, director],
    [t.duration, durationMinutes === null ? "" : durationText(durationMinutes, hasInterval)],
    [t.age, minAge === null ? "" : t.fromAge(minAge)],
    [t.spokenLanguage, spokenLanguage],
  ];
  const known = facts.filter(([, value]) => value !== "");
  if (known.length === 0) return null;
  return (
    <dl className="mt-5 grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-5 gap-y-1.5">
      {known.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="font-semibold text-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** '2 uur 10 min., met pauze' */
export function durationText(minutes: number, hasInterval: boolean): string {
  const t = messagesOfPlay();
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const time = [hours > 0 && t.hours(hours), rest > 0 && t.minutes(rest)].filter(Boolean).join(" ");
  return hasInterval ? t.withInterval(time) : time;
}
