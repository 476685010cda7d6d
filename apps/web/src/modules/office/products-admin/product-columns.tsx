import type { ManagedProduct } from "@podium/shared/contracts/products";
import { Pencil, Trash } from "virtual:icons";
import { type NamedShow, namesOf } from "#entities/shows/named-shows.ts";
import { formatEuro, formatShortDateTime } from "#platform/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import type { DataColumn } from "#ui/data-table-model.ts";

interface ProductActions {
  onChange: (product: ManagedProduct) => void;
  onDelete: (product: ManagedProduct) => void;
}

const rateWords = ({ vatRate }: ManagedProduct): string => `${String(vatRate).replace(".", ",")} %`;

export const leftWords = ({ left }: ManagedProduct): string => (left === null ? "Zonder grens" : String(left));

/** @param shows all, past ones too; undefined while they load */
export function soldWithWords({ showIds, sellUntil }: ManagedProduct, shows: readonly NamedShow[] | undefined): string {
  const where = showIds.length === 0 ? "Alle voorstellingen" : `Enkel ${namesOf(showIds, shows)}`;
  return sellUntil === null ? where : `${where}; tot ${formatShortDateTime(sellUntil)}`;
}

export function productColumns(
  { onChange, onDelete }: ProductActions,
  shows: readonly NamedShow[] | undefined,
): DataColumn<ManagedProduct>[] {
  return [
    {
      id: "name",
      header: "Product",
      cell: ({ id, name, archived }) => (
        <span className="flex flex-wrap items-center gap-2">
          <span id={`product-${id}`} className="text-lg font-semibold wrap-break-word">
            {name}
          </span>
          {archived === true && <Badge tone="neutral">Niet meer te koop</Badge>}
        </span>
      ),
      text: ({ name, archived }) => (archived === true ? `${name} (niet meer te koop)` : name),
      sortBy: ({ name }) => name,
    },
    {
      id: "price",
      header: "Prijs",
      cell: ({ price }) => <span className="tabular-nums">{formatEuro(price)}</span>,
      text: ({ price }) => formatEuro(price),
      exported: ({ price }) => price.toFixed(2),
      sortBy: ({ price }) => price,
    },
    { id: "vat", header: "Btw", cell: rateWords, text: rateWords, sortBy: ({ vatRate }) => vatRate },
    {
      id: "with",
      header: "Te koop bij",
      cell: (product) => soldWithWords(product, shows),
      text: (product) => soldWithWords(product, shows),
    },
    {
      id: "sold",
      header: "Verkocht",
      cell: ({ sold, inCarts }) => (
        <span className="tabular-nums">
          {sold}
          {inCarts > 0 && (
            <span className="block text-sm text-muted">
              {inCarts} in {inCarts === 1 ? "een winkelwagen" : "winkelwagens"}
            </span>
          )}
        </span>
      ),
      text: ({ sold }) => String(sold),
      sortBy: ({ sold }) => sold,
    },
    {
      id: "handedOut",
      header: "Uitgegeven",
      cell: ({ handedOut }) => <span className="tabular-nums">{handedOut}</span>,
      text: ({ handedOut }) => String(handedOut),
      sortBy: ({ handedOut }) => handedOut,
    },
    {
      id: "left",
      header: "Over",
      cell: (product) =>
        product.left === 0 && product.archived !== true ? (
          <Badge tone="warning">Uitverkocht</Badge>
        ) : (
          <span className="tabular-nums">{leftWords(product)}</span>
        ),
      text: leftWords,
      sortBy: ({ left }) => left ?? Infinity,
    },
    {
      id: "actions",
      header: "Acties",
      cell: (product) =>
        product.archived === true ? (
          <span className="text-muted">Wie het kocht, krijgt het nog</span>
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="secondary"
              icon={<Pencil />}
              aria-describedby={`product-${product.id}`}
              onClick={() => onChange(product)}
            >
              Wijzigen
            </Button>
            <Button
              size="sm"
              variant="quiet"
              className="text-danger"
              icon={<Trash />}
              aria-describedby={`product-${product.id}`}
              onClick={() => onDelete(product)}
            >
              Verwijderen
            </Button>
          </div>
        ),
    },
  ];
}
