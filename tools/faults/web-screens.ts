/** The web app's own live code without a browser, for several users at once. */
import { createApi, requestPath, type Api } from "@podium/shared/contracts/client";
import type { Reservation } from "@podium/shared/contracts/reservations";
import type { Cart } from "@podium/shared/contracts/seats";
import { withReservation } from "@podium/web/entities/reservations/reservation-list.ts";
import { fromAvailability, type ShowSeats, withSeats } from "@podium/web/entities/shows/show-seats.ts";
import { createConnection } from "@podium/web/live/connection.ts";
import { createLiveQueries, type LiveQuery } from "@podium/web/live/live-query.ts";
import type { ListPage } from "@podium/web/live/paged-list.ts";
import { createRooms, type Rooms } from "@podium/web/live/rooms.ts";
import { QueryClient, QueryObserver } from "@tanstack/react-query";

export type Shown = ReadonlyMap<string, string>;

export interface Screen {
  name: string;
  url: string;
  /** Undefined while loading. */
  shown: () => Shown | undefined;
  /** The database's values for the keys of `shown`. */
  truth: (shown: Shown) => { query: string; values: unknown[] };
  state: () => string;
  close: () => void;
}

class NoCart extends Error {}

function createCalls(url: string, token: string | null): Api {
  return createApi(async (route, request) => {
    const response = await fetch(`${url}${requestPath(route, request)}`, {
      method: route.method,
      signal: request.signal ?? null,
      headers: { ...(token && { authorization: `Bearer ${token}` }) },
    });
    if (response.status === 404) throw new NoCart();
    if (!response.ok) throw new Error(`${route.path} responded ${response.status}`);
    return response.json();
  });
}

/** Screens of one user share a connection, as the parts of a page do. */
function createBrowser(name: string, url: string, token: string | null) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } } });
  const connection = createConnection({ url, token: () => token });
  const live = createLiveQueries(client);
  return {
    rooms: createRooms(connection),
    api: createCalls(url, token),
    open<Data, Snapshot, Event>(
      what: string,
      query: LiveQuery<Data, Snapshot, Event>,
      show: (data: Data) => Shown,
      truth: Screen["truth"],
    ): Screen {
      const unsubscribe = new QueryObserver(client, live.options(query)).subscribe(() => undefined);
      const stop = live.follow(() => query);
      return {
        name: `${what} of ${name}`,
        url,
        truth,
        shown: () => {
          const data = client.getQueryData<Data>(query.key);
          return data === undefined ? undefined : show(data);
        },
        state: () => `${connection.state()}, ${client.getQueryState(query.key)?.error?.message ?? "no error"}`,
        close() {
          stop();
          unsubscribe();
          connection.close();
        },
      };
    },
  };
}

interface Users {
  admin: { token: string };
  visitors: readonly { id: number; token: string }[];
}

export function openWebScreens(url: string, server: number, showIds: readonly number[], users: Users): Screen[] {
  const anonymous = createBrowser(`server ${server}`, url, null);
  const admin = createBrowser(`the administrator at server ${server}`, url, users.admin.token);
  return [
    ...showIds.map((showId) => openSeats(anonymous, showId)),
    ...showIds.map((showId) => openHall(admin, showId)),
    openPayments(admin),
    ...users.visitors.flatMap(({ id, token }) => {
      const visitor = createBrowser(`visitor ${id} at server ${server}`, url, token);
      return [openCart(visitor, id), openReservations(visitor, id)];
    }),
  ];
}

type Browser = ReturnType<typeof createBrowser>;

function openSeats({ rooms, api, open }: Browser, showId: number): Screen {
  const query: LiveQuery<ShowSeats, Parameters<NonNullable<ShowQuery["fromSnapshot"]>>[0], SeatsEvent> = {
    key: ["seats", showId],
    fetch: async (signal, known) => {
      const free = await api.listAvailableSeats({ params: { showId }, signal });
      return fromAvailability(new Set(free.map(({ seatId }) => seatId)), known());
    },
    room: rooms.show(showId),
    fromSnapshot: ({ seats }, known) => withSeats(known ?? new Map(), seats, (version, old) => version >= old),
    apply: (known, { seats }) => withSeats(known, seats),
  };
  return open(
    `seats of show ${showId}`,
    query,
    (seats) => new Map([...seats].map(([id, { status, version }]) => [`seat ${id}`, `${status} ${version}`])),
    () => ({
      query: `select 'seat ' || seat_id as name,
        case when status = 'blocked' then 'reserved' else status end || ' ' || version as value
        from seats where show_id = $1`,
      values: [showId],
    }),
  );
}
type RoomTypes<Room> = Room extends { enter: (follower: infer Follower) => unknown } ? Follower : never;
type ShowFollower = RoomTypes<ReturnType<Rooms["show"]>>;
type SeatsEvent = Parameters<ShowFollower["onEvent"]>[0];
type ShowQuery = LiveQuery<ShowSeats, Parameters<ShowFollower["onJoined"]>[0], SeatsEvent>;

