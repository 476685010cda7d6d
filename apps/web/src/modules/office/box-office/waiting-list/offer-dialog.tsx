import type { BoxOfficeSeat } from "@podium/shared/contracts/box-office";
import type { Show } from "@podium/shared/contracts/shows";
import type { WaitingList, WaitingPerson } from "@podium/shared/contracts/waiting-list";
import { countedPlaces, waitingEntryWords } from "@podium/shared/words/counted-places";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { useMutation } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useHall } from "#entities/halls/hall.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { api } from "#platform/api-client.ts";
import type { AreaChoice } from "#ui/hall-plan/area-choice.tsx";
import type { SeatState } from "#ui/hall-plan/seat-view.ts";
import { ErrorNotice, Notice } from "#ui/notice.tsx";
import { othersThan } from "#ui/hall-plan/areas.ts";
import { areaPools } from "#modules/office/box-office/model/area-places.ts";
import { boxOfficeSeatsQuery } from "#modules/office/box-office/api/box-office.ts";
import { HallDialog } from "#modules/office/box-office/components/box-office-hall.tsx";
import { ChosenSeats } from "#modules/office/box-office/components/chosen-seats.tsx";
import { offerViews, splitChoice, toggleSeat } from "#modules/office/box-office/model/seat-choice.ts";
import { nameOf, offerConsequence, waitingErrorWords } from "./waiting-words.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";

interface OfferDialogProps {
  show: Pick<Show, "id" | "hallPlanId">;
  entry: WaitingPerson;
  ahead: readonly WaitingPerson[];
  onClose: () => void;
  onOffered: (list: WaitingList) => void;
}

const PICKABLE: ReadonlySet<SeatState> = new Set(["available", "mine", "blocked"]);
const LEGEND: readonly SeatState[] = ["mine", "available", "blocked", "held", "occupied"];
const NO_SEATS: readonly BoxOfficeSeat[] = [];

/** Offers free or blocked seats to a waiting person, even out of turn. */
export function OfferDialog({ show, entry, ahead, onClose, onOffered }: OfferDialogProps) {
  const query = useLiveQuery(boxOfficeSeatsQuery(show.id));
  const hall = useHall(show.hallPlanId);
  const { data: seats = NO_SEATS } = query;
  const [chosen, setChosen] = useState<readonly SeatId[]>([]);
  const [asking, setAsking] = useState(false);
  const [first] = ahead;
  const views = useMemo(() => offerViews(seats, chosen), [seats, chosen]);
  const { release: blocked, lost } = splitChoice(seats, chosen);
  const offering = useMutation({
    mutationFn: () => api.offerByHand({ params: { id: entry.id }, body: { seatIds: [...chosen] } }),
    onSuccess: onOffered,
    onError: () => void query.refetch(),
  });
  const toggle = (seat: SeatId): void => {
    offering.reset();
    setChosen(toggleSeat(chosen, seat, { most: entry.seats, lost }));
  };
  const areas: AreaChoice = {
    pools: (area) => areaPools(area, seats, chosen, { own: null, withBlocked: true }),
    most: (area) => entry.seats - othersThan(area, chosen).length,
    choose: (area, places) => {
      offering.reset();
      setChosen([...othersThan(area, chosen), ...places]);
    },
  };
  const offer = (): void => {
    setAsking(false);
    offering.mutate();
  };

  return (
    <>
      <HallDialog
        title={`${entry.seats === 1 ? "Plaats" : "Plaatsen"} aanbieden aan ${nameOf(entry)}`}
        description={`Gevraagd: ${waitingEntryWords(entry)}. Kies ${entry.seats === 1 ? "een vrije of geblokkeerde stoel" : "vrije of geblokkeerde stoelen"} op het plan.`}
        cancelLabel="Terug"
        confirmLabel="Aanbieden"
        disabled={chosen.length === 0 || lost.length > 0}
        busy={offering.isPending}
        onClose={onClose}
        onConfirm={() => (ahead.length > 0 ? setAsking(true) : offer())}
        hall={hall}
        query={query}
        views={views}
        onPick={toggle}
        areas={areas}
        pickable={PICKABLE}
        legend={LEGEND}
        words={{ mine: "Gekozen" }}
      >
        {ahead.length > 0 && (
          <Notice tone="warning">
            {first && ahead.length === 1 ? `${nameOf(first)} wacht` : `${ahead.length} mensen wachten`} langer dan{" "}
            {nameOf(entry)}.
          </Notice>
        )}
        <ChosenSeats
          title="Aan te bieden"
          hall={hall.data}
          seats={chosen}
          lost={lost}
          empty="Nog niets gekozen."
          onRemove={toggle}
        />
        {chosen.length > 0 && chosen.length < entry.seats && (
          <p role="status">
            U biedt {countedPlaces(chosen.length)} aan; gevraagd zijn er {entry.seats}.
          </p>
        )}
        {blocked.length > 0 && (
          <p className="text-sm">
            {blocked.length === 1
              ? `Neemt ${entry.user.firstname} de geblokkeerde stoel niet, dan is die weer geblokkeerd.`
              : `Neemt ${entry.user.firstname} de geblokkeerde stoelen niet, dan zijn ze weer geblokkeerd.`}
          </p>
        )}
        <p className="text-sm text-muted">{offerConsequence(entry, chosen.length || entry.seats)}</p>
        <ErrorNotice error={offering.error} words={waitingErrorWords} />
      </HallDialog>
      {asking && (
        <PassOverDialog
          entry={entry}
          seats={chosen.length}
          ahead={ahead}
          onDecided={(yes) => (yes ? offer() : setAsking(false))}
        />
      )}
    </>
  );
}

interface PassOverDialogProps {
  entry: WaitingPerson;
  /** Number of offered seats. */
  seats: number;
  ahead: readonly WaitingPerson[];
  onDecided: (yes: boolean) => void;
}

/** A longer list of names becomes a number. */
const NAMED = 5;

function PassOverDialog({ entry, seats, ahead, onDecided }: PassOverDialogProps) {
  const rest = ahead.length - NAMED;
  return (
    <ConfirmDialog
      title="Anderen overslaan?"
      description={
        <>
          <p>
            Wie voor <strong>{nameOf(entry)}</strong> in de rij {ahead.length === 1 ? "staat" : "staan"}:
          </p>
          <ul className="mt-2 list-disc space-y-1 pl-5">
            {ahead.slice(0, NAMED).map((other) => (
              <li key={other.id}>
                {nameOf(other)}, {waitingEntryWords(other)}
              </li>
            ))}
            {rest > 0 && <li>en nog {rest === 1 ? "1 ander" : `${rest} anderen`}</li>}
          </ul>
          <p className="mt-3 text-muted">
            Zij houden hun nummer in de rij en krijgen hiervan geen bericht. In het logboek staat dat u de{" "}
            {seats === 1 ? "plaats" : "plaatsen"} aan nummer {entry.position} aanbood.
          </p>
        </>
      }
      cancelLabel="Terug"
      confirmLabel="Toch aanbieden"
      tone="plain"
      onConfirm={() => onDecided(true)}
      onClose={() => onDecided(false)}
    />
  );
}
