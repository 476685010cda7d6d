import type { VoucherSums } from "@podium/shared/contracts/statistics";
import { formatEuro } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { Link } from "#ui/link.tsx";
import { FigureCard } from "./figure-card.tsx";

/** Amounts of vouchers sold, spent and still to be spent; hidden while there was never one. */
export function VoucherFigures({ sums }: { sums: VoucherSums }) {
  const { sold, soldInCash, free, refunded, corrected, spent, open, openVouchers } = sums;
  if (sold + free + refunded === 0) return null;
  const given = [
    ...(free > 0 ? [`${formatEuro(free)} gratis gegeven`] : []),
    ...(refunded > 0 ? [`${formatEuro(refunded)} als terugbetaling`] : []),
    ...(corrected === 0 ? [] : [`${formatEuro(corrected)} verbeterd`]),
  ];
  const figures = [
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
        {figures.map(([label, euros, more]) => (
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
