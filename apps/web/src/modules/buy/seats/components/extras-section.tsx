import type { Cart } from "@podium/shared/contracts/seats";
import { toCents } from "@podium/shared/money/money";
import { useQuery } from "@tanstack/react-query";
import { Minus, Plus } from "virtual:icons";
import type { ReactNode } from "react";
import { extras } from "#messages/nl/products.ts";
import { formatEuro, formatShortDateTime } from "#platform/format.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Loading } from "#ui/loading.tsx";
import { Notice } from "#ui/notice.tsx";
import { type Extra, extrasOf } from "#modules/buy/seats/model/extras-list.ts";
import { productsOnSaleQuery, useExtra } from "#modules/buy/seats/model/use-extra.ts";

interface ExtrasSectionProps {
  cart: Cart;
  /** In a card of its own, as on the page that confirms; otherwise a part of the cart. */
  framed: boolean;
}

/** Products to buy beside the seats. None is chosen beforehand. */
export function ExtrasSection({ cart, framed }: ExtrasSectionProps) {
  const { data, isError, isFetching, refetch } = useQuery(productsOnSaleQuery(cart.showId));
  const list = extrasOf(data ?? null, cart);
  const t = extras();
  if (list.length === 0 && data !== undefined) return null;
  return (
    <Frame framed={framed}>
      {list.length > 0 && (
        <ul className="divide-y divide-line">
          {list.map((extra) => (
            <ExtraRow key={extra.productId} extra={extra} />
          ))}
        </ul>
      )}
      {data === undefined && !isError && <Loading label={t.loading} />}
      {data === undefined && isError && (
        <Notice tone="warning">
          <p>{t.loadFailed}</p>
          <Button size="sm" variant="secondary" className="mt-2" busy={isFetching} onClick={() => void refetch()}>
            {t.tryAgain}
          </Button>
        </Notice>
      )}
    </Frame>
  );
}

function Frame({ framed, children }: { framed: boolean; children: ReactNode }) {
  const t = extras();
  if (framed) {
    return (
      <Card className="flex flex-col gap-3">
        <header>
          <h2 className="text-xl">{t.title}</h2>
          <p className="text-sm text-muted">{t.optional}</p>
        </header>
        {children}
      </Card>
    );
  }
  return (
    <section className="flex flex-col gap-1 border-t border-line pt-3">
      <h3 className="text-lg">{t.title}</h3>
      {children}
    </section>
  );
}

function ExtraRow({ extra }: { extra: Extra }) {
  const { name, price, most, inCart, isOffSale, sellUntil } = extra;
  const { chosen: count, failure, choose } = useExtra(extra);
  const t = extras();
  const isSoldOut = !isOffSale && most === 0;
  const note = noteOf(extra, count);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-[min(9rem,100%)] flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">
          {t.each(formatEuro(price))}
          {count > 1 && <> · {t.together(formatEuro((count * toCents(price)) / 100))}</>}
          {note !== null && <> · {note}</>}
        </p>
        {sellUntil !== null && !isSoldOut && (
          <p className="text-sm text-muted">{t.until(formatShortDateTime(sellUntil))}</p>
        )}
      </div>
      {isSoldOut ? (
        <p className="flex min-h-11 items-center font-semibold text-muted">{t.soldOut}</p>
      ) : (
        <div role="group" aria-label={name} className="flex items-center gap-1">
          <IconButton
            label={t.fewer(name)}
            icon={<Minus />}
            disabled={count === 0}
            onClick={() => void choose(isOffSale ? 0 : count - 1)}
          />
          <span className="min-w-8 text-center text-lg font-semibold tabular-nums">
            <span aria-hidden>{count}</span>
            <span className="sr-only">{t.chosen(count)}</span>
          </span>
          <IconButton
            label={t.more(name)}
            icon={<Plus />}
            disabled={count >= most}
            onClick={() => void choose(count + 1)}
          />
        </div>
      )}
      {isOffSale && inCart > 0 && (
        <Notice tone="warning" className="w-full">
          {t.notSold}
        </Notice>
      )}
      {failure !== null && (
        <Notice tone="danger" announce className="w-full">
          {failure}
        </Notice>
      )}
    </li>
  );
}

/** From this few left the visitor is told how many. */
const FEW = 5;

function noteOf({ left, inCart, most, isOffSale }: Extra, count: number): string | null {
  const t = extras();
  if (isOffSale || most === 0) return null;
  const rest = left === null ? null : left + inCart - count;
  if (rest === 0 && count > 0) return t.noMore;
  if (count >= most) return t.most(most);
  return rest !== null && rest <= FEW ? t.left(rest) : null;
}
