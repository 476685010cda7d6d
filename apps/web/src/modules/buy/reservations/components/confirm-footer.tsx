import type { GiveBack } from "@podium/shared/contracts/shows";
import { ArrowLeft, Check } from "virtual:icons";
import type { ReactNode } from "react";
import type { Priced } from "@podium/shared/money/price-lines";
import { ReductionLines } from "#entities/reservations/price-lines.tsx";
import { confirm } from "#messages/nl/checkout.tsx";
import { formatEuro } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";

const RETURN_WORDS = {
  NO: "noRefund",
  VOUCHER: "backAsVoucher",
  MONEY: "backAsMoney",
} as const satisfies Record<GiveBack, keyof ReturnType<typeof confirm>>;

interface ConfirmFooterProps {
  /** '3 stoelen' */
  counted: string;
  /** In euros; null while the server computes it. */
  total: number | null;
  /** Price without a code, in euros. */
  fullPrice: number;
  /** For the lines that add up to the total, when there is more than seats at their price. */
  priced: Priced | undefined;
  giveBack: GiveBack;
  missing: readonly string[];
  termsAccepted: boolean;
  onTermsChange: (accepted: boolean) => void;
  busy: boolean;
  failure: string | null;
  remedy: ReactNode;
  onConfirm: () => void;
}

const termsLink = (words: string) => (
  <Link to={paths.terms} target="_blank" className="text-link">
    {words}
  </Link>
);

export function ConfirmFooter(props: ConfirmFooterProps) {
  const {
    counted,
    total,
    fullPrice,
    priced,
    giveBack,
    missing,
    termsAccepted,
    onTermsChange,
    busy,
    failure,
    remedy,
    onConfirm,
  } = props;
  const t = confirm();
  return (
    <Card className="flex flex-col gap-4 lg:sticky lg:top-24">
      <h2 className="text-xl">{t.total}</h2>
      {priced && <ReductionLines priced={priced} />}
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-muted">{counted}</span>
        <span aria-live="polite" className="text-2xl font-semibold tabular-nums">
          {total !== null && total < fullPrice && (
            <s className="mr-2 text-lg font-normal text-muted">
              <span className="sr-only">{t.insteadOf}</span>
              {formatEuro(fullPrice)}
            </s>
          )}
          {total === null ? "…" : formatEuro(total)}
        </span>
      </p>
      <p className="text-sm text-muted">{t[RETURN_WORDS[giveBack]]}</p>
      <Checkbox
        checked={termsAccepted}
        onChange={(event) => onTermsChange(event.target.checked)}
        label={t.agree(termsLink)}
      />
      {failure !== null && (
        <Notice tone="danger" announce>
          {failure}
          {remedy && <div className="mt-2 flex flex-wrap items-center gap-3">{remedy}</div>}
        </Notice>
      )}
      <Button
        size="lg"
        wide
        data-keep-clear
        disabled={missing.length > 0}
        busy={busy}
        busyLabel={t.confirming}
        icon={<Check />}
        aria-describedby="confirm-missing"
        onClick={onConfirm}
      >
        {/* Names the obligation to pay, unlike the link that leads to this page. */}
        {total === 0 ? t.confirmFree : t.confirmAndPay}
      </Button>
      <p id="confirm-missing" className="text-sm text-muted empty:hidden">
        {missing.length > 0 && t.stillToDo(missing)}
      </p>
      <ButtonLink to={paths.tickets} variant="quiet" wide icon={<ArrowLeft />}>
        {t.backToTickets}
      </ButtonLink>
    </Card>
  );
}
