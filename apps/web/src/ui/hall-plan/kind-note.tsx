import type { SeatKind } from "@podium/shared/contracts/hall-plan";
import { kindWord } from "@podium/shared/halls/seat-names";
import { currentLanguage } from "#messages/messages.ts";
import { hall } from "#messages/nl/hall.ts";

export function KindNote({ kind }: { kind: SeatKind }) {
  if (kind === "seat") return null;
  return (
    <span className="block text-sm text-muted first-letter:uppercase">
      <span className="sr-only">, </span>
      {kindWord({ kind }, currentLanguage())}
      {kind === "wheelchair" && hall().ownWheelchair}
    </span>
  );
}
