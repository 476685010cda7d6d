import type { WaitingPlace as Place } from "@podium/shared/contracts/waiting-list";
import { wishWords } from "@podium/shared/counted-places";
import { placeLabels } from "@podium/shared/halls/seat-names";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import { liveQueries } from "#live/use-live-query.ts";
import { api } from "#platform/api-client.ts";
import { failedWords, LOOK_FIRST } from "#platform/failed-words.ts";
import { formatShortDateTime } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Countdown } from "#ui/countdown.tsx";
import { formatDaysLeft } from "#ui/duration.ts";
import { ErrorNotice, Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import { ownPlacesQuery } from "./own-places.ts";

const LOOK_IN_CART = "Kijk eerst of de plaatsen al in uw winkelwagen staan.";

const readAgain = (): void => void liveQueries.refetch(ownPlacesQuery().key);

export interface Accepting {
  /** Reads the cart, in which the offered seats are now. */
  onAccepted: () => Promise<unknown>;
}

/** One place on a waiting list: how far one is, or what is offered. */
export function WaitingPlace({ place, onAccepted }: { place: Place } & Accepting) {
  if (!place.offer) return <Waiting place={place} />;
  return <Offered place={place} offer={place.offer} onAccepted={onAccepted} />;
}

function Waiting({ place }: { place: Place }) {
  const { show, position } = place;
  return (
    <Notice title={`Wachtlijst: u bent nummer ${position}`} className="mb-4">
      <p>
        {show.name}, {formatShortDateTime(show.dateTime)}: {wishWords(place)}. Komen er plaatsen vrij en bent u aan de
        beurt, dan mailen wij u en ziet u ze hier.
      </p>
      <div className="mt-3">
        <Ask
          label="Van de wachtlijst gaan"
          title="Van de wachtlijst gaan?"
          description="U verliest uw plaats in de rij. Schrijft u zich later opnieuw in, dan begint u achteraan."
          confirmLabel="Ja, van de wachtlijst"
          act={() => api.leaveWaitingList({ params: { id: show.id } })}
          done="U staat niet meer op de wachtlijst."
        />
      </div>
    </Notice>
  );
}

function Offered({ place, offer, onAccepted }: { place: Place; offer: NonNullable<Place["offer"]> } & Accepting) {
  const navigate = useNavigate();
  const { show } = place;
  const accept = useMutation({
    mutationFn: async () => {
      await api.acceptOffer({ params: { id: offer.id } });
      await onAccepted();
    },
    onSuccess: () => {
      readAgain();
      toast.success("De plaatsen staan in uw winkelwagen. Bevestig ze binnen de tijd die u daar ziet.");
      void navigate(paths.confirm);
    },
    onError: readAgain,
  });
  const limited = offer.seats.some(({ kind }) => kind === "restricted");
  return (
    <Notice tone="success" title="Er liggen plaatsen voor u klaar" className="mb-4">
      <p>
        {show.name}, {formatShortDateTime(show.dateTime)}: <strong>{placeLabels(offer.seats)}</strong>. Wat ze kosten,
        ziet u voor u bevestigt.
      </p>
      {limited && <p>Van een of meer van deze plaatsen ziet u het podium niet helemaal.</p>}
      <p>
        Wij houden ze voor u vrij tot <strong>{formatShortDateTime(offer.expiresAt)}</strong>
        <Countdown
          until={offer.expiresAt}
          format={(left) => ` (nog ${formatDaysLeft(left)})`}
          ended=""
          className={() => "font-semibold whitespace-nowrap"}
        />
        . Daarna gaan ze naar de volgende, en staat u niet meer op de wachtlijst. Hebt u nu stoelen van een andere
        voorstelling in uw winkelwagen, dan komen die vrij als u deze neemt.
      </p>
      <ErrorNotice
        error={accept.error}
        words={failedWords("De plaatsen zijn niet genomen.", LOOK_IN_CART)}
        className="mt-3"
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button busy={accept.isPending} onClick={() => accept.mutate()}>
          Neem deze plaatsen
        </Button>
        <Ask
          label="Niet meer nodig"
          title="Deze plaatsen weigeren?"
          description="De plaatsen gaan meteen naar de volgende op de wachtlijst. U staat er dan zelf niet meer op."
          confirmLabel="Ja, weigeren"
          act={() => api.declineOffer({ params: { id: offer.id } })}
          done="De plaatsen gaan naar de volgende. Bedankt om het te laten weten."
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
  act: () => Promise<unknown>;
  done: string;
}

/** What cannot be undone, with a question before it. */
function Ask({ label, title, description, confirmLabel, act, done }: AskProps) {
  const [asking, setAsking] = useState(false);
  const action = useMutation({
    mutationFn: act,
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
          cancelLabel="Terug"
          confirmLabel={confirmLabel}
          busy={action.isPending}
          onConfirm={() => action.mutate()}
          onClose={() => setAsking(false)}
        >
          <ErrorNotice error={action.error} words={failedWords("Dat lukte niet.", LOOK_FIRST)} className="mt-3" />
        </ConfirmDialog>
      )}
    </>
  );
}
