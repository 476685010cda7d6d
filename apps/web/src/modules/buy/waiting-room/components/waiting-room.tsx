import type { Show } from "@podium/shared/contracts/shows";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { SalePhase } from "#entities/shows/sale-phase.ts";
import { connectionAtom } from "#live/live.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { waitingRoom } from "#messages/nl/waiting-room.tsx";
import { queryClient } from "#platform/query-client.ts";
import { useServerNow } from "#platform/server-clock.ts";
import { byLinkAtom, entranceAtom, sessionEndedAtom, tokenAtom, userAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { openSession } from "#modules/buy/waiting-room/model/open-session.ts";
import { newest, type Phase, phaseOf } from "#modules/buy/waiting-room/model/phase.ts";
import { rememberSeedHash } from "#modules/buy/waiting-room/model/seen-hash.ts";
import { useAskAgain } from "#modules/buy/waiting-room/model/use-ask-again.ts";
import { useCallIn } from "#modules/buy/waiting-room/model/use-call-in.ts";
import { placeQuery, refetchPlace, roomQuery } from "#modules/buy/waiting-room/model/waiting-room.ts";
import { type Said, WaitingPanel } from "./waiting-panel.tsx";

interface WaitingRoomProps {
  show: Show;
  sale: SalePhase;
  /** Whether the visitor's cart has seats of this show: their first one lengthens the turn. */
  hasSeats: boolean;
  /** How many holds were refused because it is not this visitor's turn. */
  refusals: number;
  /** Told why no seat can be chosen now; null: one can. */
  onReason: (reason: Reason | null) => void;
}

/** `before`: the sale is not open, for which a presale code helps. */
export type Reason = "before" | "waiting";

/** Needs the show's id as its key. Enters the waiting room, and says where one stands. */
export function WaitingRoom({ show, sale, hasSeats, refusals, onReason }: WaitingRoomProps) {
  const token = useAtomValue(tokenAtom);
  const user = useAtomValue(userAtom);
  const isLost = useAtomValue(connectionAtom) === "lost";
  const now = useServerNow();
  const known = useLiveQuery(roomQuery(show.id)).data ?? null;
  const isOver = sale === "closed";
  const isMeant = sale === "before" || known?.on === true || show.waitingRoom === "on" || refusals > 0;
  const [hasEnded, setEnded] = useState(false);
  const asks = !isOver && !hasEnded && token !== null && (isMeant || show.salesOpenAt !== null);
  const place = useLiveQuery(placeQuery(show.id), { enabled: asks });
  const session = useOwnSession(!isOver && isMeant && token === null);

  const entry = token !== null && place.data && "state" in place.data ? place.data : null;
  const room = newest(known, entry?.room);
  const phase: Phase = entry ? phaseOf(entry, room, now) : { kind: "none" };
  if (phase.kind === "ended" && !hasEnded) setEnded(true);
  const again = (): void => {
    queryClient.removeQueries({ queryKey: placeQuery(show.id).key });
    setEnded(false);
  };

  const isWaiting = WAITS.has(phase.kind);
  const [hasWaited, setWaited] = useState(false);
  if (isWaiting && !hasWaited) setWaited(true);
  const opensAt = room ? room.opensAt : show.salesOpenAt;
  const [firstOpening, setFirstOpening] = useState(opensAt);
  if (firstOpening === null && opensAt !== null) setFirstOpening(opensAt);
  const movedTo =
    firstOpening !== null && opensAt !== null && Date.parse(firstOpening) !== Date.parse(opensAt) ? opensAt : null;

  useEffect(() => {
    if (room && !room.drawn) rememberSeedHash(show.id, room.seedHash);
  }, [room, show.id]);
  useAskAgain(show.id, entry, room);
  // The first seat lengthens the turn; a refused hold says that this page was wrong.
  useEffect(() => {
    if (hasSeats || refusals > 0) refetchPlace(show.id);
  }, [hasSeats, refusals, show.id]);
  useCallIn(phase, hasWaited);

  const mayNotChoose = phase.kind === "before" || isWaiting || phase.kind === "ended" || (entry === null && isMeant);
  const reason: Reason | null =
    isOver || !mayNotChoose ? null : phase.kind === "before" || sale === "before" ? "before" : "waiting";
  useEffect(() => {
    onReason(reason);
    return () => onReason(null);
  }, [reason, onReason]);

  const said = ((): Said | null => {
    if (isOver) return hasWaited ? { kind: show.cancelledAt === undefined ? "closed" : "cancelled" } : null;
    if (place.data && "refused" in place.data) return isMeant || hasWaited ? toSaid(place.data) : null;
    if (entry === null) {
      if (!isMeant) return null;
      if (token === null) return { kind: "outside", ...session };
      return { kind: "entering", query: place };
    }
    if (phase.kind === "open") return hasWaited ? phase : null;
    return phase.kind === "none" ? null : phase;
  })();
  if (!said) return null;
  return (
    <WaitingPanel
      said={said}
      show={show}
      room={room}
      entry={entry?.entry ?? null}
      hasSeats={hasSeats}
      isMember={user !== null && user.anonymous !== true}
      isLost={isLost}
      movedTo={movedTo}
      onAgain={again}
      onRetry={() => refetchPlace(show.id)}
    />
  );
}

const WAITS: ReadonlySet<Phase["kind"]> = new Set<Phase["kind"]>(["before", "drawing", "called", "waiting"]);

function toSaid({ refused, message }: { refused: string; message: string }): Said {
  switch (refused) {
    case "SHOW_CANCELLED":
      return { kind: "cancelled" };
    case "SALES_CLOSED":
      return { kind: "closed" };
    case "WAITING_ROOM_NETWORK_FULL":
      return { kind: "refused", title: waitingRoom().networkFull, message };
    case "WAITING_ROOM_NOT_OPEN":
      return { kind: "refused", title: waitingRoom().notOpen, message };
    default:
      return { kind: "refused", title: waitingRoom().failed, message };
  }
}

/** Opens an anonymous session when one is needed, except where that would end a session of another kind. */
function useOwnSession(isNeeded: boolean) {
  const entrance = useAtomValue(entranceAtom);
  const isByLink = useAtomValue(byLinkAtom) !== null;
  const hasExpired = useAtomValue(sessionEndedAtom);
  const { mutate, isIdle, isPending, error } = useMutation({ mutationFn: openSession });
  const isAtEntrance = entrance !== null && !entrance.over;
  const opens = isNeeded && isIdle && !isAtEntrance && !isByLink && !hasExpired;
  useEffect(() => {
    if (opens) mutate();
  }, [opens, mutate]);
  return { enter: isAtEntrance ? null : () => mutate(), busy: opens || isPending, hasExpired, error };
}
