import type { Refund } from "@podium/shared/contracts/refunds";
import { fullName } from "@podium/shared/words/typed-name";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { NoShiftLine } from "#entities/cash-shifts/no-shift-line.tsx";
import { api, ApiError } from "#platform/api-client.ts";
import { failedWords, LOOK_FIRST } from "#platform/failed-words.ts";
import { formatEuro } from "#platform/format.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";

interface RefundDialogProps {
  refund: Refund;
  onClose: () => void;
  onDone: (refund: Refund) => void;
}

const whereWords: Readonly<Record<Refund["method"], string>> = {
  ONLINE: "bij de betaaldienst",
  TRANSFER: "bij de bank",
  CASH: "bij de bank",
  CARD: "bij de bank",
};

type Way = "cash" | "money" | "another" | "voucher";

const IN_CASH = {
  value: "cash",
  label: "Contant",
  hint: "Hier noteert u dat u het bedrag aan de kassa teruggaf.",
} as const;

/** Option offered when the server already counted an equal part as the refund from the provider's dashboard. */
const ANOTHER = {
  value: "another",
  label: "Ook dit is terugbetaald",
  hint: "Hier noteert u dat dit deel nog eens terugging, bij de betaaldienst of anders.",
} as const;

/** Records that the volunteer paid the money back themselves, or gives a voucher instead. */
export function RefundDialog({ refund, onClose, onDone }: RefundDialogProps) {
  const { paymentId, amount, reservation, method, providerReference } = refund;
  const { firstname, lastname, email } = reservation.user;
  // A cash payment is refunded in cash, unless it was agreed otherwise.
  const [way, setWay] = useState<Way>(method === "CASH" ? "cash" : "money");
  const [isCounted, setCounted] = useState(false);
  const params = { paymentId };
  const refunding = useMutation({
    mutationFn: () =>
      way === "voucher"
        ? api.refundAsVoucher({ params })
        : api.markRefunded({
            params,
            body: { paidWith: way === "cash" ? "CASH" : "MANUAL", ...(way === "another" && { isAnother: true }) },
          }),
    onSuccess: onDone,
    onError: (error) => {
      if (error instanceof ApiError && error.code === "REFUND_COUNTED") setCounted(true);
    },
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Terugbetalen"
      description={
        <p>
          <strong>{fullName({ firstname, lastname })}</strong> krijgt <strong>{formatEuro(amount)}</strong> terug
          {providerReference !== "" && ` (betaling ${providerReference})`}.
        </p>
      }
      cancelLabel="Nog niet"
      confirmLabel={way === "voucher" ? "Cadeaubon geven" : "Ja, terugbetaald"}
      tone="plain"
      busy={refunding.isPending}
      onConfirm={() => refunding.mutate()}
    >
      <RadioCards<Way>
        legend="Hoe gaat het terug?"
        className="mt-4"
        value={way}
        onChange={(chosen) => {
          refunding.reset();
          setWay(chosen);
        }}
        options={[
          ...(method === "CASH" || method === "CARD" ? [IN_CASH] : []),
          {
            value: "money",
            label: "Het geld is teruggestort",
            hint: `Hier noteert u dat u het zelf terugbetaalde, ${whereWords[method]}.`,
          },
          ...(isCounted ? [ANOTHER] : []),
          {
            value: "voucher",
            label: "Als cadeaubon",
            hint:
              email === ""
                ? "Vraag eerst of de gast dat wil. Er is geen e-mailadres: druk de bon daarna af."
                : `Vraag eerst of de gast dat wil. De bon wordt gemaild naar ${email}.`,
          },
        ]}
      />
      {way === "cash" && <NoShiftLine />}
      <p className="mt-3 text-muted">Dit kan niet ongedaan worden gemaakt.</p>
      <ErrorNotice error={refunding.error} words={failedWords("Er is niets genoteerd.", LOOK_FIRST)} className="mt-4" />
    </ConfirmDialog>
  );
}
