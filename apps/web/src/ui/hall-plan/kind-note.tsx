import type { SeatKind } from "@podium/shared/contracts/hall-plan";
import { KIND_WORDS } from "@podium/shared/halls/seat-names";

/** Below a seat's name in a list: what its place is, of a usual seat nothing. */
export function KindNote({ kind }: { kind: SeatKind }) {
  if (kind === "seat") return null;
  return (
    <span className="block text-sm text-muted first-letter:uppercase">
      <span className="sr-only">, </span>
      {KIND_WORDS[kind]}
      {kind === "wheelchair" && ": u brengt uw eigen rolstoel mee"}
    </span>
  );
}
