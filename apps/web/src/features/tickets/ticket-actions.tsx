import type { Site } from "@podium/shared/contracts/site";
import { useMutation } from "@tanstack/react-query";
import { Download, Printer } from "lucide-react";
import { useState } from "react";
import { CalendarButton } from "#entities/reservations/calendar-button.tsx";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { downloadTickets } from "./download-tickets.ts";
import { printAndReload } from "./print-tickets.ts";
import type { ShownTickets } from "./shown-tickets.ts";
import { WalletButtons } from "./wallet-buttons.tsx";

interface TicketActionsProps {
  reservation: ShownTickets;
  site: Site | undefined;
  /** Of the mail's link, for who got them from their payer. */
  token?: string;
}

/** As a PDF, on paper, or in the wallet of a phone. */
export function TicketActions({ reservation, site, token }: TicketActionsProps) {
  const { id } = reservation;
  const [done, setDone] = useState(0);
  // A server of the release before names none.
  const { wallets = [] }: Partial<Site> = site ?? {};
  // What was passed on is somebody else's: its code is not known here.
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
            busyLabel={`PDF maken… ${done} van ${reservation.seats.length}`}
            onClick={() => downloading.mutate()}
          >
            Alle tickets downloaden
          </Button>
        )}
        <Button variant="secondary" icon={<Printer />} onClick={printAndReload}>
          Afdrukken
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
      {downloading.isError && (
        <Notice tone="danger" announce>
          De PDF kon niet gemaakt worden. Kijk uw internetverbinding na en probeer opnieuw.
        </Notice>
      )}
    </div>
  );
}
