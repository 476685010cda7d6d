import type { BoxOfficeSeat } from "@podium/shared/contracts/box-office";
import type { Reservation } from "@podium/shared/contracts/reservations";
import type { Show } from "@podium/shared/contracts/shows";
import { MAX_BOX_OFFICE_SEATS } from "@podium/shared/limits";
import type { SeatId } from "@podium/shared/seat-id";
import { useMutation } from "@tanstack/react-query";
import { useMemo, useRef, useState, type FormEvent } from "react";
import { api } from "#platform/api-client.ts";
import { formatEuro } from "#platform/format.ts";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import type { SeatState } from "#ui/hall-plan/seat-view.ts";
import { Loading } from "#ui/loading.tsx";
import { Notice } from "#ui/notice.tsx";
import { useDeskSeats } from "./api/desk-seats.ts";
import { ChosenSeats } from "./chosen-seats.tsx";
import { DeskHall } from "./desk-hall.tsx";
import { GuestFormFields } from "./guest-form-fields.tsx";
import { guestErrors, type GuestForm, type GuestFieldErrors, NO_GUEST, type Paid, whatFollows } from "./guest-form.ts";
import { choiceViews, lostSeats, toggleSeat } from "./seat-choice.ts";

interface GuestReservationProps {
  show: Show;
  onReserved: (reservation: Reservation) => void;
}

const PICKABLE: ReadonlySet<SeatState> = new Set(["available", "mine"]);
const LEGEND: readonly SeatState[] = ["available", "mine", "held", "occupied", "blocked"];
const NO_SEATS: readonly BoxOfficeSeat[] = [];

/** Reserves for somebody without an account. What was chosen and typed stays when it is refused. */
export function GuestReservation({ show, onReserved }: GuestReservationProps) {
  const { data, error, isFetching, refetch } = useDeskSeats(show.id);
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<readonly SeatId[]>([]);
  const [guest, setGuest] = useState(NO_GUEST);
  const [paid, setPaid] = useState<Paid | null>(null);
  const [errors, setErrors] = useState<GuestFieldErrors>({});
  const [tried, setTried] = useState(false);
  const reserving = useMutation({
    mutationFn: (body: GuestForm) => api.reserveForGuest({ params: { id: show.id }, body }),
    onSuccess: onReserved,
    onError: () => void refetch(),
  });
  const seats = data ?? NO_SEATS;
  const views = useMemo(() => choiceViews(seats, chosen, null), [seats, chosen]);
  const lost = data ? lostSeats(data, chosen, null) : [];
  const total = paid === "free" ? 0 : show.pricePerSeat * chosen.length;
  const toggle = (seat: SeatId): void => {
    reserving.reset();
    setChosen(toggleSeat(chosen, seat, { most: MAX_BOX_OFFICE_SEATS, lost }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = guestErrors(guest);
    setErrors(wrong ?? {});
    setTried(true);
    const first = wrong && Object.keys(wrong)[0];
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else if (paid && chosen.length > 0 && lost.length === 0) reserving.mutate({ guest, seatIds: [...chosen], paid });
  };

  if (data === undefined) {
    return error ? (
      <ErrorState message={error.message} onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <Loading label="Zaal laden..." />
    );
  }
  return (
    <DeskHall
      views={views}
      onPick={toggle}
      pickable={PICKABLE}
      legend={LEGEND}
      words={{ mine: "Gekozen" }}
      price={formatEuro(show.pricePerSeat)}
    >
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <ChosenSeats title="Plaatsen" seats={chosen} lost={lost} empty="Kies plaatsen op het plan." onRemove={toggle} />
        {tried && chosen.length === 0 && (
          <p role="alert" className="font-medium text-danger">
            Selecteer eerst minimaal één stoel
          </p>
        )}
        <GuestFormFields
          guest={guest}
          errors={errors}
          onGuest={setGuest}
          paid={paid}
          paidError={tried && paid === null ? "Kies hoe er betaald wordt." : undefined}
          onPaid={setPaid}
        />
        <p className="flex items-baseline justify-between border-t border-line pt-3 text-lg">
          <span>
            {chosen.length} {chosen.length === 1 ? "plaats" : "plaatsen"}
          </span>
          <strong className="tabular-nums">{formatEuro(total)}</strong>
        </p>
        <p className="text-sm text-muted">{whatFollows(paid, guest.email)}</p>
        {reserving.isError && (
          <Notice tone="danger" announce title="Er is niet gereserveerd.">
            {reserving.error.message}
          </Notice>
        )}
        <Button type="submit" wide busy={reserving.isPending} disabled={lost.length > 0}>
          Reserveren
        </Button>
      </form>
    </DeskHall>
  );
}
