import { formatEuro } from "#platform/format.ts";
import { FigureCard } from "./figure-card.tsx";

/** Money that buyers gave to the society instead of getting it back; hidden while there is none. */
export function GiftFigure({ gifts }: { gifts: number }) {
  // A server of the previous release does not send gifts.
  if (!gifts) return null;
  return (
    <section aria-labelledby="gifts">
      <h2 id="gifts" className="mb-3 text-xl">
        Giften
      </h2>
      <dl className="grid gap-3 sm:grid-cols-3 sm:gap-4">
        <FigureCard
          label="Geschonken"
          more="van voorstellingen die afgelast of veranderd zijn"
          value={formatEuro(gifts)}
        />
      </dl>
      <p className="mt-2 text-sm text-muted">
        Dit geld was voor plaatsen betaald en mag blijven. Het telt niet meer mee bij ‘Verkoop’.
      </p>
    </section>
  );
}
