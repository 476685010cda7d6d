import type { Cart } from "@podium/shared/contracts/seats";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { OWN_RESERVATIONS_KEY } from "#entities/reservations/own-reservations.ts";
import { showsQuery } from "#entities/shows/shows.ts";
import { useSite } from "#entities/site/site.ts";
import { TitledPage } from "#entities/site/page.tsx";
import { AMOUNT_DUE_KEY } from "#modules/buy/reservations/model/use-codes.ts";
import {
  type Reserved,
  nextPage,
  useReserve,
  type ReserveChoice,
} from "#modules/buy/reservations/model/use-reserve.ts";
import { ConfirmForm } from "#modules/buy/reservations/components/confirm-form.tsx";
import { changeConfirmDraft, confirmDraft, forgetConfirmDraft } from "#modules/buy/reservations/model/confirm-draft.ts";
import { Extras } from "#modules/buy/seats/components/extras.tsx";
import { PRODUCTS_KEY } from "#modules/buy/seats/model/products-key.ts";
import { GiftField } from "#modules/buy/seats/components/gift-field.tsx";
import { useGift } from "#modules/buy/seats/model/use-gift.ts";
import { CartClock } from "#modules/buy/seats/components/cart-clock.tsx";
import { SeatType } from "#modules/buy/seats/components/seat-type.tsx";
import {
  cartAtom,
  cartFailedAtom,
  cartKnownAtom,
  setCart,
  typesChangingAtom,
} from "#modules/buy/seats/model/cart.atoms.ts";
import { readCart } from "#modules/buy/seats/model/cart.sync.ts";
import { useFollowedCart } from "#modules/buy/seats/model/cart.ts";
import { salePhase } from "#entities/shows/sale-phase.ts";
import { ResendVerification } from "#modules/account/users/resend-verification.tsx";
import { lazyForm } from "#forms/lazy-form.tsx";
import { useLiveQuery } from "#live/use-live-query.ts";
import { confirm } from "#messages/nl/checkout.tsx";
import { paths, successOf } from "#platform/paths.ts";
import { queryClient } from "#platform/query-client.ts";
import { useServerNow } from "#platform/server-clock.ts";
import { type StoredUser, userAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { ErrorState } from "#ui/load-state.tsx";
import { Loading } from "#ui/loading.tsx";
import { Notice } from "#ui/notice.tsx";
import { NoCart } from "./confirm-no-cart.tsx";

const DETAILS = "details";

const DetailsForm = lazyForm(async () => (await import("#modules/account/users/details-form.tsx")).DetailsForm);

export function ConfirmPage() {
  return (
    <TitledPage title={confirm().title}>
      <Confirm />
    </TitledPage>
  );
}

function Confirm() {
  useFollowedCart();
  const known = useAtomValue(cartKnownAtom);
  const failed = useAtomValue(cartFailedAtom);
  const user = useAtomValue(userAtom);
  const site = useSite();
  const now = useServerNow(60_000);
  const changing = useAtomValue(typesChangingAtom) > 0;
  const { data: shows, isFetching, refetch } = useLiveQuery(showsQuery);
  const { cart, busy, failure, remedy, refusedCodes, reserve } = useReserve(
    useAtomValue(cartAtom),
    useFinish(),
    askAmountAgain,
  );

  const gift = useGift(cart);
  const { details, withDetails } = useDetails(user);

  const [last, setLast] = useState(cart);
  if (cart !== null && cart !== last) setLast(cart);
  const [firstShow, setFirstShow] = useState(cart?.showId);
  if (cart !== null && firstShow === undefined) setFirstShow(cart.showId);

  if (cart === null && known) return <NoCart last={last} />;
  if (cart === null && failed) return <NotLoaded retry={readCart} />;
  if (cart === null || user === null) return <Loading label={confirm().cartLoading} />;
  const show = shows?.find(({ id }) => id === cart.showId);
  if (show === undefined && !isFetching) return <NotLoaded retry={refetch} />;
  const form = (
    <ConfirmForm
      // Details filled in for one cart must not confirm another, which another window put here.
      key={cart.showId}
      cart={cart}
      show={show}
      presale={show !== undefined && salePhase(show, now) === "before"}
      site={site}
      now={now}
      user={user}
      details={details}
      clock={<CartClock />}
      typeOf={typeOf}
      changing={changing}
      extras={<Extras cart={cart} framed />}
      gift={<GiftField gift={gift} />}
      isGiftUnsaved={gift.isUnsaved}
      busy={busy || details?.busy === true}
      failure={failure}
      refusedCodes={refusedCodes}
      remedy={remedy && <Remedy kind={remedy} />}
      onConfirm={(choice) => withDetails(() => reserve(choice))}
    />
  );
  return (
    <>
      {cart.showId !== firstShow && (
        <Notice tone="warning" announce className="mb-5" title={confirm().otherShow}>
          {confirm().otherShowHere}
        </Notice>
      )}
      {form}
    </>
  );
}

function typeOf({ showId }: Cart, line: Cart["lines"][number]) {
  return <SeatType showId={showId} line={line} describes className="w-full max-w-md" />;
}

/** Refetches the amount due; none is shown meanwhile, so nobody can confirm the old one. */
function askAmountAgain(): void {
  void readCart();
  void queryClient.resetQueries({ queryKey: AMOUNT_DUE_KEY });
  void queryClient.invalidateQueries({ queryKey: PRODUCTS_KEY });
}

const storedDetails = () => confirmDraft().details;
const storeDetails = (details: Readonly<Record<string, string>>): void => changeConfirmDraft({ details });

/** Asks visitors without details for them here; typed details stay until the reservation is made. */
function useDetails(user: StoredUser | null) {
  const [askedOf, setAskedOf] = useState<number | null>(null);
  const [state, setState] = useState<{ busy: boolean; waits: boolean } | null>(null);
  const whenSaved = useRef<(() => void) | null>(null);
  if (user?.anonymous && askedOf !== user.id) setAskedOf(user.id);
  // A user who has signed in since then has details.
  const asks = user !== null && askedOf === user.id;
  const saved = (): void => {
    whenSaved.current?.();
    whenSaved.current = null;
  };
  return {
    details: asks
      ? {
          busy: state?.busy === true,
          waits: state?.waits === true,
          isLoading: state === null,
          form: (
            <DetailsForm
              id={DETAILS}
              onSaved={saved}
              onState={setState}
              stored={storedDetails}
              onStore={storeDetails}
            />
          ),
        }
      : null,
    withDetails: (goOn: () => void): void => {
      if (!asks) return goOn();
      whenSaved.current = goOn;
      (document.getElementById(DETAILS) as HTMLFormElement | null)?.requestSubmit();
    },
  };
}

function Remedy({ kind }: { kind: "verify" | "pay" }) {
  if (kind === "verify") return <ResendVerification />;
  return (
    <ButtonLink to={paths.account} variant="secondary">
      {confirm().toReservations}
    </ButtonLink>
  );
}

/** Specification, section 8. */
function NotLoaded({ retry }: { retry: () => Promise<unknown> }) {
  const again = useMutation({ mutationFn: retry });
  const t = confirm();
  return (
    <ErrorState message={t.notLoaded} detail={t.seatsStay} onRetry={() => again.mutate()} busy={again.isPending} />
  );
}

/** Opens the payment or the reservation (specification, section 4). */
function useFinish() {
  const navigate = useNavigate();
  return (reserved: Reserved, { paymentMethod }: ReserveChoice): void => {
    const { checkoutUrl } = reserved;
    forgetConfirmDraft();
    void queryClient.invalidateQueries({ queryKey: OWN_RESERVATIONS_KEY });
    if (checkoutUrl !== undefined) {
      // Replaces the history entry, because its cart is gone.
      window.location.replace(checkoutUrl);
      return;
    }
    void navigate(nextPage(reserved, paymentMethod), { replace: true, state: successOf(reserved.id) });
    setCart(null);
  };
}
