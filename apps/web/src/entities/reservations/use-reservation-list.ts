import type { Reservation } from "@podium/shared/contracts/reservations";
import { fullName } from "@podium/shared/words/typed-name";
import { useServerPage } from "#live/paged-list.ts";
import type { ListView } from "#platform/list-view.ts";
import { announce } from "#ui/announcer.tsx";
import { useMarks } from "#ui/use-marks.ts";
import { RESERVATION_FILTERS } from "./chosen-filters.ts";
import type { reservationListQuery } from "./reservation-list.ts";

type OnChange = (word: string, reservation: Reservation) => void;

/** A page of reservations; rows that just changed are marked and announced. */
export function useReservationList(
  queryOf: (view: ListView, onChange: OnChange) => ReturnType<typeof reservationListQuery>,
) {
  const [marks, mark] = useMarks();
  const onChange: OnChange = (word, { id, user }) => {
    mark(id, word);
    announce(`${word}: reservering ${id} van ${fullName(user)}`);
  };
  return { list: useServerPage((view) => queryOf(view, onChange), { filters: RESERVATION_FILTERS }), marks };
}
