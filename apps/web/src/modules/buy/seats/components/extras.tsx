import type { Cart } from "@podium/shared/contracts/seats";
import { Suspense } from "react";
import { showsQuery } from "#entities/shows/shows.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { lazyExtra } from "#platform/lazy-component.ts";

// Loads only for a show with which products are sold.
const ExtrasSection = lazyExtra(async () => (await import("./extras-section.tsx")).ExtrasSection);

/** Products to buy beside the seats; renders nothing for a show that sells nothing else. */
export function Extras({ cart, framed = false }: { cart: Cart; framed?: boolean }) {
  const { data: shows } = useLiveQuery(showsQuery);
  const isSold = shows?.find(({ id }) => id === cart.showId)?.sellsProducts;
  if (!isSold && !cart.products?.length) return null;
  return (
    <Suspense>
      <ExtrasSection cart={cart} framed={framed} />
    </Suspense>
  );
}
