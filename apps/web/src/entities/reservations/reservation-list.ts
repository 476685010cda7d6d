import type { ListQuery } from "@podium/shared/contracts/common";
import {
  type Reservation,
  type ReservationStatus,
  reservationStatusSchema,
} from "@podium/shared/contracts/reservations";
import { type Backend, backend } from "#live/live.ts";
import { type FetchList, type ListPage, type ListResponse, pagedListQuery } from "#live/paged-list.ts";
import type { ListView } from "#platform/list-view.ts";
import { changeWord } from "./reservation-words.ts";

export const RESERVATION_FILTERS = ["show", "status"];

/** Filters for the API; a value in the address that is no show or no status counts as not chosen. */
export function reservationFilters({ filters = {} }: ListView): { showId?: number; status?: ReservationStatus } {
  const showId = Number(filters["show"]);
  const status = reservationStatusSchema.options.find((each) => each === filters["status"]);
  return { ...(Number.isSafeInteger(showId) && showId > 0 && { showId }), ...(status && { status }) };
}

interface ReservationListOptions {
  belongs?: (reservation: Reservation) => boolean;
  onChange: (word: string, reservation: Reservation) => void;
}

export function reservationListQuery(
  key: readonly string[],
  view: ListView,
  fetchList: (request: {
    query: ListQuery & ReturnType<typeof reservationFilters>;
    signal?: AbortSignal | undefined;
  }) => Promise<ListResponse<Reservation>>,
  { belongs = () => true, onChange }: ReservationListOptions,
  { rooms }: Backend = backend,
) {
  const chosen = reservationFilters(view);
  const fetchChosen: FetchList<Reservation> = ({ query, signal }) =>
    fetchList({ query: { ...query, ...chosen }, signal });
  return pagedListQuery(key, view, fetchChosen, {
    room: rooms.payments,
    apply: (page, { reservation }, refetch) => {
      if (belongs(reservation)) return withReservation(page, reservation, view, refetch);
      // The reservation belonged in the list until this change.
      if (findIn(page, reservation)) refetch();
      return page;
    },
    onEvent: ({ reservation }, page) => {
      const word = belongs(reservation) ? changeWord(findIn(page, reservation), reservation) : null;
      if (word !== null) onChange(word, reservation);
    },
  });
}

function findIn(page: ListPage<Reservation> | undefined, { id }: Reservation): Reservation | undefined {
  return page?.items.find((row) => row.id === id);
}

/** Only the server knows a new row's place: until the refetch it tops a first page without sort, search and filter. */
export function withReservation(
  page: ListPage<Reservation>,
  reservation: Reservation,
  { search, pageIndex, pageSize, sort, filters = {} }: ListView,
  refetch: () => void,
): ListPage<Reservation> {
  const filtered = Object.keys(filters).length > 0;
  // A row that no longer fits the filter stays until the next response, so that its mark is seen.
  if (filtered) refetch();
  if (findIn(page, reservation))
    return { ...page, items: page.items.map((row) => (row.id === reservation.id ? reservation : row)) };
  refetch();
  const isNew = changeWord(undefined, reservation) === "Nieuw";
  if (!isNew || filtered || search.trim() !== "" || pageIndex !== 0 || sort !== undefined) return page;
  return { items: [reservation, ...page.items].slice(0, pageSize), total: page.total + 1 };
}
