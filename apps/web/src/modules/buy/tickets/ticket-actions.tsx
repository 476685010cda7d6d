import type { Site } from "@podium/shared/contracts/site";
import { useMutation } from "@tanstack/react-query";
import { Download, Printer } from "virtual:icons";
import { useState } from "react";
import { CalendarButton } from "#entities/reservations/calendar-button.tsx";
import { shownTickets } from "#messages/nl/own-reservations.tsx";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { SavedFile } from "#ui/saved-file.tsx";
import { downloadTickets } from "./download-tickets.ts";
import { printAndReload } from "./print-tickets.ts";
import type { ShownTickets } from "./shown-tickets.ts";
import { WalletButtons } from "./wallet-buttons.tsx";

interface TicketActionsProps {
  reservation: ShownTickets;
  site: Site | undefined;
  /** Token of the mail's link, for the recipient of passed-on tickets. */
  token?: string;
}

/** Saves tickets as a PDF, prints them, or adds them to a phone's wallet. */
export function TicketActions({ reservation, site, token }: TicketActionsProps) {
  const { id } = reservation;
  const [done, setDone] = useState(0);
  const t = shownTickets();
  // A server of the previous release does not name wallets.
  const { wallets = [] }: Partial<Site> = site ?? {};
  // A passed-on ticket belongs to its recipient: its code is not known here.
  const hasNoCode = reservation.qrContents?.every((content) => content === "") ?? false;
  const downloading = useMutation({
    onMutate: () => setDone(0),
    mutationFn: () => downloadTickets(reservation, site, setDone),
  });

  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap gap-3">
        {!hasNoCode && (
          <Button
            icon={<Download />}
            disabled={!reservation.confirmed}
            busy={downloading.isPending}
            busyLabel={t.drawing(done, reservation.seats.length)}
            onClick={() => downloading.mutate()}
          >
            {t.downloadAll}
          </Button>
        )}
        <Button variant="secondary" icon={<Printer />} onClick={printAndReload}>
          {t.print}
        </Button>
        <CalendarButton
          reservation={reservation}
          {...(token !== undefined && { load: () => api.getReceivedCalendar({ body: { token } }) })}
        />
      </div>
      {reservation.confirmed && !hasNoCode && (
        <WalletButtons
          offered={wallets}
          add={(wallet) =>
            token === undefined
              ? api.addToWallet({ params: { id }, body: { wallet } })
              : api.addReceivedToWallet({ body: { token, wallet } })
          }
        />
      )}
      <SavedFile file={downloading.data} inMail />
      {downloading.isError && (
        <Notice tone="danger" announce>
          {t.downloadFailed}
        </Notice>
      )}
    </div>
  );
}
