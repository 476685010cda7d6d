import type { Site } from "@podium/shared/contracts/site";
import { namesTypes } from "@podium/shared/halls/typed-places";
import { venueLine } from "@podium/shared/site/venue";
import type { TicketSheet } from "@podium/shared/tickets/ticket-pdf";
import { toCents } from "@podium/shared/money/money";
import { ticketPdfName } from "@podium/shared/tickets/ticket-pdf-names";
import { fullName } from "@podium/shared/words/typed-name";
import { useMutation } from "@tanstack/react-query";
import { Download, Printer } from "virtual:icons";
import { useState } from "react";
import { savePdf, societyOnPaper } from "#entities/print/save-pdf.ts";
import { CalendarButton } from "#entities/reservations/calendar-button.tsx";
import { currentLanguage } from "#messages/messages.ts";
import { shownTickets } from "#messages/nl/own-reservations.tsx";
import { api } from "#platform/api-client.ts";
import { formatEuro } from "#platform/format.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { SavedFile } from "#ui/saved-file.tsx";
import { priceWords, type ShownTickets } from "./ticket-card.tsx";
import { WalletButtons } from "./wallet-buttons.tsx";

interface TicketActionsProps {
  reservation: ShownTickets;
  site: Site | undefined;
  /** Token of the mail's link, for the recipient of passed-on tickets. */
  token?: string;
}

export function TicketActions({ reservation, site, token }: TicketActionsProps) {
  const { id } = reservation;
  const [done, setDone] = useState(0);
  const t = shownTickets();
  // A server of the previous release does not name wallets.
  const { wallets = [] }: Partial<Site> = site ?? {};
  // A passed-on ticket belongs to its recipient: its code is not known here.
  const hasNoCode =
    (reservation.qrContents?.every((content) => content === "") ?? false) &&
    (reservation.productQrContents?.length ?? 0) === 0;
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
            busyLabel={t.drawing(done, reservation.seats.length + (reservation.products?.length ?? 0))}
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

/** Delay of the first check: in browsers whose `print()` blocks, printing is over long before it. */
const LOOK_MS = 1500;
/** Some phones fire neither `afterprint` nor `focus`. */
const AT_THE_LATEST_MS = 300_000;

/** Reloads after printing (specification, screen Tickets detail), but not while a phone's preview is open. */
export function printAndReload(): void {
  let reloaded = false;
  const reload = (): void => {
    if (reloaded) return;
    reloaded = true;
    window.location.reload();
  };
  const reloadWhenBack = (): void => {
    if (!document.hidden && document.hasFocus()) reload();
  };
  window.addEventListener("afterprint", reload, { once: true });
  window.print();
  setTimeout(() => {
    reloadWhenBack();
    window.addEventListener("focus", reloadWhenBack);
    document.addEventListener("visibilitychange", reloadWhenBack);
  }, LOOK_MS);
  setTimeout(reload, AT_THE_LATEST_MS);
}

/** Makes the PDF of the tickets; `onProgress` gets the number of tickets drawn. */
async function downloadTickets(
  reservation: ShownTickets,
  site: Site | undefined,
  onProgress: (done: number) => void,
): Promise<File> {
  const { id, show, user, seats, qrContents, products, productQrContents } = reservation;
  const sheet: TicketSheet = {
    reservationId: id,
    show: { name: show.name, dateTime: show.dateTime, ...(site && { where: venueLine(show.venue, site) }) },
    society: {
      ...(await societyOnPaper(site)),
      ...(site && { doorsOpenMinutes: site.doorsOpenMinutes }),
    },
    holder: fullName(user),
    tickets: seats
      .map(({ seat, ticketType, ticketPrice }, index) => ({
        ...seat,
        type: namesTypes(seats) ? ticketType.name : undefined,
        price: priceWords({ ticketPrice }),
        qrContent: qrContents?.[index],
      }))
      // A passed-on ticket belongs to its recipient.
      .filter(({ qrContent }) => qrContent !== ""),
    ...(products && {
      products: products.map(({ name, count, price }, index) => ({
        name,
        count,
        price: formatEuro((count * toCents(price)) / 100),
        qrContent: productQrContents?.[index],
      })),
    }),
    language: currentLanguage(),
  };
  return savePdf(ticketPdfName(id), import("@podium/shared/tickets/ticket-pdf"), ({ buildTicketPdf }, fonts) =>
    buildTicketPdf(sheet, fonts, { onProgress }),
  );
}
