/**
 * A room of the one realtime connection, shared by every part of the page that follows it: joined for all of them at
 * once, again after each break, and left when the last one leaves.
 */
import type { RealtimeRefusal } from "@podium/shared/realtime";
import { openSocket, type PodiumSocket } from "./socket.ts";

const ANSWER_WITHIN_MS = 8000;
const RETRY_MS = 3000;
/** Asking again would be refused again. */
const FINAL = new Set<RealtimeRefusal["code"]>(["FORBIDDEN", "SHOW_NOT_FOUND", "INVALID_INPUT"]);

export interface RoomKind<Joined extends { ok: true }, News> {
  join: (socket: PodiumSocket, answer: (answer: Joined | RealtimeRefusal) => void) => void;
  /** Left out where the server knows no leaving: then one only listens no longer. */
  leave?: (socket: PodiumSocket) => void;
  /** Hears the news of this room; answers how to stop. */
  listen: (socket: PodiumSocket, hear: (news: News) => void) => () => void;
  /** Whether the answer to joining carries a picture of the moment; without one a single answer does for everybody. */
  picture: boolean;
}

export interface Follower<Joined, News> {
  /** In the room, at every connection anew. What happened before may have been missed: the answer's picture, or a new one, tells. */
  onJoined: (answer: Joined) => void;
  onNews: (news: News) => void;
  /** Not in the room: refused, or no answer came. It is tried again unless that is of no use. */
  onFailed?: () => void;
}

export interface Following {
  leave: () => void;
  /** Takes a new picture; answers whether it came. False at once without a connection. */
  joinAgain: () => Promise<boolean>;
}

interface Member<Joined, News> extends Follower<Joined, News> {
  answered: ((came: boolean) => void)[];
}

export function createRoom<Joined extends { ok: true }, News>(kind: RoomKind<Joined, News>) {
  const members = new Set<Member<Joined, News>>();
  const listening = new Set<News[]>();
  /** Those who need the answer to a join that begins after they came. */
  let waiting = new Set<Member<Joined, News>>();
  let socket: PodiumSocket | undefined;
  let detach = (): void => undefined;
  let joined: Joined | undefined;
  /** Answers of an earlier connection, or of before everybody left, mean nothing any longer. */
  let epoch = 0;

  function hear(news: News): void {
    for (const heard of listening) heard.push(news);
    for (const member of members) member.onNews(news);
  }

  function open(): void {
    const mine = epoch;
    openSocket().then(
      (opened) => {
        if (mine === epoch) attach(opened);
      },
      () => {
        if (mine !== epoch) return;
        for (const member of members) member.onFailed?.();
        setTimeout(() => {
          if (mine === epoch) open();
        }, RETRY_MS);
      },
    );
  }

  function attach(opened: PodiumSocket): void {
    socket = opened;
    const stopListening = kind.listen(opened, hear);
    opened.on("connect", connected);
    detach = () => {
      stopListening();
      opened.off("connect", connected);
    };
    if (opened.connected) ask();
  }

  function connected(): void {
    epoch++;
    joined = undefined;
    waiting = new Set(members);
    ask();
  }

  function ask(): void {
    if (!socket?.connected || waiting.size === 0) return;
    const asking = [...waiting];
    waiting = new Set();
    if (joined) return tell(asking, joined, []);
    const [mine, heard]: [number, News[]] = [epoch, []];
    listening.add(heard);
    let settled = false;
    const settle = (answer: Joined | RealtimeRefusal | undefined): void => {
      if (settled) return;
      settled = true;
      clearTimeout(patience);
      listening.delete(heard);
      if (mine !== epoch) for (const member of asking) told(member, false);
      else if (answer?.ok) tell(asking, answer, heard);
      else refuse(asking, answer);
    };
    const patience = setTimeout(() => settle(undefined), ANSWER_WITHIN_MS);
    kind.join(socket, settle);
  }

  function tell(asking: readonly Member<Joined, News>[], answer: Joined, heard: readonly News[]): void {
    if (!kind.picture) joined = answer;
    for (const member of asking) {
      told(member, true);
      if (!members.has(member)) continue;
      member.onJoined(answer);
      // What was heard since one asked may be newer than the picture.
      if (kind.picture) for (const news of heard) member.onNews(news);
    }
  }

  function refuse(asking: readonly Member<Joined, News>[], answer: RealtimeRefusal | undefined): void {
    for (const member of asking) {
      told(member, false);
      if (members.has(member)) member.onFailed?.();
    }
    if (answer && FINAL.has(answer.code)) return;
    const mine = epoch;
    setTimeout(() => {
      if (mine !== epoch) return;
      // A server in trouble put the whole socket out of the room.
      waiting = new Set(members);
      ask();
    }, RETRY_MS);
  }

  function leave(member: Member<Joined, News>): void {
    told(member, false);
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
    enter(follower: Follower<Joined, News>): Following {
      const member: Member<Joined, News> = { ...follower, answered: [] };
      members.add(member);
      waiting.add(member);
      if (members.size === 1) open();
      // Those that come in the same moment are joined together.
      else queueMicrotask(ask);
      return {
        leave: () => leave(member),
        joinAgain: () =>
          new Promise((resolve) => {
            if (!members.has(member) || !socket?.connected) return resolve(false);
            member.answered.push(resolve);
            waiting.add(member);
            ask();
          }),
      };
    },
  };
}

function told({ answered }: { answered: ((came: boolean) => void)[] }, came: boolean): void {
  for (const resolve of answered.splice(0)) resolve(came);
}

/** The yes of an answer. */
export type Success<Answer> = Extract<Answer, { ok: true }>;

/** One room for each show. */
export function perShow<Room>(make: (showId: number) => Room): (showId: number) => Room {
  const rooms = new Map<number, Room>();
  return (showId) => {
    let room = rooms.get(showId);
    if (!room) rooms.set(showId, (room = make(showId)));
    return room;
  };
}
