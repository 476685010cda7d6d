import type { Reservation } from "@podium/shared/contracts/reservations";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useReservationFeed } from "#platform/reservation-feed.ts";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Loading } from "#ui/loading.tsx";
import { toast } from "#ui/toast.ts";
import { reservationQuery, takeReservation } from "./api/desk-acts.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { ReservationSheet } from "./reservation-sheet.tsx";

interface ReservationDeskProps {
  id: number;
  history: ReactNode;
  onClose: () => void;
  /** Something was done: lists and the history are to be read anew. */
  onActed: () => void;
}

/** Everything that a volunteer does with one reservation, live: what another does meanwhile is seen. */
export function ReservationDesk({ id, history, onClose, onActed }: ReservationDeskProps) {
  const client = useQueryClient();
  const { queryKey } = reservationQuery(id);
  const { data, error, isFetching, refetch } = useQuery(reservationQuery(id));
  const [act, setAct] = useState<"look" | "move" | "cancel">("look");
  useReservationFeed({
    onJoined: () => void client.invalidateQueries({ queryKey }),
    onChange: (reservation) => {
      if (reservation.id === id) takeReservation(client, reservation);
    },
  });
  const back = (): void => setAct("look");
  const done = (sentence: string) => (reservation: Reservation) => {
    takeReservation(client, reservation);
    toast.success(sentence);
    back();
    onActed();
  };

  if (data === undefined) {
    return (
      <Dialog open onOpenChange={(open) => !open && onClose()} size="lg" title={`Reservatie ${id}`}>
        {error ? (
          <ErrorState message={error.message} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <Loading label="Reservatie laden..." />
        )}
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
      onResent={onActed}
    />
  );
}
