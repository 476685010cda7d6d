import type { Overview, VoucherSums } from "@podium/shared/contracts/statistics";
import { Card } from "#ui/card.tsx";
import { formatEuro } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { Link } from "#ui/link.tsx";

interface FigureCardProps {
  label: string;
  /** Text below the label; empty for none. */
  more?: string;
  value: string;
}

function FigureCard({ label, more = "", value }: FigureCardProps) {
  return (
    <Card className="@container flex flex-col-reverse justify-end gap-1 p-4!">
      <dt className="leading-snug text-muted">
        {label}
        {more !== "" && <span className="block text-sm">{more}</span>}
      </dt>
      {/* Sized by the card's width, so that an amount of five digits fits on a phone. */}
      <dd className="font-display text-[min(1.875rem,14cqi)] font-semibold whitespace-nowrap tabular-nums">{value}</dd>
    </Card>
  );
}

const whole = new Intl.NumberFormat("nl-BE");
const decimal = new Intl.NumberFormat("nl-BE", { minimumFractionDigits: 0, maximumFractionDigits: 2 });

const figures: readonly { name: keyof Overview; label: string; write: (value: number) => string }[] = [
  { name: "totalUsers", label: "Gebruikers", write: (value) => whole.format(value) },
  { name: "totalReservations", label: "Reserveringen", write: (value) => whole.format(value) },
  { name: "totalTickets", label: "Tickets", write: (value) => whole.format(value) },
  { name: "totalSales", label: "Verkoop", write: formatEuro },
  { name: "averageRevenuePerUser", label: "Gemiddelde opbrengst per gebruiker", write: formatEuro },
  {
    name: "averageTicketsReservation",
    label: "Gemiddeld aantal tickets per reservering",
    write: (value) => decimal.format(value),
  },
];

export function SixFigures({ overview }: { overview: Overview }) {
  return (
    <section aria-label="Kerncijfers">
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3 xl:grid-cols-6">
        {figures.map(({ name, label, write }) => (
          <FigureCard key={name} label={label} value={write(overview[name])} />
        ))}
      </dl>
      <p className="mt-2 text-sm text-muted">
        Tickets, verkoop en gemiddelden tellen bevestigde reserveringen; per gebruiker: wie er minstens één heeft.
      </p>
    </section>
  );
}

/** Money for the society itself, with tickets or instead of getting it back; hidden while there is none. */
export function GiftFigures({ gifts, giftsWithTickets = 0 }: { gifts: number; giftsWithTickets?: number | undefined }) {
  // A server of the previous release does not send gifts.
  if (!gifts && giftsWithTickets === 0) return null;
  return (
    <section aria-labelledby="gifts">
      <h2 id="gifts" className="mb-3 text-xl">
        Giften
      </h2>
      <dl className="grid gap-3 sm:grid-cols-3 sm:gap-4">
        {giftsWithTickets > 0 && (
          <FigureCard label="Bij tickets gegeven" more="bevestigd" value={formatEuro(giftsWithTickets)} />
        )}
        {gifts > 0 && (
          <FigureCard
            label="Geschonken"
            more="van voorstellingen die afgelast of veranderd zijn"
            value={formatEuro(gifts)}
          />
        )}
      </dl>
      <p className="mt-2 text-sm text-muted">
        {[
          ...(giftsWithTickets > 0
            ? ["Wat bij tickets gegeven is, telt mee bij ‘Verkoop’, want het kwam met dezelfde betaling."]
            : []),
          ...(gifts > 0
            ? ["Wat geschonken is, was voor plaatsen betaald en mag blijven. Het telt niet meer mee bij ‘Verkoop’."]
            : []),
        ].join(" ")}
      </p>
    </section>
  );
}

/** Amounts of vouchers sold, spent and still to be spent; hidden while there was never one. */
export function VoucherFigures({ sums }: { sums: VoucherSums }) {
  const { sold, soldInCash, free, refunded, corrected, spent, open, openVouchers } = sums;
  if (sold + free + refunded === 0) return null;
  const given = [
    ...(free > 0 ? [`${formatEuro(free)} gratis gegeven`] : []),
    ...(refunded > 0 ? [`${formatEuro(refunded)} als terugbetaling`] : []),
    ...(corrected === 0 ? [] : [`${formatEuro(corrected)} verbeterd`]),
  ];
  const amounts = [
    ["Verkocht", sold, soldInCash > 0 ? `${formatEuro(soldInCash)} daarvan contant` : ""],
    ["Gebruikt", spent, "voor plaatsen"],
    ["Nog te gebruiken", open, openVouchers === 1 ? "op 1 bon" : `op ${openVouchers} bonnen`],
  ] as const;
  return (
    <section aria-labelledby="vouchers">
      <h2 id="vouchers" className="mb-3 text-xl">
        <Link to={paths.vouchers} className="text-link">
          Cadeaubonnen
        </Link>
      </h2>
      <dl className="grid gap-3 sm:grid-cols-3 sm:gap-4">
        {amounts.map(([label, euros, more]) => (
          <FigureCard key={label} label={label} more={more} value={formatEuro(euros)} />
        ))}
      </dl>
      <p className="mt-2 text-sm text-muted">
        Geld voor cadeaubonnen telt niet mee bij ‘Verkoop’: die telt wat er in geld voor plaatsen betaald werd.
        {given.length > 0 && ` Verder op bonnen gezet: ${given.join(", ")}.`}
      </p>
    </section>
  );
}
