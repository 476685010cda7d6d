/** The website's own queries and cart without a browser, for several users at once. */
import type { Reservation } from "@podium/shared/contracts/reservations";
import {
  myLatestReservationQuery,
  myReservationsQuery,
  ticketsQuery,
} from "@podium/web/entities/reservations/own-reservations.ts";
import { showReservationsQuery } from "@podium/web/entities/reservations/show-reservations.ts";
import { showSeatsQuery } from "@podium/web/entities/shows/show-seats.ts";
import { historyQuery } from "@podium/web/modules/office/audit/audit-log.ts";
import { reservationQuery } from "@podium/web/modules/office/box-office/api/box-office.ts";
import { presentSeatsQuery } from "@podium/web/modules/entrance/hall-follow-up/hall-snapshot.ts";
import { paymentsQuery } from "@podium/web/modules/office/payments-admin/api/payments.ts";
import { paymentOutcomeQuery, transferDetailsQuery } from "@podium/web/modules/buy/payments/own-payment.ts";
import { cartAtom, cartKnownAtom } from "@podium/web/modules/buy/seats/model/cart.atoms.ts";
import { createCartSync } from "@podium/web/modules/buy/seats/model/cart.sync.ts";
import { createConnection } from "@podium/web/live/connection.ts";
import type { Backend } from "@podium/web/live/live.ts";
import { createLiveQueries, type LiveQuery } from "@podium/web/live/live-query.ts";
import { createRooms } from "@podium/web/live/rooms.ts";
import { createApiClient } from "@podium/web/platform/api-client.ts";
import { createStore } from "@podium/web/platform/state.ts";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import type { Account } from "./participants.ts";

export type Shown = ReadonlyMap<string, string>;

export interface Screen {
  name: string;
  url: string;
  /** Undefined while loading. */
  shown: () => Shown | undefined;
  truth: (shown: Shown) => { query: string; values: unknown[] };
  state: () => string;
  close: () => void;
}

/** One user at one server. The user's screens share a connection, like the parts of a page. */
function createBrowser(name: string, url: string, token: string | null) {
  const connection = createConnection({ url, token: () => token });
  const backend: Backend = { api: createApiClient({ url, token: () => token }), rooms: createRooms(connection) };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } } });
  const live = createLiveQueries(client);

  return {
    backend,

    open<Data, Snapshot, Event>(
      what: string,
      query: LiveQuery<Data, Snapshot, Event>,
      show: (data: Data) => Shown,
      truth: Screen["truth"],
    ): Screen {
      const unsubscribe = new QueryObserver(client, live.options(query)).subscribe(() => undefined);
      const stop = live.subscribe(() => query);
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

    openCart(userId: number): Screen {
      const store = createStore();
      const stop = createCartSync({ backend, store, token: () => token }).followCart();
      return {
        name: `cart of ${name}`,
        url,
        truth: () => ({
          query: `select 'seat ' || seat_id as name, 'held' as value from seats
            join carts on carts.id = seats.cart_id where carts.user_id = $1`,
          values: [userId],
        }),
        shown: () =>
          store.get(cartKnownAtom)
            ? new Map((store.get(cartAtom)?.seats ?? []).map((id) => [`seat ${id}`, "held"]))
            : undefined,
        state: connection.state,
        close() {
          stop();
          connection.close();
        },
      };
    },
  };
}

type Browser = ReturnType<typeof createBrowser>;

export function openWebScreens(
  url: string,
  server: number,
  showIds: readonly number[],
  users: { admin: Account; visitors: readonly Account[] },
) {
  const anonymous = createBrowser(`server ${server}`, url, null);
  const admin = createBrowser(`the administrator at server ${server}`, url, users.admin.token);
  const visitors = new Map(
    users.visitors.map(({ id, token }) => [id, createBrowser(`visitor ${id} at server ${server}`, url, token)]),
  );
  return {
    screens: [
      ...showIds.flatMap((showId) => [openSeats(anonymous, showId), ...openHall(admin, showId)]),
      openPayments(admin),
      ...[...visitors].flatMap(([id, visitor]) => [visitor.openCart(id), ...openOwnReservations(visitor, id)]),
    ],
    openReservation: (id: number, userId: number): Screen[] => {
      const visitor = visitors.get(userId);
      return [...(visitor ? openVisitorPages(visitor, id) : []), ...openSheet(admin, id)];
    },
  };
}

