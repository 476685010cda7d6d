import type { CheckInList } from "@podium/shared/contracts/check-in";
import type { ScanRecorded } from "@podium/shared/contracts/realtime";
import { EvacuationDialog } from "#entities/entrance/evacuation-dialog.tsx";
import { backend, connectionAtom } from "#live/live.ts";
import { liveQuery } from "#live/live-query.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { useAtomValue } from "#platform/state.ts";
import { Dialog } from "#ui/dialog.tsx";
import { LoadState } from "#ui/load-state.tsx";

/** The check-in list of the hall's screen; scanners store their own, with what they scanned without a network. */
function listQuery(showId: number) {
  return liveQuery<CheckInList, object, ScanRecorded>({
    key: ["hall-follow-up", "evacuation", showId],
    fetch: (signal) => backend.api.getCheckInList({ params: { showId }, signal }),
    room: backend.rooms.hall(showId),
    apply: withScan,
  });
}

function withScan(list: CheckInList, { reservationId, seatId, present, at }: ScanRecorded): CheckInList {
  const scannedAt = present ? at : null;
  const tickets = list.tickets.map((ticket) =>
    ticket.reservationId === reservationId && ticket.seatId === seatId ? { ...ticket, scannedAt } : ticket,
  );
  return { ...list, tickets };
}

export function EvacuationOfShow({ showId, onClose }: { showId: number; onClose: () => void }) {
  const query = useLiveQuery(listQuery(showId));
  const connection = useAtomValue(connectionAtom);
  if (query.data === undefined) {
    const words = ({ message }: Error) => ({ message: "Kon de lijst niet laden", detail: message });
    return (
      <Dialog onClose={onClose} title="Ontruimingslijst">
        <LoadState query={query} loading="Ontruimingslijst laden..." words={words} />
      </Dialog>
    );
  }
  return (
    <EvacuationDialog
      list={query.data}
      isInside={({ scannedAt }) => scannedAt !== null}
      reachable={connection !== "lost" && !query.isError}
      unsent={0}
      onClose={onClose}
    />
  );
}
