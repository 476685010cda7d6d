import type { Show } from "@podium/shared/contracts/shows";
import { useMutation } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";
import { useLiveQuery } from "#live/use-live-query.ts";
import { memberAtom, userAtom } from "#platform/session.ts";
import { atom, store, useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
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

/** The show whose list is being joined. Not of the page, which is drawn anew when a session begins. */
const joiningAtom = atom<number | null>(null);

const setJoining = (showId: number | null): void => store.set(joiningAtom, showId);

/** One's place on the list of a show, or the way onto it, with or without a password. */
export function JoinWaitingList({ show, seats, onAccepted, Details }: JoinProps) {
  const isMember = useAtomValue(memberAtom) !== null;
  const open = useAtomValue(joiningAtom) === show.id;
  const close = (): void => setJoining(null);
  // First, so that nothing that was typed is lost when the page is drawn anew.
  const entering = useMutation({
    mutationFn: async () => {
      await (await import("#entities/account/enter.ts")).enterAnonymously();
      setJoining(show.id);
    },
  });
  const join = (
    <>
      <Button
        className="mt-3"
        busy={entering.isPending}
        onClick={() => (store.get(userAtom) === null ? entering.mutate() : setJoining(show.id))}
      >
        Zet mij op de wachtlijst
      </Button>
      <ErrorNotice error={entering.error} />
    </>
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
