import type { WaitingPlace as Place } from "@podium/shared/contracts/waiting-list";
import { placeLabels } from "@podium/shared/halls/seat-names";
import { waitingEntryWords } from "@podium/shared/words/counted-places";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useLiveQuery, liveQueries } from "#live/use-live-query.ts";
import { currentLanguage } from "#messages/messages.ts";
import { waitingPlaces } from "#messages/nl/waiting-list.tsx";
import { api } from "#platform/api-client.ts";
import { failedWords, LOOK_FIRST } from "#platform/failed-words.ts";
import { formatEuro, formatShortDateTime } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Countdown, formatDaysLeft } from "#ui/countdown.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { ErrorNotice, Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import { ownPlacesQuery, placesErrorWords } from "./own-places.ts";

/** The user's places on all waiting lists, offers first; renders nothing without places, and while they load. */
export function WaitingPlaces({ onAccepted }: Accepting) {
  const t = waitingPlaces();
  const query = useLiveQuery(ownPlacesQuery());
  if (query.data?.length === 0 || (query.data === undefined && query.error === null)) return null;
  return (
    <section aria-labelledby="waiting" className="mb-5">
      <h2 id="waiting" className="mb-4 scroll-mt-24 text-2xl">
        {t.title}
      </h2>
      <Loaded query={query} loading={t.loading} words={placesErrorWords}>
        {(places) =>
          places
            .toSorted((a, b) => Number(b.offer !== null) - Number(a.offer !== null))
            .map((place) => <WaitingPlace key={place.id} place={place} onAccepted={onAccepted} />)
        }
      </Loaded>
    </section>
  );
}

const readAgain = (): void => void liveQueries.refetch(ownPlacesQuery().key);

export interface Accepting {
  /** Reads the cart, which now has the offered seats. */
  onAccepted: () => Promise<unknown>;
}

export function WaitingPlace({ place, onAccepted }: { place: Place } & Accepting) {
  if (!place.offer) return <Waiting place={place} />;
  return <Offered place={place} offer={place.offer} onAccepted={onAccepted} />;
}

function Waiting({ place }: { place: Place }) {
  const t = waitingPlaces();
  const { show, position } = place;
  return (
    <Notice title={t.position(position)} className="mb-4">
      <p>
        {t.waiting(
          show.name,
          formatShortDateTime(show.dateTime),
          waitingEntryWords(place, currentLanguage()),
          place.seats,
        )}
      </p>
      <div className="mt-3">
        <Ask
          label={t.leave}
          title={t.leaveTitle}
          description={t.leaveText}
          confirmLabel={t.leaveYes}
          run={() => api.leaveWaitingList({ params: { id: show.id } })}
          done={t.left}
        />
      </div>
    </Notice>
  );
}

function Offered({ place, offer, onAccepted }: { place: Place; offer: NonNullable<Place["offer"]> } & Accepting) {
  const t = waitingPlaces();
  const navigate = useNavigate();
  const { show } = place;
  const count = offer.seats.length;
  const accept = useMutation({
    mutationFn: async () => {
      await api.acceptOffer({ params: { id: offer.id } });
      await onAccepted();
    },
    onSuccess: () => {
      readAgain();
      toast.success(t.accepted(count));
      void navigate(paths.confirm);
    },
    onError: readAgain,
  });
  const limited = offer.seats.some(({ kind }) => kind === "restricted");
  return (
    <Notice tone="success" title={t.offered(count)} className="mb-4">
      <p>
        {t.offer(
          show.name,
          formatShortDateTime(show.dateTime),
          <strong>{placeLabels(offer.seats, currentLanguage())}</strong>,
        )}
      </p>
      <p>{offer.price === undefined ? t.priceLater(count) : t.price(formatEuro(offer.price), count)}</p>
      {limited && <p>{t.restricted(count)}</p>}
      <p>
        {t.reservedUntil(
          <strong>{formatShortDateTime(offer.expiresAt)}</strong>,
          <Countdown
            until={offer.expiresAt}
            format={(left) => t.stillLeft(formatDaysLeft(left))}
            ended=""
            className={() => "font-semibold whitespace-nowrap"}
          />,
          count,
        )}
      </p>
      <ErrorNotice
        error={accept.error}
        words={failedWords(t.acceptFailed(count), t.lookInCart(count))}
        className="mt-3"
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button busy={accept.isPending} onClick={() => accept.mutate()}>
          {t.accept(count)}
        </Button>
        <Ask
          label={t.decline}
          title={t.declineTitle(count)}
          description={t.declineText(count)}
          confirmLabel={t.declineYes}
          run={() => api.declineOffer({ params: { id: offer.id } })}
          done={t.declined(count)}
        />
      </div>
    </Notice>
  );
}

interface AskProps {
  label: string;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  run: () => Promise<unknown>;
  done: string;
}

function Ask({ label, title, description, confirmLabel, run, done }: AskProps) {
  const t = waitingPlaces();
  const [asking, setAsking] = useState(false);
  const action = useMutation({
    mutationFn: run,
    onSuccess: () => {
      setAsking(false);
      toast.success(done);
    },
    onSettled: readAgain,
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <ConfirmDialog
          title={title}
          description={description}
          cancelLabel={t.back}
          confirmLabel={confirmLabel}
          busy={action.isPending}
          onConfirm={() => action.mutate()}
          onClose={() => setAsking(false)}
        >
          <ErrorNotice error={action.error} words={failedWords(t.failed, LOOK_FIRST)} className="mt-3" />
        </ConfirmDialog>
      )}
    </>
  );
}
