import type { Reservation } from "@podium/shared/contracts/reservations";
import { useState, type ReactNode } from "react";
import { CancelAccountDialog, cancelledWords } from "#entities/admin/cancel-account-dialog.tsx";
import { useLiveQuery } from "#live/use-live-query.ts";
import { queryClient } from "#platform/query-client.ts";
import { Dialog } from "#ui/dialog.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { toast } from "#ui/toast.ts";
import { replaceReservation, reservationQuery } from "#modules/office/box-office/api/box-office.ts";
import { AddSeatsDialog } from "./add-seats-dialog.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import { GiveUpDialog } from "./give-up-dialog.tsx";
import { GuestDialog, RemarkDialog } from "./correct-dialogs.tsx";
import { MoveDialog, RebookDialog } from "./move-dialogs.tsx";
import { type ReservationAction, ReservationSheet } from "./reservation-sheet.tsx";

interface BoxOfficeReservationProps {
  id: number;
  print?: ReactNode;
  /** Shows which of its tickets were passed on or given back. */
  handed?: ReactNode;
  mails?: ReactNode;
  history: ReactNode;
  onClose: () => void;
  onActed: () => void;
}

export function BoxOfficeReservation(props: BoxOfficeReservationProps) {
  const { id, print, handed, mails, history, onClose, onActed } = props;
  const query = useLiveQuery(reservationQuery(id));
  const { data } = query;
  const [action, setAction] = useState<ReservationAction | null>(null);
  const back = (): void => setAction(null);
  const done = (sentence: string) => (reservation: Reservation) => {
    replaceReservation(reservation);
    toast.success(sentence);
    back();
    onActed();
  };

  if (data === undefined) {
    return (
      <Dialog onClose={onClose} size="lg" title={`Reservering ${id}`}>
        <LoadState query={query} loading="Reservering laden..." />
      </Dialog>
    );
  }
  const dialog = { reservation: data, onClose: back };
  if (action === "move") return <MoveDialog {...dialog} onMoved={done(`Reservering ${id} is verplaatst.`)} />;
  if (action === "add") return <AddSeatsDialog {...dialog} onAdded={done(`Reservering ${id} heeft meer plaatsen.`)} />;
  if (action === "giveUp") return <GiveUpDialog {...dialog} onGivenUp={done("De plaatsen zijn weer vrij.")} />;
  if (action === "rebook")
    return <RebookDialog {...dialog} onRebooked={done(`Reservering ${id} staat op de andere avond.`)} />;
  if (action === "guest") return <GuestDialog {...dialog} onSaved={done("De gegevens van de gast zijn bewaard.")} />;
  if (action === "remark") return <RemarkDialog {...dialog} onSaved={done("De opmerking is bewaard.")} />;
  if (action === "cancel") return <CancelDialog {...dialog} onCancelled={done(`Reservering ${id} is geannuleerd.`)} />;
  if (action === "cancelAccount") {
    return (
      <CancelAccountDialog
        account={data.user}
        onClose={back}
        onCancelled={(cancelled) => {
          toast.success(cancelledWords(cancelled));
          void queryClient.invalidateQueries({ queryKey: reservationQuery(id).key });
          back();
          onActed();
        }}
      />
    );
  }
  return (
    <ReservationSheet
      reservation={data}
      print={print}
      handed={handed}
      mails={mails}
      history={history}
      onClose={onClose}
      onAction={setAction}
      onPaid={(reservation) => {
        replaceReservation(reservation);
        onActed();
      }}
      onResent={onActed}
    />
  );
}
