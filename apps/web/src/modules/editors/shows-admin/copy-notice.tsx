import type { Show } from "@podium/shared/contracts/shows";
import { formatShortDateTime } from "#platform/format.ts";
import { Notice } from "#ui/notice.tsx";

/** Lists what a new show copies from another, and what it does not copy. */
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
