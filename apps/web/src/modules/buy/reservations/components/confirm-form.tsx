import type { Cart } from "@podium/shared/contracts/seats";
import type { Show } from "@podium/shared/contracts/shows";
import type { Site } from "@podium/shared/contracts/site";
import type { User } from "@podium/shared/contracts/users";
import { countingOf, seatLabels } from "@podium/shared/halls/seat-names";
import { sumOfEuros } from "@podium/shared/money/money";
import type { Priced } from "@podium/shared/money/price-lines";
import { venueLine } from "@podium/shared/site/venue";
import { CalendarDays, MapPin } from "virtual:icons";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { currentLanguage } from "#messages/messages.ts";
import { confirm } from "#messages/nl/checkout.tsx";
import { ownReservations } from "#messages/nl/own-reservations.tsx";
import { formatDateTime, formatEuro } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { Card } from "#ui/card.tsx";
import { placesTogether } from "#ui/hall-plan/areas.ts";
import { KindNote } from "#ui/hall-plan/kind-note.tsx";
import { Link } from "#ui/link.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TicketCodeField } from "./code-field.tsx";
import { ConfirmFooter } from "./confirm-footer.tsx";
import { changeConfirmDraft, confirmDraft, presaleCode } from "#modules/buy/reservations/model/confirm-draft.ts";
import { hasTooFewTickets, missingToConfirm } from "#modules/buy/reservations/model/confirm-rules.ts";
import { Facts } from "./facts.tsx";
import { PaymentChoice, refusedMethods } from "./payment-choice.tsx";
import { type Codes, useCodes } from "#modules/buy/reservations/model/use-codes.ts";
import type { ReserveChoice } from "#modules/buy/reservations/model/use-reserve.ts";

interface ConfirmFormProps {
  cart: Cart;
  /** Undefined while loading. */
  show: Show | undefined;
  /** Before the sale, only a presale code allows a reservation. */
  presale: boolean;
  site: Site | undefined;
  /** The server's clock, in milliseconds. */
  now: number;
  user: User;
  /** Form for the visitor's details, instead of those of the account. */
  details: { form: ReactNode; waits: boolean; isLoading: boolean } | null;
  clock: ReactNode;
  /** Renders the choice of a seat's ticket type, if there is a choice. */
  typeOf: (cart: Cart, line: Cart["lines"][number]) => ReactNode;
  /** A ticket type is being changed, and perhaps the price. */
  changing: boolean;
  /** Products to buy beside the seats; renders nothing when none is sold. */
  extras: ReactNode;
  /** Field for a gift to the society. */
  gift: ReactNode;
  /** The typed gift is not in the cart. */
  isGiftUnsaved: boolean;
  busy: boolean;
  failure: string | null;
  /** Error of a code that was refused at confirmation; a new object at each refusal. */
  refusedCodes: Error | null;
  remedy: ReactNode;
  onConfirm: (choice: ReserveChoice) => void;
}

