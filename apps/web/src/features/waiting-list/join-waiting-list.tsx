import type { Show } from "@podium/shared/contracts/shows";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { useLiveQuery } from "#live/use-live-query.ts";
import { paths } from "#platform/paths.ts";
import { rememberPath } from "#platform/return-path.ts";
import { memberAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { ownPlacesQuery } from "./own-places.ts";
import { placesErrorWords } from "./places-error.ts";
import { WaitingListDialog } from "./waiting-list-dialog.tsx";
import { type Accepting, WaitingPlace } from "./waiting-place.tsx";

interface JoinProps extends Accepting {
  show: Show;
  /** How many are asked for, as a start. */
  seats?: number | undefined;
}

/** One's place on the list of a show, or the way onto it. */
export function JoinWaitingList({ show, seats, onAccepted }: JoinProps) {
  const location = useLocation();
  const isMember = useAtomValue(memberAtom) !== null;
  if (isMember) return <OwnPlace show={show} seats={seats} onAccepted={onAccepted} />;
  return (
    <ButtonLink to={paths.login} state={rememberPath(location)} className="mt-3">
      Log in voor de wachtlijst
    </ButtonLink>
  );
}

function OwnPlace({ show, seats, onAccepted }: JoinProps) {
  const query = useLiveQuery(ownPlacesQuery());
  const [open, setOpen] = useState(false);
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
  return (
    <>
      <Button className="mt-3" onClick={() => setOpen(true)}>
        Zet mij op de wachtlijst
      </Button>
      {open && <WaitingListDialog show={show} seats={seats} onClose={() => setOpen(false)} />}
    </>
  );
}
