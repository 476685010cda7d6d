import type { Show } from "@podium/shared/contracts/shows";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLiveQuery } from "#live/use-live-query.ts";
import { joinWaitingList, waitingPlaces } from "#messages/nl/waiting-list.tsx";
import { entranceAtom, memberAtom, onTokenChange, tokenAtom } from "#platform/session.ts";
import { store, useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { setJoining, stopJoining } from "./joining.ts";
import { ownPlacesQuery, placesErrorWords } from "./own-places.ts";
import { type Accepting, WaitingPlace } from "./waiting-places.tsx";

interface JoinProps extends Accepting {
  show: Show;
  seats?: number | undefined;
}

// After a sign-out, the next user of this browser did not ask to join.
onTokenChange((token) => {
  if (token === null) stopJoining();
});

export function JoinWaitingList({ show, seats, onAccepted }: JoinProps) {
  const isMember = useAtomValue(memberAtom) !== null;
  const entrance = useAtomValue(entranceAtom);
  const entering = useMutation({
    mutationFn: async () => (await import("#entities/account/enter.ts")).enterAnonymously(),
    onError: stopJoining,
  });
  // A new session would end the device's own at the entrance.
  if (entrance && !entrance.over) return null;
  const start = (): void => {
    setJoining({ showId: show.id, seats });
    if (store.get(tokenAtom) === null) entering.mutate();
  };
  const join = (
    <>
      <Button className="mt-3" busy={entering.isPending} onClick={start}>
        {joinWaitingList().join}
      </Button>
      <ErrorNotice error={entering.error} />
    </>
  );
  return isMember ? <OwnPlace show={show} onAccepted={onAccepted} join={join} /> : join;
}

function OwnPlace({ show, onAccepted, join }: Accepting & { show: Show; join: ReactNode }) {
  const query = useLiveQuery(ownPlacesQuery());
  const own = query.data?.find((place) => place.show.id === show.id);
  if (query.data === undefined)
    return (
      <div className="mt-3">
        <LoadState query={query} loading={waitingPlaces().loading} words={placesErrorWords} />
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