/** Specification, screen Confirm. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { cart, show, presale, site, now, user, details, clock, typeOf, changing, busy, failure, remedy, onConfirm } =
    props;
  const { refusedCodes, extras, gift, isGiftUnsaved } = props;
  const seatCount = cart.seats.length;
  const counted = countingOf(cart.lines);
  // A place whose ticket type can be chosen has a line of its own.
  const hasTypes = (show?.ticketTypes.length ?? 1) > 1;
  const together = hasTypes
    ? cart.lines.map((line): [typeof line, ...Cart["lines"]] => [line])
    : placesTogether(cart.lines);
  const codes = useCodes(cart, presale ? presaleCode() : "");
  const validateAgain = useEffectEvent(codes.field.validate);
  useEffect(() => {
    // The code was valid before: its field now says why it no longer is.
    if (refusedCodes !== null) validateAgain();
  }, [refusedCodes]);
  const [chosenMethod, setChosenMethod] = useState(() => confirmDraft().paymentMethod ?? null);
  const offered = site?.paymentMethods ?? [];
  const [termsAccepted, setTermsAccepted] = useState(false);

  const t = confirm();
  const own = ownReservations();
  const { total, quote } = codes;
  const refused = refusedMethods({ show, site, total, now });
  // The chosen method may no longer be offered.
  const isPossible = chosenMethod !== null && offered.includes(chosenMethod) && refused[chosenMethod] === undefined;
  const paymentMethod = isPossible ? chosenMethod : null;
  const code = codes.field.validation;
  const { firstname, lastname, email, number } = user;
  const tooFewTickets = hasTooFewTickets({ code, seatCount });
  const missing = missingToConfirm({
    firstname,
    email,
    asksDetails: details !== null,
    isLoadingDetails: details?.isLoading === true,
    waitsForLink: details?.waits === true,
    termsAccepted,
    seatCount,
    total,
    paymentMethod,
    code,
    needsPresaleCode: presale && !mayOpenTheSale(codes) && !cart.lines.every(({ ofCast }) => ofCast),
    isChanging: changing,
    isGiftUnsaved,
    isUnchecked: codes.isUnchecked,
    isAway: quote !== null && quote.error !== null,
    isRefused: codes.isSecond || codes.hasTooMany || quote?.isRefused === true,
  });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[1fr_22rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <ConfirmSection title={own.show}>
          {show ? (
            <div className="flex flex-col gap-2">
              <p className="font-display text-2xl font-semibold">{show.name}</p>
              <p className="flex items-center gap-2">
                <CalendarDays className="size-5 shrink-0 text-accent" />
                {formatDateTime(show.dateTime)}
              </p>
              <p className="flex items-start gap-2">
                <MapPin className="mt-1 size-5 shrink-0 text-accent" />
                <span className="min-w-0 wrap-anywhere">
                  <span className="sr-only">{t.place}</span>
                  {site && venueLine(show.venue, site)}
                </span>
              </p>
            </div>
          ) : (
            <Skeleton className="h-24 w-full" />
          )}
        </ConfirmSection>
        <ConfirmSection title={t.yourSeats} action={clock}>
          <ul className="divide-y divide-line">
            {together.map(([line, ...others]) => (
              <li key={line.seatId} className="flex flex-wrap justify-between gap-x-4 gap-y-2 py-2">
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {seatLabels([line, ...others], currentLanguage())}
                  <KindNote kind={line.kind} />
                </span>
                <span className="text-muted tabular-nums">
                  {formatEuro(sumOfEuros([line, ...others].map(({ price }) => price)))}
                </span>
                {others.length === 0 && typeOf(cart, line)}
              </li>
            ))}
          </ul>
        </ConfirmSection>
        {extras}
        <ConfirmSection
          title={t.yourDetails}
          action={
            details === null && (
              <Link to={paths.account} className="text-link inline-block py-1 font-semibold">
                {t.editInAccount}
              </Link>
            )
          }
        >
          {details?.form ?? (
            <Facts
              facts={[
                { term: t.firstName, value: firstname },
                { term: t.lastName, value: lastname },
                { term: own.email, value: email, wide: true },
                { term: own.phone, value: number },
              ]}
            />
          )}
        </ConfirmSection>
        <ConfirmSection title={t.code}>
          <TicketCodeField codes={codes} tooFewTickets={tooFewTickets} fullPrice={cart.total} />
        </ConfirmSection>
        {gift}
        <ConfirmSection title={t.payment}>
          {total === 0 ? (
            <p>{codes.vouchers.length > 0 ? t.voucherPaysAll : t.nothingToPay}</p>
          ) : (
            <PaymentChoice
              offered={offered}
              refused={refused}
              value={paymentMethod}
              onChange={(method) => {
                setChosenMethod(method);
                changeConfirmDraft({ paymentMethod: method });
              }}
            />
          )}
        </ConfirmSection>
      </div>
      <ConfirmFooter
        counted={counted(seatCount, currentLanguage())}
        total={total}
        fullPrice={cart.total}
        priced={pricedBy(cart, codes)}
        giveBack={show?.giveBack ?? "NO"}
        missing={missing}
        termsAccepted={termsAccepted}
        onTermsChange={setTermsAccepted}
        busy={busy}
        failure={failure}
        remedy={remedy}
        onConfirm={() => {
          // A reservation always has a method: a free one uses the method that is always offered.
          const method = total === 0 ? "MANUAL" : paymentMethod;
          if (method) onConfirm({ ...codes.typed, paymentMethod: method });
        }}
      />
    </div>
  );
}

/** Price lines of the total; undefined when its seats alone make it up, or while it is unknown. */
function pricedBy({ total, products = [], gift = 0 }: Cart, { quote, total: due }: Codes): Priced | undefined {
  if (quote) return quote.data && { ...quote.data, products, gift };
  if (products.length === 0 && gift === 0) return undefined;
  return { grossPrice: total, discount: total - (due ?? total), products, gift };
}

/** Whether the code may open the presale; for a code that is only typed, the server decides. */
function mayOpenTheSale({ ticketCode, field }: Codes): boolean {
  if (ticketCode !== null) return ticketCode.type === "PRE_ORDER";
  return field.validation ? field.validation.codeType === "PRE_ORDER" : field.code !== null;
}

interface ConfirmSectionProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

function ConfirmSection({ title, action, children }: ConfirmSectionProps) {
  return (
    <Card className="flex flex-col gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-xl">{title}</h2>
        {action}
      </header>
      {children}
    </Card>
  );
}
