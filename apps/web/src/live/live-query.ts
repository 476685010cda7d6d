/** Live data in TanStack Query's cache, without React: a test process follows the API with the website's own code. */
import { hashKey, partialMatchKey, type QueryClient, type QueryKey, queryOptions } from "@tanstack/react-query";
import { live } from "#messages/nl/site.ts";
import { type Following, follow, REPAIR_MS } from "./follow.ts";
import type { LiveRoom } from "./room.ts";

const FETCH_TIMEOUT_MS = 15_000;
/** A failed fetch is retried before the regular repair. */
const FAILED_RETRY_MS = 5000;

export interface LiveQuery<Data, Snapshot = never, Event = never> {
  key: QueryKey;
  fetch: (signal: AbortSignal, known: () => Data | undefined) => Promise<Data>;
  /** Rooms whose events concern the data; without a room the data is only repaired. */
  room?: LiveRoom<Snapshot, Event> | readonly LiveRoom<Snapshot, Event>[] | undefined;
  /** Applies a join's snapshot; without it a join triggers a refetch. */
  fromSnapshot?: (snapshot: Snapshot, known: Data | undefined) => Data;
  /** Applies an event, returning the same object when nothing changes; without it every event triggers a refetch. */
  apply?: (data: Data, event: Event, refetch: () => void) => Data;
  onEvent?: (event: Event, data: Data | undefined) => void;
  /** Milliseconds between repairs; 25 s by default. */
  repairEvery?: number | ((data: Data | undefined) => number);
  /** Milliseconds that the data stays fresh after its last follower left. */
  staleTime?: number;
  /** Milliseconds before joining where no connection is open yet. */
  joinAfter?: number;
  meta?: Readonly<Record<string, unknown>>;
}

export function liveQuery<Data, Snapshot = never, Event = never>(
  query: LiveQuery<Data, Snapshot, Event>,
): LiveQuery<Data, Snapshot, Event> {
  return query;
}

type Change = (data: unknown) => unknown;

interface Entry {
  /** Read for each `onEvent`, which a component recreates on each render; the first query says how to follow. */
  members: Set<() => LiveQuery<unknown, unknown, unknown>>;
  following: Following;
}

export function createLiveQueries(client: QueryClient) {
  const entries = new Map<string, Entry>();
  /** Changes since each pending fetch began; they are applied to its response too, which may be older. */
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
      const data = snapshot ?? (await withTimeout(signal, (both) => fetch(both, known)));
      return fetching.changes.reduce((result: unknown, again) => again(result), data) as Data;
    } finally {
      underWay.delete(fetching);
    }
  }

  /** Changes cached data below a key, and pending responses to it. */
  function change<Data>(below: QueryKey, apply: (data: Data, key: QueryKey) => Data): void {
    for (const { key, changes } of underWay)
      if (partialMatchKey(key, below)) changes.push((data) => apply(data as Data, key));
    for (const [key, data] of client.getQueriesData<Data>({ queryKey: below })) {
      const changed = data === undefined ? undefined : apply(data, key);
      if (changed !== data) client.setQueryData<Data>(key, changed);
    }
  }

  /** Refetches. A pending fetch may be too old, so another follows it. */
  async function refetch(key: QueryKey): Promise<void> {
    const filter = { queryKey: key, type: "active" } as const;
    const isUnderWay = client.isFetching(filter) > 0;
    await client.refetchQueries(filter, { cancelRefetch: false });
    if (isUnderWay) await client.refetchQueries(filter, { cancelRefetch: false });
  }

  function start(key: QueryKey, members: Entry["members"], first: LiveQuery<unknown, unknown, unknown>): Following {
    const { room = [], fromSnapshot, apply, repairEvery = REPAIR_MS, joinAfter } = first;
    const hasFailed = (): boolean => client.getQueryState(key)?.status === "error";
    return follow<unknown, unknown>({
      rooms: [room].flat(),
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
        return hasFailed() ? Math.min(every, FAILED_RETRY_MS) : every;
      },
      hasFailed,
      joinAfter,
    });
  }

  return {
    change,
    refetch,

    /** For `useQuery` or a `QueryObserver`. Followed data never counts as stale. */
    options<Data, Snapshot, Event>(query: LiveQuery<Data, Snapshot, Event>) {
      const hash = hashKey(query.key);
      return queryOptions<Data>({
        queryKey: query.key,
        queryFn: ({ signal }) => fetchWithMissedEvents(query, signal),
        staleTime: () => (entries.has(hash) ? Number.POSITIVE_INFINITY : (query.staleTime ?? 0)),
        refetchOnWindowFocus: false,
        ...(query.meta && { meta: query.meta }),
      });
    },

    /** Keeps the query up to date; all subscribers share one membership of its rooms. Returns how to stop. */
    subscribe<Data, Snapshot, Event>(read: () => LiveQuery<Data, Snapshot, Event>): () => void {
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

/** A fetch that never ends would block the repair. */
async function withTimeout<Data>(signal: AbortSignal, fetch: (signal: AbortSignal) => Promise<Data>): Promise<Data> {
  const timeout = AbortSignal.timeout(FETCH_TIMEOUT_MS);
  try {
    return await fetch(AbortSignal.any([signal, timeout]));
  } catch (error) {
    if (timeout.aborted && !signal.aborted) throw new Error(live().noAnswer, { cause: error });
    throw error;
  }
}
