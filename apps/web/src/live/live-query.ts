/**
 * What a screen shows of the server and follows live. It lives in TanStack Query's cache; this file knows no framework,
 * so that a test process follows the API with the very code of the website.
 */
import { hashKey, partialMatchKey, type QueryClient, type QueryKey, queryOptions } from "@tanstack/react-query";
import { type Following, follow, REPAIR_MS } from "./follow.ts";
import type { LiveRoom } from "./room.ts";

const FETCH_TIMEOUT_MS = 15_000;
/** After a failed fetch the next one does not wait for the regular repair. */
const FAILED_RETRY_MS = 5000;

export interface LiveQuery<Data, Snapshot = never, Event = never> {
  key: QueryKey;
  /** @param known what the screen shows at the moment of asking */
  fetch: (signal: AbortSignal, known: () => Data | undefined) => Promise<Data>;
  /** Whose events concern the data; without one it is only repaired. */
  room?: LiveRoom<Snapshot, Event> | readonly LiveRoom<Snapshot, Event>[] | undefined;
  /** The data after a join's snapshot; left out: a join asks for a refetch. */
  fromSnapshot?: (snapshot: Snapshot, known: Data | undefined) => Data;
  /** The data after an event, the same object when nothing changes; left out: every event asks for a refetch. */
  apply?: (data: Data, event: Event, refetch: () => void) => Data;
  /** Runs before an event is applied, for what else depends on it. */
  onEvent?: (event: Event, data: Data | undefined) => void;
  /** Milliseconds from one repair to the next, 25 s unless given. */
  repairEvery?: number | ((data: Data | undefined) => number);
  /** How long the data counts as new once nobody follows it, in milliseconds. */
  staleTime?: number;
  /** How long a fetch is enough, in milliseconds, where nothing opened the connection yet. */
  joinAfter?: number;
}

/** Defines what is followed; only for the types. */
export function liveQuery<Data, Snapshot = never, Event = never>(
  query: LiveQuery<Data, Snapshot, Event>,
): LiveQuery<Data, Snapshot, Event> {
  return query;
}

type Change = (data: unknown) => unknown;

interface Entry {
  /** Read anew each time: a component passes other functions each time it is drawn. */
  members: Set<() => LiveQuery<unknown, unknown, unknown>>;
  following: Following;
}

export type LiveQueries = ReturnType<typeof createLiveQueries>;

export function createLiveQueries(client: QueryClient) {
  const entries = new Map<string, Entry>();
  /** The changes since each fetch under way began: its response may be older, so they are applied to it again. */
  const underWay = new Set<{ key: QueryKey; changes: Change[] }>();

  async function fetchWithMissedEvents<Data, Snapshot, Event>(
    { key, fetch, fromSnapshot }: LiveQuery<Data, Snapshot, Event>,
    signal: AbortSignal,
  ): Promise<Data> {
    const known = (): Data | undefined => client.getQueryData<Data>(key);
    const fetching = { key, changes: new Array<Change>() };
    underWay.add(fetching);
    try {
      const following = fromSnapshot && entries.get(hashKey(key))?.following;
      const snapshot = following && (await following.rejoin()) ? known() : undefined;
      const data = snapshot ?? (await inTime(signal, (both) => fetch(both, known)));
      return fetching.changes.reduce((result: unknown, again) => again(result), data) as Data;
    } finally {
      underWay.delete(fetching);
    }
  }

  /** Changes what is cached below a key, and what is still on its way there. */
  function change<Data>(below: QueryKey, apply: (data: Data, key: QueryKey) => Data): void {
    for (const { key, changes } of underWay)
      if (partialMatchKey(key, below)) changes.push((data) => apply(data as Data, key));
    for (const [key, data] of client.getQueriesData<Data>({ queryKey: below })) {
      const changed = data === undefined ? undefined : apply(data, key);
      if (changed !== data) client.setQueryData<Data>(key, changed);
    }
  }

  /** Fetches again. A fetch that began before the call may be too old: it ends first, and another follows. */
  async function refetch(key: QueryKey): Promise<void> {
    const filter = { queryKey: key, type: "active" } as const;
    const isUnderWay = client.isFetching(filter) > 0;
    await client.refetchQueries(filter, { cancelRefetch: false });
    if (isUnderWay) await client.refetchQueries(filter, { cancelRefetch: false });
  }

  function start(key: QueryKey, members: Entry["members"], first: LiveQuery<unknown, unknown, unknown>): Following {
    const { room = [], fromSnapshot, apply, repairEvery = REPAIR_MS, joinAfter } = first;
    return follow<unknown, unknown>({
      rooms: Array.isArray(room) ? (room as readonly LiveRoom<unknown, unknown>[]) : [room as never],
      refetch: () => refetch(key),
      onSnapshot:
        fromSnapshot &&
        ((snapshot) => {
          if (client.getQueryData(key) === undefined) client.setQueryData(key, fromSnapshot(snapshot, undefined));
          change(key, (data) => fromSnapshot(snapshot, data));
        }),
      onEvent: (event, ask) => {
        for (const member of members) member().onEvent?.(event, client.getQueryData(key));
        if (apply) change(key, (data) => apply(data, event, ask));
        else ask();
      },
      repairEvery: () => {
        const every = typeof repairEvery === "number" ? repairEvery : repairEvery(client.getQueryData(key));
        return client.getQueryState(key)?.status === "error" ? Math.min(every, FAILED_RETRY_MS) : every;
      },
      joinAfter,
    });
  }

  return {
    change,
    refetch,

    /** For `useQuery` or a `QueryObserver`. While it is followed it counts as new. */
    options<Data, Snapshot, Event>(query: LiveQuery<Data, Snapshot, Event>) {
      const hash = hashKey(query.key);
      return queryOptions<Data>({
        queryKey: query.key,
        queryFn: ({ signal }) => fetchWithMissedEvents(query, signal),
        staleTime: () => (entries.has(hash) ? Number.POSITIVE_INFINITY : (query.staleTime ?? 0)),
        refetchOnWindowFocus: false,
      });
    },

    /** Keeps the query right while somebody looks at it; all who follow it share one seat in its rooms. Returns how to stop. */
    follow<Data, Snapshot, Event>(read: () => LiveQuery<Data, Snapshot, Event>): () => void {
      const member = read as () => LiveQuery<unknown, unknown, unknown>;
      const { key } = member();
      const hash = hashKey(key);
      let entry = entries.get(hash);
      if (entry) entry.members.add(member);
      else {
        const members = new Set([member]);
        entry = { members, following: start(key, members, member()) };
        entries.set(hash, entry);
      }
      const { members, following } = entry;
      return () => {
        members.delete(member);
        if (members.size > 0) return;
        following.stop();
        entries.delete(hash);
      };
    },
  };
}

/** Gives up on a server that neither answers nor hangs up: a fetch that never ends would keep the repair from running. */
async function inTime<Data>(signal: AbortSignal, fetch: (signal: AbortSignal) => Promise<Data>): Promise<Data> {
  const timeout = AbortSignal.timeout(FETCH_TIMEOUT_MS);
  try {
    return await fetch(AbortSignal.any([signal, timeout]));
  } catch (error) {
    if (timeout.aborted && !signal.aborted)
      throw new Error("De server antwoordt niet. Probeer het over enkele seconden opnieuw.", { cause: error });
    throw error;
  }
}
