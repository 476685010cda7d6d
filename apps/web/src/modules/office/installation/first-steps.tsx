import type { FirstSteps as Steps } from "@podium/shared/contracts/installation";
import type { FirstStep } from "@podium/shared/site/installation";
import { ArrowRight, CircleCheck, Circle, ListChecks } from "virtual:icons";
import { type ReactNode, useState } from "react";
import { liveQuery } from "#live/live-query.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { api } from "#platform/api-client.ts";
import { readStored, writeStored } from "#platform/storage.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { classNames } from "#ui/class-names.ts";
import { Link } from "#ui/link.tsx";
import { LoadState } from "#ui/load-state.tsx";

const AWAY_KEY = "podium.first-steps-away";

const firstStepsQuery = liveQuery({ key: ["first-steps"], fetch: (signal) => api.getFirstSteps({ signal }) });

export type StepPlaces = Readonly<Record<FirstStep, { to: string; label: string } | null>>;

const words: Readonly<Record<FirstStep, { title: string; text: string }>> = {
  SOCIETY: {
    title: "Naam en adres van de vereniging",
    text: "De site, de mails en de tickets noemen nog een voorbeeld. Vul uw naam, e-mailadres en zaal in, en publiceer.",
  },
  BANK: {
    title: "Uw bankrekening",
    text: "Bezoekers schrijven over naar een rekening die van niemand is. Vul uw eigen rekening in, en publiceer.",
  },
  HALL: {
    title: "Uw zaal op het plan",
    text: "Teken uw zaal met haar rijen of tafels, en publiceer ze. Bezoekers kiezen daarop hun stoel.",
  },
  PLAY: {
    title: "Een stuk met een avond",
    text: "Maak een stuk en publiceer het. Plan er daarna bij ‘Voorstellingen’ een avond van.",
  },
  PRICES: {
    title: "Prijzen",
    text: "Geef bij de voorstelling de prijs op, of verschillende voor kinderen, leden en zones.",
  },
  MAILS: {
    title: "De mail werkt",
    text: "Stuur uzelf een bericht via de contactpagina. Komt er niets aan, laat dan op de server SMTP_URL nakijken.",
  },
  BACKUP: {
    title: "Een reservekopie",
    text: "Laat op de server een eerste maken, en elke nacht een volgende. De handleiding zegt hoe (docs/operations.md).",
  },
  VOLUNTEER: {
    title: "De eerste vrijwilliger",
    text: "Geef iemand de rol Onthaal, Kassa of beheerder: op een avond staat u er niet alleen voor.",
  },
};

/** Renders nothing once all are done. @param places where each step is done; null for a step on the server */
export function FirstSteps({ places }: { places: StepPlaces }) {
  const query = useLiveQuery(firstStepsQuery);
  const [isAway, setAway] = useState(() => readStored(AWAY_KEY) !== null);
  const putAway = (away: boolean): void => {
    writeStored(AWAY_KEY, away ? "yes" : null);
    setAway(away);
  };
  const { data } = query;
  // Reserves no space while loading: most users have no open steps.
  if (!data) return query.error ? <LoadState query={query} loading={<></>} words={notKnown} /> : null;
  const open = data.filter(({ done }) => !done).length;
  if (open === 0) return null;
  if (isAway) return <PutAway open={open} onShow={() => putAway(false)} />;
  return (
    <section aria-labelledby="first-steps" className="mb-8">
      <Card>
        <div className="mb-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <h2 id="first-steps" className="text-xl">
            Eerste stappen
          </h2>
          <Button variant="quiet" size="sm" onClick={() => putAway(true)}>
            Leg weg
          </Button>
        </div>
        <p className="mb-3 text-muted">
          {`${data.length - open} van ${data.length} gedaan. Wat klaar is, ziet de site zelf.`}
        </p>
        <List steps={data} places={places} />
      </Card>
    </section>
  );
}

const notKnown = ({ message }: Error) => ({ message: "Kon de eerste stappen niet laden", detail: message });

function PutAway({ open, onShow }: { open: number; onShow: () => void }) {
  return (
    <div className="mb-6">
      <Button variant="quiet" size="sm" icon={<ListChecks />} onClick={onShow}>
        {open === 1 ? "Toon de laatste van de eerste stappen" : `Toon de eerste stappen: nog ${open} te doen`}
      </Button>
    </div>
  );
}

function List({ steps, places }: { steps: Steps; places: StepPlaces }) {
  return (
    <ol className="grid gap-x-8 lg:grid-cols-2">
      {steps.map(({ step, done }) => (
        <Step key={step} done={done} {...words[step]}>
          {places[step] && (
            <Link to={places[step].to} className="text-link inline-flex min-h-11 items-center gap-1.5 font-semibold">
              {places[step].label}
              <ArrowRight className="size-4" />
            </Link>
          )}
        </Step>
      ))}
    </ol>
  );
}

interface StepProps {
  title: string;
  text: string;
  done: boolean;
  children: ReactNode;
}

function Step({ title, text, done, children }: StepProps) {
  const Icon = done ? CircleCheck : Circle;
  return (
    <li className="flex gap-3 border-t border-line py-2.5">
      <Icon className={classNames("mt-0.5 size-5 shrink-0", done ? "text-success" : "text-muted")} />
      <div className="min-w-0">
        <p className={done ? "text-muted" : "font-semibold"}>
          <span className="sr-only">{done ? "Gedaan: " : "Te doen: "}</span>
          {title}
        </p>
        {!done && (
          <>
            <p className="text-muted">{text}</p>
            {children}
          </>
        )}
      </div>
    </li>
  );
}
