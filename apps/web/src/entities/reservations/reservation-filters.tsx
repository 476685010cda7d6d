import { type Reservation, reservationStatusSchema } from "@podium/shared/contracts/reservations";
import { fullName } from "@podium/shared/words/typed-name";
import { useServerPage } from "#live/paged-list.ts";
import { reservationStatus } from "#messages/nl/payment.ts";
import { formatShortDateTime } from "#platform/format.ts";
import type { ListView, OnView } from "#platform/list-view.ts";
import { announce } from "#ui/announcer.tsx";
import { Select } from "#ui/select.tsx";
import { useMarks } from "#ui/data-table-model.ts";
import { RESERVATION_FILTERS, reservationFilters, type reservationListQuery } from "./reservation-list.ts";

const ALL = "alle";

interface ReservationFiltersProps {
  view: ListView;
  onView: OnView;
  /** All shows, ended ones too; undefined while they load. */
  shows: readonly Reservation["show"][] | undefined;
}

export function ReservationFilters({ view, onView, shows }: ReservationFiltersProps) {
  const { showId, status } = reservationFilters(view);
  const choose = (name: string, chosen: string): void => {
    const { [name]: _before, ...others } = view.filters ?? {};
    onView({ ...view, pageIndex: 0, filters: chosen === ALL ? others : { ...others, [name]: chosen } });
  };
  return (
    <>
      <Select
        label="Voorstelling"
        hideLabel
        className="min-w-60 flex-1 sm:max-w-md"
        value={showId === undefined ? ALL : String(showId)}
        onValueChange={(chosen) => choose("show", chosen)}
        options={[
          { value: ALL, label: "Alle voorstellingen" },
          ...(shows ?? []).map(({ id, name, dateTime }) => ({
            value: String(id),
            label: `${name}, ${formatShortDateTime(dateTime)}`,
          })),
        ]}
      />
      <Select
        label="Status"
        hideLabel
        className="min-w-44 max-sm:flex-1"
        value={status ?? ALL}
        onValueChange={(chosen) => choose("status", chosen)}
        options={[
          { value: ALL, label: "Elke status" },
          ...reservationStatusSchema.options.map((value) => ({ value, label: reservationStatus()[value] })),
        ]}
      />
    </>
  );
}

type OnChange = (word: string, reservation: Reservation) => void;

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
