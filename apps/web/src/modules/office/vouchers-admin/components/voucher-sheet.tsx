import type { CodedVoucher, VoucherDetails } from "@podium/shared/contracts/vouchers";
import { mailLink } from "@podium/shared/words/typed-email";
import { Ban, CircleCheck, Eye, KeyRound, Scale, Send } from "virtual:icons";
import { type ReactNode, useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { formatBelgianDateTime, formatEuro } from "#platform/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import {
  ledgerLines,
  originWords,
  signedEuro,
  stateOf,
  stateWords,
} from "#modules/office/vouchers-admin/model/voucher-words.ts";
import { api } from "#platform/api-client.ts";
import { toast } from "#ui/toast.ts";
import { reservationPath } from "#platform/paths.ts";
import { Link } from "#ui/link.tsx";
import { PrintVoucher } from "./print-voucher.tsx";

/** Actions that open a dialog of their own. */
export type VoucherAction = "mail" | "renew" | "correct" | "block";

interface VoucherSheetProps {
  voucher: VoucherDetails;
  onClose: () => void;
  onAction: (action: VoucherAction) => void;
}

export function VoucherSheet({ voucher, onClose, onAction }: VoucherSheetProps) {
  const { id, balance, amount, name, email, createdAt, blocked, entries, maskedCode } = voucher;
  const [shown, setShown] = useState<{ code: string; maskedCode: string }>();
  // A voucher that got another code meanwhile no longer shows the old one.
  const code = shown?.maskedCode === maskedCode ? shown.code : undefined;
  const state = stateOf(voucher);
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={`Cadeaubon ${id}`}
      footer={
        <Button variant="secondary" onClick={onClose}>
          Sluiten
        </Button>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2">
        <Fact label="Staat">
          <Badge tone={stateWords[state].tone}>{stateWords[state].word}</Badge>
        </Fact>
        <Fact label="Saldo">
          <strong className="text-lg tabular-nums">{formatEuro(balance)}</strong>
          <span className="text-muted"> van {formatEuro(amount)}</span>
        </Fact>
        <Fact label="Code">
          <VoucherCode voucher={voucher} code={code} onShown={setShown} />
        </Fact>
        {name !== "" && <Fact label="Voor">{name}</Fact>}
        {email !== "" && (
          <Fact label="E-mailadres">
            <a href={mailLink(email)} className="text-link wrap-anywhere">
              {email}
            </a>
          </Fact>
        )}
        <Fact label="Gemaakt">
          {formatBelgianDateTime(createdAt)}, {originWords(voucher).toLowerCase()}
        </Fact>
      </dl>
      <div role="group" aria-label="Acties" className="mt-5 flex flex-wrap gap-3">
        <PrintVoucher voucher={voucher} code={code} />
        <Button variant="secondary" icon={<Send />} disabled={state !== "open"} onClick={() => onAction("mail")}>
          Mailen
        </Button>
        <Button variant="secondary" icon={<KeyRound />} onClick={() => onAction("renew")}>
          Nieuwe code
        </Button>
        <Button variant="secondary" icon={<Scale />} onClick={() => onAction("correct")}>
          Saldo verbeteren
        </Button>
        {blocked ? (
          <Button variant="secondary" icon={<CircleCheck />} onClick={() => onAction("block")}>
            Vrijgeven
          </Button>
        ) : (
          <Button variant="quiet" className="text-danger" icon={<Ban />} onClick={() => onAction("block")}>
            Blokkeren
          </Button>
        )}
      </div>
      {blocked && (
        <p className="mt-2 text-sm text-muted">
          Niemand kan nu met deze bon betalen. Is de bon terecht, geef hem dan vrij; is hij verloren, geef dan een
          nieuwe code.
        </p>
      )}
      <section aria-labelledby={`ledger-${id}`} className="mt-6">
        <h3 id={`ledger-${id}`} className="mb-2 text-lg">
          Wat ermee gebeurde
        </h3>
        <VoucherLedger entries={entries} />
      </section>
    </Dialog>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

interface VoucherCodeProps {
  voucher: VoucherDetails;
  /** Undefined until somebody requests the code. */
  code: string | undefined;
  onShown: (voucher: CodedVoucher) => void;
}

/** Masked until somebody requests the code, which is logged: whoever reads it can spend the voucher. */
function VoucherCode({ voucher: { id, maskedCode }, code, onShown }: VoucherCodeProps) {
  const asking = useMutation({
    mutationFn: () => api.showVoucherCode({ params: { id } }),
    onSuccess: onShown,
    onError: () => toast.error("De code is niet opgehaald. Probeer het opnieuw."),
  });
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="font-mono text-lg font-semibold tracking-wide wrap-anywhere select-all">
        {code ?? maskedCode}
      </span>
      {code === undefined && (
        <Button variant="quiet" icon={<Eye />} busy={asking.isPending} onClick={() => asking.mutate()}>
          Code tonen
        </Button>
      )}
    </span>
  );
}

/** The entries with the balance after each, newest first. */
function VoucherLedger({ entries }: Pick<VoucherDetails, "entries">) {
  return (
    <ol className="divide-y divide-line border-y border-line">
      {ledgerLines(entries).map(({ id, word, amount, balance, reservationId, actor, reason, at }) => (
        <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2.5">
          <p>
            <strong>{word}</strong>
            {reservationId !== null && (
              <>
                {": "}
                <Link to={reservationPath(reservationId)} className="text-link">
                  reservering {reservationId}
                </Link>
              </>
            )}
          </p>
          <p className="text-right font-semibold whitespace-nowrap tabular-nums">{signedEuro(amount)}</p>
          <p className="text-sm text-muted wrap-anywhere">
            {formatBelgianDateTime(at)}
            {actor !== null && `, ${actor}`}
            {reason !== "" && `: ${reason}`}
          </p>
          <p className="text-right text-sm whitespace-nowrap text-muted tabular-nums">
            {amount !== 0 && `saldo ${formatEuro(balance)}`}
          </p>
        </li>
      ))}
    </ol>
  );
}
