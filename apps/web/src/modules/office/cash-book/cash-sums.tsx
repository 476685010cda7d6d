import type { CashBook } from "@podium/shared/contracts/cash-book";
import { formatEuro } from "#platform/format.ts";
import { nameOf } from "./cash-book.ts";

type Sums = CashBook["total"];

const COLUMNS = [
  { key: "received", label: "Contant ontvangen" },
  { key: "refunded", label: "Contant terugbetaald" },
  { key: "cash", label: "In kas" },
  { key: "card", label: "Kaart" },
] as const satisfies ReadonlyArray<{ key: keyof Sums; label: string }>;

/** The sums of each volunteer; on a phone or with large text each is a card. */
export function CashSums({ book: { volunteers, total } }: { book: CashBook }) {
  const rows = [
    ...volunteers.map((volunteer) => ({ id: String(volunteer.id), label: nameOf(volunteer), sums: volunteer })),
    { id: "total", label: "Samen", sums: total },
  ];
  return (
    <table className="w-full border-collapse max-lg:block">
      <caption className="mb-2 text-left font-display text-xl font-semibold max-lg:block">Per vrijwilliger</caption>
      <thead className="max-lg:sr-only">
        <tr className="border-b border-line-strong text-left">
          <th scope="col" className="py-2 pr-4">
            Vrijwilliger
          </th>
          {COLUMNS.map(({ key, label }) => (
            <th key={key} scope="col" className="py-2 pl-4 text-right">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:grid max-lg:gap-3">
        {rows.map(({ id, label, sums }) => (
          <tr
            key={id}
            className={`border-b border-line max-lg:block max-lg:rounded-lg max-lg:border max-lg:p-4 ${id === "total" ? "font-semibold" : ""}`}
          >
            <th scope="row" className="py-2 pr-4 text-left wrap-anywhere max-lg:block max-lg:p-0">
              {label}
            </th>
            {COLUMNS.map((column) => (
              <td
                key={column.key}
                className="py-2 pl-4 text-right tabular-nums max-lg:flex max-lg:justify-between max-lg:p-0 max-lg:pt-1"
              >
                <span aria-hidden className="text-muted lg:hidden">
                  {column.label}
                </span>
                <span className={column.key === "cash" ? "font-semibold" : undefined}>
                  {formatEuro(sums[column.key])}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
