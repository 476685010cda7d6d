import type { Overview } from "@podium/shared/contracts/statistics";
import { formatEuro } from "#platform/format.ts";
import { FigureCard } from "./figure-card.tsx";

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
