import { useState } from "react";
import { useLiveQuery } from "#live/use-live-query.ts";
import { secondStepBanner } from "#messages/nl/account.tsx";
import { formatDate, theatreDay } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { useServerNow } from "#platform/server-clock.ts";
import { readStored, writeStored } from "#platform/storage.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { secondStepQuery } from "#entities/account/second-step.ts";

const DISMISSED_KEY = "podium.second-step-later";

/** Shown to BOX_OFFICE and ADMIN without a second step; can be put off until tomorrow, unless the step is required. */
export function SecondStepBanner({ here = false }: { here?: boolean }) {
  const t = secondStepBanner();
  const { data } = useLiveQuery(secondStepQuery);
  const now = useServerNow(60_000);
  const today = theatreDay(new Date(now).toISOString());
  const [dismissed, setDismissed] = useState(() => readStored(DISMISSED_KEY));
  if (!data?.advised && !data?.neededFrom) return null;
  const { neededFrom } = data;
  if (neededFrom === null && dismissed === today) return null;
  const needed = neededFrom === null ? null : { now, from: Date.parse(neededFrom), day: formatDate(neededFrom) };
  const { tone, title, text } = bannerWords(needed);
  const later = (): void => {
    writeStored(DISMISSED_KEY, today);
    setDismissed(today);
  };
  return (
    <Notice tone={tone} title={title} className="mb-8">
      <p>{text}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1">
        {here ? (
          <a href="#second-step" className="text-link inline-block py-1 font-semibold">
            {t.toSection}
          </a>
        ) : (
          <Link to={`${paths.account}#second-step`} className="text-link inline-block py-1 font-semibold">
            {t.toSection}
          </Link>
        )}
        {neededFrom === null && (
          <Button variant="quiet" size="sm" onClick={later}>
            {t.notToday}
          </Button>
        )}
      </p>
    </Notice>
  );
}

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