function openSeats({ backend, open }: Browser, showId: number): Screen {
  return open(
    `seats of show ${showId}`,
    showSeatsQuery(showId, backend),
    (seats) => new Map([...seats].map(([id, { status, version }]) => [`seat ${id}`, `${status} ${version}`])),
    () => ({
      query: `select 'seat ' || seat_id as name,
        case when status = 'blocked' then 'reserved' else status end || ' ' || version as value
        from seats where show_id = $1`,
      values: [showId],
    }),
  );
}

function openHall({ backend, open }: Browser, showId: number): Screen[] {
  const present = open(
    `present seats of show ${showId}`,
    presentSeatsQuery(showId, backend),
    (seatIds) => new Map(seatIds.map((id) => [`seat ${id}`, "scanned"])),
    () => ({
      query: `select 'seat ' || rs.seat_id as name, 'scanned' as value from reservation_seats rs
        join reservations r on r.id = rs.reservation_id
        where rs.show_id = $1 and rs.scanned_at is not null and r.status = 'CONFIRMED'`,
      values: [showId],
    }),
  );
  const reservations = open(
    `reservations of show ${showId}`,
    showReservationsQuery(showId, backend),
    (all) => {
      const scans = all.flatMap(({ id, seats }) =>
        seats.map(({ seat, scannedAt }) => [`seat ${seat.seatId} of ${id}`, String(scannedAt !== null)] as const),
      );
      return new Map([...byStatus(all), ...scans]);
    },
    () => ({
      query: `select 'reservation ' || id as name, status as value from reservations where show_id = $1
        union all select 'seat ' || seat_id || ' of ' || reservation_id, (scanned_at is not null)::text
        from reservation_seats where show_id = $1`,
      values: [showId],
    }),
  );
  return [present, reservations];
}

const byStatus = (all: readonly Reservation[]): Map<string, string> =>
  new Map(all.map(({ id, status }) => [`reservation ${id}`, status]));

const FIRST_PAGE = { search: "", pageIndex: 0, pageSize: 50, sort: undefined };

function openPayments({ backend, open }: Browser): Screen {
  return open(
    "payments",
    paymentsQuery(FIRST_PAGE, () => undefined, backend),
    ({ items, total }) => byStatus(items).set("their number", String(total)),
    // The server decides which reservations are on the page.
    (shown) => ({
      query: `with followed as (
          select * from reservations where total_cents > 0
            and (status in ('PENDING', 'EXPIRED') or coalesce(paid_with, payment_method) = 'MANUAL')
        )
        select 'reservation ' || id as name, status as value from followed where 'reservation ' || id = any($1::text[])
        union all select 'their number', count(*)::text from followed`,
      values: [[...shown.keys()]],
    }),
  );
}

function openOwnReservations({ backend, open }: Browser, userId: number): Screen[] {
  const query = `select 'reservation ' || id as name, status as value from reservations
    where user_id = $1 order by reserved_at desc, id desc`;
  const values = [userId];
  return [
    open("reservations", myReservationsQuery(backend), byStatus, () => ({ query, values })),
    open(
      "latest reservation",
      myLatestReservationQuery(backend),
      (latest) => byStatus(latest ? [latest] : []),
      () => ({ query: `${query} limit 1`, values }),
    ),
  ];
}

const statusOf = (id: number) => () => ({
  query: `select 'reservation ' || id as name, status as value from reservations where id = $1`,
  values: [id],
});

function openVisitorPages({ backend, open }: Browser, id: number): Screen[] {
  const path = String(id);
  return [
    open(`transfer ${id}`, transferDetailsQuery(path, backend), (page) => byStatus([page.reservation]), statusOf(id)),
    open(`payment ${id}`, paymentOutcomeQuery(path, backend), (page) => byStatus([page.reservation]), statusOf(id)),
    open(`tickets ${id}`, ticketsQuery(path, backend), (reservation) => byStatus([reservation]), statusOf(id)),
  ];
}

function openSheet({ backend, open }: Browser, id: number): Screen[] {
  return [
    open(`sheet ${id}`, reservationQuery(id, backend), (reservation) => byStatus([reservation]), statusOf(id)),
    open(
      `history ${id}`,
      historyQuery(id, backend),
      (entries) => new Map(entries.map((entry) => [`entry ${entry.id}`, entry.action])),
      () => ({
        query: `select 'entry ' || id as name, action as value from audit_log where reservation_id = $1`,
        values: [id],
      }),
    ),
  ];
}
