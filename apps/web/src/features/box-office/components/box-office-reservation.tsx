import type { Reservation } from "@podium/shared/contracts/reservations";
import { useState, type ReactNode } from "react";
import { useLiveQuery } from "#live/use-live-query.ts";
import { Dialog } from "#ui/dialog.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { toast } from "#ui/toast.ts";
import { replaceReservation, reservationQuery } from "#features/box-office/api/reservation.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { ReservationSheet } from "./reservation-sheet.tsx";

interface BoxOfficeReservationProps {
  id: number;
  history: ReactNode;
  onClose: () => void;
  onActed: () => void;
}

/** What a volunteer does with one reservation, live. */
export function BoxOfficeReservation({ id, history, onClose, onActed }: BoxOfficeReservationProps) {
  const query = useLiveQuery(reservationQuery(id));
  const { data } = query;
  const [act, setAct] = useState<"look" | "move" | "cancel">("look");
  const back = (): void => setAct("look");
  const done = (sentence: string) => (reservation: Reservation) => {
    replaceReservation(reservation);
    toast.success(sentence);
    back();
    onActed();
  };

  if (data === undefined) {
    return (
      <Dialog onClose={onClose} size="lg" title={`Reservatie ${id}`}>
        <LoadState query={query} loading="Reservatie laden..." />
      </Dialog>
    );
  }
  if (act === "move")
    return <MoveDialog reservation={data} onClose={back} onMoved={done(`Reservatie ${id} is verplaatst.`)} />;
  if (act === "cancel")
    return <CancelDialog reservation={data} onClose={back} onCancelled={done(`Reservatie ${id} is geannuleerd.`)} />;
  return (
    <ReservationSheet
      reservation={data}
      history={history}
      onClose={onClose}
      onMove={() => setAct("move")}
      onCancel={() => setAct("cancel")}
      onPaid={(reservation) => {
        replaceReservation(reservation);
        onActed();
      }}
      onResent={onActed}
    />
  );
}
