import type { RealtimeRefusal } from "@podium/shared/contracts/realtime";
import type { Connection, LiveSocket } from "./connection.ts";

const ACK_TIMEOUT_MS = 8000;
const RETRY_MS = 3000;
/** Refusals that a second join would get again. */
const FINAL = new Set<RealtimeRefusal["code"]>(["FORBIDDEN", "SHOW_NOT_FOUND", "INVALID_INPUT"]);

interface RoomKind<Snapshot, Event> {
  /** Absent where the server joins the socket itself. */
  join?: (socket: LiveSocket, ack: (ack: (Snapshot & { ok: true }) | RealtimeRefusal) => void) => void;
  leave?: (socket: LiveSocket) => void;
  listen: (socket: LiveSocket, onEvent: (event: Event) => void) => () => void;
  /** Whether the join's response carries a snapshot; without one a single join serves all followers. */
  hasSnapshot?: boolean;
  /** The server sends what its sockets may have missed, so they need not refetch. */
  repairedByServer?: boolean;
}

export interface RoomFollower<Snapshot, Event> {
  /** Called on every connection. Earlier events may have been missed. */
  onJoined: (snapshot: Snapshot) => void;
  onEvent: (event: Event) => void;
}

interface Membership {
  leave: () => void;
  /** Joins again for a new snapshot; false when none came, at once without a connection. */
  rejoin: () => Promise<boolean>;
}

export interface LiveRoom<Snapshot, Event> {
  readonly name: string;
  readonly enter: (follower: RoomFollower<Snapshot, Event>) => Membership;
  /** Whether entering would open the connection. */
  readonly isIdle: () => boolean;
  readonly isRepaired: () => boolean;
}

interface Member<Snapshot, Event> extends RoomFollower<Snapshot, Event> {
  onRejoined: ((came: boolean) => void)[];
}

/** A room that is joined once for all followers, again after each reconnect, and left with the last one. */
export function createRoom<Snapshot, Event>(
  connection: Connection,
  name: string,
  kind: RoomKind<Snapshot, Event>,
): LiveRoom<Snapshot, Event> {
  const members = new Set<Member<Snapshot, Event>>();
  /** Per pending join, the events since it was sent. */
  const sinceJoin = new Set<Event[]>();
  /** Followers that need the response to a join sent after they entered. */
  let waiting = new Set<Member<Snapshot, Event>>();
  let socket: LiveSocket | undefined;
  let detach = (): void => undefined;
  let joined: Snapshot | undefined;
  /** Responses to an earlier connection, or from before everybody left, are ignored. */
  let epoch = 0;

  function onEvent(event: Event): void {
    for (const events of sinceJoin) events.push(event);
    for (const member of members) member.onEvent(event);
  }

  function open(): void {
    const mine = epoch;
    connection.open().then(
      (opened) => {
        if (mine === epoch) attach(opened);
      },
      () => {
        setTimeout(() => {
          if (mine === epoch) open();
        }, RETRY_MS);
      },
    );
  }

  function attach(opened: LiveSocket): void {
    socket = opened;
    const stopListening = kind.listen(opened, onEvent);
    opened.on("connect", onConnect);
    detach = () => {
      stopListening();
      opened.off("connect", onConnect);
    };
    if (!opened.connected) return;
    // A room without a join missed nothing on a connection that was already open.
    if (kind.join) join();
    else waiting.clear();
  }

  function onConnect(): void {
    epoch++;
    joined = undefined;
    waiting = new Set(members);
    join();
  }

  function join(): void {
    if (!socket?.connected || waiting.size === 0) return;
    const asking = [...waiting];
    waiting = new Set();
    if (!kind.join) return admit(asking, {} as Snapshot, []);
    if (joined && !kind.hasSnapshot) return admit(asking, joined, []);
    const mine = epoch;
    const events: Event[] = [];
    sinceJoin.add(events);
    let settled = false;
    const settle = (ack: (Snapshot & { ok: true }) | RealtimeRefusal | undefined): void => {
      if (settled) return;
      settled = true;
      clearTimeout(timeout);
      sinceJoin.delete(events);
      if (mine !== epoch) for (const member of asking) settleRejoin(member, false);
      else if (ack?.ok) admit(asking, ack, events);
      else retry(asking, ack);
    };
    const timeout = setTimeout(() => settle(undefined), ACK_TIMEOUT_MS);
    kind.join(socket, settle);
  }

  function admit(asking: readonly Member<Snapshot, Event>[], snapshot: Snapshot, events: readonly Event[]): void {
    joined = snapshot;
    for (const member of asking) {
      if (members.has(member)) {
        member.onJoined(snapshot);
        // Events since the join was sent may be newer than its snapshot.
        if (kind.hasSnapshot) for (const event of events) member.onEvent(event);
      }
      settleRejoin(member, true);
    }
  }

  function retry(asking: readonly Member<Snapshot, Event>[], refusal: RealtimeRefusal | undefined): void {
    for (const member of asking) settleRejoin(member, false);
    joined = undefined;
    if (refusal && FINAL.has(refusal.code)) return;
    const mine = epoch;
    setTimeout(() => {
      if (mine !== epoch) return;
      // A server in trouble removed the socket from the room.
      waiting = new Set(members);
      join();
    }, RETRY_MS);
  }

  function leave(member: Member<Snapshot, Event>): void {
    settleRejoin(member, false);
    waiting.delete(member);
    if (!members.delete(member) || members.size > 0) return;
    epoch++;
    detach();
    detach = () => undefined;
    joined = undefined;
    if (socket?.connected) kind.leave?.(socket);
    socket = undefined;
  }

  return {
    name,
    isIdle: () => connection.state() === "idle",
    isRepaired: () => kind.repairedByServer === true && joined !== undefined && socket?.connected === true,
    enter(follower) {
      const member: Member<Snapshot, Event> = { ...follower, onRejoined: [] };
      members.add(member);
      if (kind.join || !socket?.connected) waiting.add(member);
      if (members.size === 1) open();
      // Followers that enter in the same tick share one join.
      else queueMicrotask(join);
      return {
        leave: () => leave(member),
        rejoin: () =>
          new Promise((resolve) => {
            if (!kind.hasSnapshot || !members.has(member) || !socket?.connected) return resolve(false);
            member.onRejoined.push(resolve);
            waiting.add(member);
            join();
          }),
      };
    },
  };
}

function settleRejoin({ onRejoined }: { onRejoined: ((came: boolean) => void)[] }, came: boolean): void {
  for (const resolve of onRejoined.splice(0)) resolve(came);
}
