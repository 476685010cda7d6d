import type { ProductShare } from "@podium/shared/contracts/statistics";
import { formatEuro } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { Card } from "#ui/card.tsx";
import { Link } from "#ui/link.tsx";

/** Sales beside the seats, per product and rate. */
export function ProductFigures({ products }: { products: readonly ProductShare[] }) {
  return (
    <section aria-labelledby="products">
      <h2 id="products" className="mb-3 text-xl">
        <Link to={paths.products} className="text-link">
          Producten
        </Link>
      </h2>
      <Card>
        <ul className="divide-y divide-line">
          {products.map((product) => (
            <li
              key={`${product.name} ${product.vatRate}`}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2"
            >
              <p className="min-w-[min(12rem,100%)] flex-1">
                <strong className="wrap-anywhere">{product.name}</strong>
                <span className="block text-sm text-muted">{words(product)}</span>
              </p>
              <span className="text-lg font-semibold tabular-nums">{formatEuro(product.euros)}</span>
            </li>
          ))}
        </ul>
      </Card>
      <p className="mt-2 text-sm text-muted">Van bevestigde reserveringen, btw inbegrepen.</p>
    </section>
  );
}

/** '12 verkocht, 3 nog niet betaald, 5 uitgegeven, 21 % btw' */
function words({ sold, unpaid, handedOut, vatRate }: ProductShare): string {
  return [
    `${sold} verkocht`,
    ...(unpaid > 0 ? [`${unpaid} nog niet betaald`] : []),
    `${handedOut} uitgegeven`,
    `${String(vatRate).replace(".", ",")} % btw`,
  ].join(", ");
}
