import type { Show } from "@podium/shared/contracts/shows";
import { useEffect } from "react";
import { readCart } from "#modules/buy/seats/model/cart.sync.ts";
import { salePhase } from "#entities/shows/sale-phase.ts";
import { ticketsSoldOut } from "#messages/nl/tickets.ts";
import { formatDateTime } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { announce } from "#ui/announcer.tsx";
import { Button } from "#ui/button.tsx";
import { ResendVerification } from "#modules/account/users/resend-verification.tsx";
import { JoinWaitingList } from "#modules/buy/waiting-list/join-waiting-list.tsx";
import { JoiningDialog, type AsksDetails } from "#modules/buy/waiting-list/joining-dialog.tsx";
import { lazyForm } from "#forms/lazy-form.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Notice } from "#ui/notice.tsx";

const MOST = 3;

const DetailsForm = lazyForm(async () => (await import("#modules/account/users/details-form.tsx")).DetailsForm);

function Details(props: AsksDetails) {
  return <DetailsForm hasSeats={false} {...props} />;
}

interface SoldOutProps {
  shows: readonly Show[];
  current: Show;
  /** Server clock, milliseconds. */
  now: number;
  onChoose: (show: Show) => void;
}

export function SoldOut({ shows, current, now, onChoose }: SoldOutProps) {
  const t = ticketsSoldOut();
  const others = shows.filter(
    (show) => show.id !== current.id && show.seatsAvailable > 0 && salePhase(show, now) !== "closed",
  );
  // Announced once, because the content changes by itself while one waits.
  useEffect(() => announce(ticketsSoldOut().announced), []);
  return (
    <Notice tone="warning" title={t.title} className="mb-4">
      {salePhase(current, now) === "open" ? (
        <>
          <p>{t.noSeatButList}</p>
          <JoinWaitingList show={current} onAccepted={readCart} />
        </>
      ) : (
        <p>{t.noSeat}</p>
      )}
      <p className="mt-4">{others.length > 0 ? t.anotherShow : t.question}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {others.slice(0, MOST).map((show) => (
          <Button key={show.id} variant="secondary" onClick={() => onChoose(show)}>
            {show.name}, {formatDateTime(show.dateTime)}
          </Button>
        ))}
        {others.length === 0 && (
          <ButtonLink to={paths.contact} variant="secondary">
            {t.contact}
          </ButtonLink>
        )}
      </div>
    </Notice>
  );
}

/** Shown beside 'Kies voor mij', when this many places are not free side by side. */
export function WaitFor({ show, seats }: { show: Show; seats: number }) {
  return <JoinWaitingList show={show} seats={seats} onAccepted={readCart} />;
}

export function Joining({ show, seats }: { show: Show; seats: number | undefined }) {
  return <JoiningDialog show={show} seats={seats} Details={Details} resend={<ResendVerification />} />;
}
