import { countedPlaces } from "@podium/shared/words/counted-places";
import type { SeatId } from "@podium/shared/halls/seat-id";
import type { ReactNode } from "react";
import type { AreaChoice } from "#ui/hall-plan/area-choice.tsx";
import type { SeatState } from "#ui/hall-plan/seat-view.ts";
import { failedWords, LOOK_FIRST } from "#platform/failed-words.ts";
import { ErrorNotice } from "#ui/notice.tsx";
import type { SeatTypes } from "#modules/office/box-office/model/seat-types.ts";
import type { SeatChoice } from "#modules/office/box-office/model/use-seat-choice.ts";
import { HallDialog } from "./box-office-hall.tsx";
import { ChosenSeats } from "./chosen-seats.tsx";

interface ChooseSeatsDialogProps {
  choice: SeatChoice;
  /** The action on the chosen seats; a refused choice stays. */
  mutation: { isPending: boolean; error: Error | null; reset: () => void; mutate: () => void };
  title: string;
  description: string;
  confirmLabel: string;
  seatsTitle: string;
  refusalTitle: string;
  disabled?: boolean;
  /** The number of seats still to choose, when the number is fixed. */
  missing?: number;
  /** Set when each seat gets a ticket type. */
  types?: SeatTypes;
  onClose: () => void;
  /** Content before the choice. */
  select?: ReactNode;
  /** Content after the choice, about its consequences. */
  children: ReactNode;
}

const LEGEND: readonly SeatState[] = ["mine", "available", "held", "occupied", "blocked"];

export function ChooseSeatsDialog(props: ChooseSeatsDialogProps) {
  const {
    choice,
    mutation,
    seatsTitle,
    refusalTitle,
    disabled = false,
    missing = 0,
    types,
    select,
    children,
    ...dialog
  } = props;
  const { query, hall, views, chosen, lost } = choice;
  const areas: AreaChoice = {
    ...choice.areas,
    choose: (area, places) => {
      mutation.reset();
      choice.areas.choose(area, places);
    },
  };
  const toggle = (seat: SeatId): void => {
    mutation.reset();
    choice.toggle(seat);
  };
  return (
    <HallDialog
      {...dialog}
      cancelLabel="Terug"
      disabled={disabled || missing !== 0 || lost.length > 0}
      busy={mutation.isPending}
      onConfirm={() => mutation.mutate()}
      query={query}
      hall={hall}
      views={views}
      onPick={toggle}
      areas={areas}
      pickable={choice.pickable}
      legend={LEGEND}
      words={{ mine: "Gekozen" }}
    >
      {select}
      <ChosenSeats
        title={seatsTitle}
        hall={hall.data}
        seats={chosen}
        lost={lost}
        empty="Nog niets gekozen."
        types={types}
        onRemove={toggle}
      />
      {missing > 0 && <p role="status">Kies nog {countedPlaces(missing)}.</p>}
      {children}
      <ErrorNotice error={mutation.error} words={failedWords(refusalTitle, LOOK_FIRST)} />
    </HallDialog>
  );
}
