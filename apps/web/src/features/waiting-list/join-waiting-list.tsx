import type { Show } from "@podium/shared/contracts/shows";
import { type ComponentType, type ReactNode, useState } from "react";
import { useLiveQuery } from "#live/use-live-query.ts";
import { memberAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { ownPlacesQuery } from "./own-places.ts";
import { placesErrorWords } from "./places-error.ts";
import { type AsksDetails, DetailsDialog } from "./details-dialog.tsx";
import { WaitingListDialog } from "./waiting-list-dialog.tsx";
import { type Accepting, WaitingPlace } from "./waiting-place.tsx";

interface JoinProps extends Accepting {
  show: Show;
  /** How many are asked for, as a start. */
  seats?: number | undefined;
  /** Asks who somebody is who has not signed in. */
  Details: ComponentType<AsksDetails>;
}

/** One's place on the list of a show, or the way onto it, with or without a password. */
export function JoinWaitingList({ show, seats, onAccepted, Details }: JoinProps) {
  const isMember = useAtomValue(memberAtom) !== null;
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const join = (
    <Button className="mt-3" onClick={() => setOpen(true)}>
      Zet mij op de wachtlijst
    </Button>
  );
  return (
    <>
      {isMember ? <OwnPlace show={show} onAccepted={onAccepted} join={join} /> : join}
      {open && isMember && <WaitingListDialog show={show} seats={seats} onClose={close} />}
      {open && !isMember && <DetailsDialog show={show} Details={Details} onClose={close} />}
    </>
  );
}

function OwnPlace({ show, onAccepted, join }: Accepting & { show: Show; join: ReactNode }) {
  const query = useLiveQuery(ownPlacesQuery());
  const own = query.data?.find((place) => place.show.id === show.id);
  if (query.data === undefined)
    return (
      <div className="mt-3">
        <LoadState query={query} loading="Wachtlijst laden…" words={placesErrorWords} />
      </div>
    );
  if (own)
    return (
      <div className="mt-3">
        <WaitingPlace place={own} onAccepted={onAccepted} />
      </div>
    );
  return join;
}
