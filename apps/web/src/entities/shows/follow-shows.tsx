import { AGENDA_PATH } from "@podium/shared/site/calendar";
import { pathInLanguage } from "@podium/shared/words/languages";
import { CalendarPlus } from "virtual:icons";
import { currentLanguage } from "#messages/messages.ts";
import { shows } from "#messages/nl/shows.ts";

/** Apple's devices subscribe to a `webcal:` address; others often cannot open it, and download the file instead. */
const isApple = (): boolean => /Mac|iP/.test(navigator.platform);

export function FollowShows() {
  const path = pathInLanguage(AGENDA_PATH, currentLanguage());
  return (
    <a
      href={isApple() ? `webcal://${window.location.host}${path}` : path}
      className="text-link mt-3 inline-flex min-h-11 items-center gap-2 font-semibold"
    >
      <CalendarPlus className="size-5 shrink-0" />
      {shows().followShows}
    </a>
  );
}
