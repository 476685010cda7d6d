import type { GiveBack } from "@podium/shared/contracts/shows";
import { countedSeats } from "@podium/shared/halls/seat-names";
import { ArrowLeft, Check } from "lucide-react";
import type { ReactNode } from "react";
import type { Priced } from "@podium/shared/price-lines";
import { ReductionLines } from "#entities/reservations/price-lines.tsx";
import { formatEuro } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";

const BOUGHT_BY_ANOTHER =
  "Kunt u niet komen? Dan kunt u uw tickets teruggeven tot de deuren opengaan. Koopt iemand anders uw plaats, dan krijgt u";
const RETURN_WORDS: Record<GiveBack, string> = {
  NO: "Tickets voor een voorstelling op een vaste datum worden niet terugbetaald. Andere plaatsen kiezen of uw tickets doorgeven kan wel.",
  VOUCHER: `${BOUGHT_BY_ANOTHER} een cadeaubon.`,
  MONEY: `${BOUGHT_BY_ANOTHER} uw geld terug.`,
};

interface ConfirmFooterProps {
  seatCount: number;
  /** In euros; null while the server works it out. */
  total: number | null;
  /** Without a code, in euros. */
  fullPrice: number;
  /** What several codes take off, each. */
  reductions: Priced | undefined;
  /** Whether tickets of the show can be given back, and how their money returns. */
  giveBack: GiveBack;
  /** What is missing before confirming. */
  missing: readonly string[];
  termsAccepted: boolean;
  onTermsChange: (accepted: boolean) => void;
  busy: boolean;
  failure: string | null;
  /** What helps against the failure. */
  remedy: ReactNode;
  onConfirm: () => void;
}

/** Stays in view beside the form on a wide screen. */
export function ConfirmFooter(props: ConfirmFooterProps) {
  const {
    seatCount,
    total,
    fullPrice,
    reductions,
    giveBack,
    missing,
    termsAccepted,
    onTermsChange,
    busy,
    failure,
    remedy,
    onConfirm,
  } = props;
  return (
    <Card className="flex flex-col gap-4 lg:sticky lg:top-24">
      <h2 className="text-xl">Totaal</h2>
      {reductions && <ReductionLines priced={reductions} />}
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-muted">{countedSeats(seatCount)}</span>
        <span aria-live="polite" className="text-2xl font-semibold tabular-nums">
          {total !== null && total < fullPrice && (
            <s className="mr-2 text-lg font-normal text-muted">
              <span className="sr-only">In plaats van </span>
              {formatEuro(fullPrice)}
            </s>
          )}
          {total === null ? "…" : formatEuro(total)}
        </span>
      </p>
      <p className="text-sm text-muted">{RETURN_WORDS[giveBack]}</p>
      <Checkbox
        checked={termsAccepted}
        onChange={(event) => onTermsChange(event.target.checked)}
        label={
          <>
            Ik ga akkoord met de{" "}
            <Link to={paths.terms} target="_blank" className="text-link">
              voorwaarden
            </Link>
          </>
        }
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
        busyLabel="Bezig met bevestigen..."
        icon={<Check />}
        aria-describedby="confirm-missing"
        onClick={onConfirm}
      >
        Bevestig reservering
      </Button>
      <p id="confirm-missing" className="text-sm text-muted empty:hidden">
        {missing.length > 0 && `Nog te doen: ${missing.join(", ")}.`}
      </p>
      <ButtonLink to={paths.tickets} variant="quiet" wide icon={<ArrowLeft />}>
        Terug naar Tickets
      </ButtonLink>
    </Card>
  );
}
