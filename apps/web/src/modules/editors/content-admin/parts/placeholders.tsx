import type { ContentPart } from "@podium/shared/contracts/content";

const general: readonly [name: string, meaning: string][] = [
  ["{society}", "de naam van uw vereniging"],
  ["{email}", "uw e-mailadres"],
  ["{venue}", "de naam van uw zaal"],
  ["{address}", "het adres van uw zaal"],
  ["{holdMinutes}", "hoeveel minuten gekozen stoelen vastgehouden worden"],
  ["{paymentDays}", "hoeveel dagen men heeft om te betalen"],
  ["{payWithinDays}", "binnen hoeveel werkdagen men overschrijft"],
  ["{transferDays}", "hoeveel werkdagen een overschrijving duurt"],
  ["{doorsOpen}", "hoe lang voor het begin de deuren opengaan"],
];
const keeping: readonly [name: string, meaning: string] = [
  "{keeping}",
  "wat er bewaard wordt en hoelang, zoals deze site het werkelijk doet",
];

/** Words that are filled in for the visitor, so that they stay right when something changes. */
export function Placeholders({ part }: { part: ContentPart }) {
  return (
    <details className="rounded-md border border-line bg-surface-sunken px-4 py-2">
      <summary className="min-h-9 py-1 font-semibold">Woorden die de site zelf invult</summary>
      <p className="mt-1">
        Schrijf ze precies zo, met de accolades. Bezoekers lezen op die plaats wat dan geldt, ook als u het later
        verandert.
      </p>
      <dl className="mt-2 grid gap-x-4 gap-y-1 pb-2 sm:grid-cols-[auto_1fr]">
        {[...general, ...(part === "privacy" ? [keeping] : [])].map(([name, meaning]) => (
          <div key={name} className="contents">
            <dt className="font-mono text-sm">{name}</dt>
            <dd className="text-sm text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
