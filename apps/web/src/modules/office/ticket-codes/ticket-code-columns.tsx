import type { TicketCode } from "@podium/shared/contracts/ticket-codes";
import { Copy, Pencil, Trash } from "virtual:icons";
import { Badge, type Tone } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import type { DataColumn } from "#ui/data-table-model.ts";
import { type NamedShow } from "#entities/shows/named-shows.ts";
import { codeTerms } from "./code-terms.ts";

/** Specification, section 3, and decisions, section 11; only the first three can be made. */
const types: Readonly<Record<string, { label: string; tone: Tone }>> = {
  SPONSOR: { label: "Sponsor", tone: "success" },
  PRE_ORDER: { label: "Voorverkoop", tone: "info" },
  DISCOUNT: { label: "Kortingscode", tone: "accent" },
  GIFT: { label: "Cadeaubon", tone: "warning" },
  REGULAR: { label: "Gewoon", tone: "neutral" },
  VIP: { label: "VIP", tone: "accent" },
  EARLY_BIRD: { label: "Vroegboek", tone: "warning" },
  STUDENT: { label: "Student", tone: "info" },
};

/** Returns an unknown type unchanged. */
export function codeTypeLabel(type: string): string {
  return types[type]?.label ?? type;
}

function CodeTypeBadge({ type }: { type: string }) {
  return <Badge tone={types[type]?.tone ?? "neutral"}>{codeTypeLabel(type)}</Badge>;
}

interface CodeActions {
  onCopy: (code: TicketCode) => void;
  onChange: (code: TicketCode) => void;
  onDelete: (code: TicketCode) => void;
}

/** The columns of Ticketcodes Beheren (specification, section 2). */
export function ticketCodeColumns(
  { onCopy, onChange, onDelete }: CodeActions,
  shows: readonly NamedShow[] | undefined,
): DataColumn<TicketCode>[] {
  return [
    {
      id: "code",
      header: "Code",
      cell: ({ id, code }) => (
        <span id={`code-${id}`} className="font-mono text-lg font-semibold tracking-wide sm:whitespace-nowrap">
          {code}
        </span>
      ),
      text: ({ code }) => code,
      sortBy: ({ code }) => code,
    },
    {
      id: "name",
      header: "Naam",
      under: "code",
      // A card has a line for the name even when there is none.
      cell: ({ name }) => <span className="wrap-anywhere">{name ?? <span className="lg:hidden">–</span>}</span>,
      text: ({ name = "" }) => name,
      sortBy: ({ name = "" }) => name,
    },
    {
      id: "type",
      header: "Type",
      cell: ({ type }) => <CodeTypeBadge type={type} />,
      text: ({ type }) => codeTypeLabel(type),
      sortBy: ({ type }) => codeTypeLabel(type),
    },
    {
      id: "terms",
      header: "Voorwaarden",
      cell: (code) => <span className="block first-letter:uppercase">{codeTerms(code, shows)}</span>,
      text: (code) => codeTerms(code, shows),
    },
    {
      id: "maxTickets",
      header: "Max Tickets",
      cell: ({ maxTickets }) => maxTickets,
      text: ({ maxTickets }) => String(maxTickets),
      sortBy: ({ maxTickets }) => maxTickets,
    },
    {
      id: "used",
      header: "Gebruikt",
      cell: ({ usedCount, maxTickets }) => (
        <div className="flex items-center gap-3">
          <span className="whitespace-nowrap tabular-nums">
            {usedCount} / {maxTickets}
          </span>
          <span aria-hidden className="h-2 w-20 overflow-hidden rounded-full bg-surface-sunken ring-1 ring-line">
            <span
              className="block h-full rounded-full bg-velvet"
              style={{ width: `${Math.min(100, (usedCount / maxTickets) * 100)}%` }}
            />
          </span>
        </div>
      ),
      text: ({ usedCount }) => String(usedCount),
      sortBy: ({ usedCount, maxTickets }) => usedCount / maxTickets,
    },
    {
      id: "actions",
      header: "Acties",
      cell: (code) => (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="secondary"
            icon={<Copy />}
            aria-describedby={`code-${code.id}`}
            onClick={() => onCopy(code)}
          >
            Kopieer
          </Button>
          <Button
            size="sm"
            variant="secondary"
            icon={<Pencil />}
            aria-describedby={`code-${code.id}`}
            onClick={() => onChange(code)}
          >
            Wijzigen
          </Button>
          <Button
            size="sm"
            variant="quiet"
            className="text-danger"
            icon={<Trash />}
            aria-describedby={`code-${code.id}`}
            onClick={() => onDelete(code)}
          >
            Verwijderen
          </Button>
        </div>
      ),
    },
  ];
}
