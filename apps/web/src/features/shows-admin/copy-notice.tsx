import type { Show } from "@podium/shared/contracts/shows";
import { formatShortDateTime } from "#platform/format.ts";
import { Notice } from "#ui/notice.tsx";

/** What a new show has of another, and what it has not. */
export function CopyNotice({ source }: { source: Show }) {
  return (
    <Notice>
      <p>
        {`Overgenomen van ${source.name}, ${formatShortDateTime(source.dateTime)}: stuk, zaal, prijzen, tickettypes en verkoopregels. Kies nog het moment.`}
      </p>
      <p>Reserveringen, geblokkeerde stoelen, de wachtlijst en codes neemt een nieuwe voorstelling niet over.</p>
    </Notice>
  );
}