function openHall({ rooms, api, open }: Browser, showId: number): Screen {
  return open(
    `hall of show ${showId}`,
    {
      key: ["hall", showId],
      fetch: (signal): Promise<readonly string[]> => api.listPresentSeatIds({ params: { showId }, signal }),
      room: rooms.hall(showId),
      fromSnapshot: ({ presentSeatIds }) => presentSeatIds,
      apply: (present, scan) => [...present.filter((id) => id !== scan.seatId), ...(scan.present ? [scan.seatId] : [])],
    },
    (present) => new Map(present.map((id) => [`seat ${id}`, "scanned"])),
    () => ({
      query: `select 'seat ' || rs.seat_id as name, 'scanned' as value from reservation_seats rs
        join reservations r on r.id = rs.reservation_id
        where rs.show_id = $1 and rs.scanned_at is not null and r.status = 'CONFIRMED'`,
      values: [showId],
    }),
  );
}

const byStatus = (all: readonly Reservation[]): Map<string, string> =>
  new Map(all.map(({ id, status }) => [`reservation ${id}`, status]));

function openPayments({ rooms, api, open }: Browser): Screen {
  const view = { search: "", pageIndex: 0, pageSize: 50, sort: undefined };
  return open(
    "payments",
    {
      key: ["payments"],
      fetch: async (signal): Promise<ListPage<Reservation>> => {
        const page = await api.listPayments({ query: { page: 1, pageSize: view.pageSize }, signal });
        return "items" in page ? page : { items: page, total: page.length };
      },
      room: rooms.payments,
      apply: (page, { reservation }, refetch) =>
        reservation.paymentMethod === "MANUAL" && reservation.totalprice > 0
          ? withReservation(page, reservation, view, refetch)
          : page,
    },
    ({ items, total }) => byStatus(items).set("their number", String(total)),
    // The server decides which of them fit on the page.
    (shown) => ({
      query: `select 'reservation ' || id as name, status as value from reservations
          where payment_method = 'MANUAL' and total_cents > 0 and 'reservation ' || id = any($1::text[])
        union all select 'their number', count(*)::text from reservations
          where payment_method = 'MANUAL' and total_cents > 0`,
      values: [[...shown.keys()]],
    }),
  );
}

function openCart({ rooms, api, open }: Browser, userId: number): Screen {
  return open(
    "cart",
    {
      key: ["cart"],
      fetch: (signal): Promise<Cart | null> =>
        api.getCart({ signal }).catch((error: unknown) => {
          if (error instanceof NoCart) return null;
          throw error;
        }),
      room: rooms.ownCart,
      apply: (_known, { cart }) => cart,
    },
    (cart) => new Map((cart?.expired ? [] : (cart?.seats ?? [])).map((id) => [`seat ${id}`, "held"])),
    () => ({
      query: `select 'seat ' || seat_id as name, 'held' as value from seats
        join carts on carts.id = seats.cart_id where carts.user_id = $1`,
      values: [userId],
    }),
  );
}

function openReservations({ rooms, api, open }: Browser, userId: number): Screen {
  return open(
    "reservations",
    {
      key: ["reservations"],
      fetch: (signal) => api.listMyReservations({ signal }),
      room: rooms.ownReservations,
      apply: (all, { reservation }, refetch) => {
        refetch();
        return all.map((known) => (known.id === reservation.id ? reservation : known));
      },
    },
    byStatus,
    () => ({
      query: `select 'reservation ' || id as name, status as value from reservations where user_id = $1`,
      values: [userId],
    }),
  );
}
