import type { VoucherDetails } from "@podium/shared/contracts/vouchers";
import { mailLink } from "@podium/shared/words/typed-email";
import { Ban, CircleCheck, KeyRound, Scale, Send } from "virtual:icons";
import { type ReactNode, useState } from "react";
import { formatBelgianDateTime, formatEuro } from "#platform/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { originWords, stateOf, stateWords } from "#modules/office/vouchers-admin/model/voucher-words.ts";
import { PrintVoucher } from "./print-voucher.tsx";
import { VoucherCode } from "./voucher-code.tsx";
import { VoucherLedger } from "./voucher-ledger.tsx";

/** Actions that open a dialog of their own. */
export type VoucherAct = "mail" | "renew" | "correct" | "block";

interface VoucherSheetProps {
  voucher: VoucherDetails;
  onClose: () => void;
  onAct: (act: VoucherAct) => void;
}

export function VoucherSheet({ voucher, onClose, onAct }: VoucherSheetProps) {
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
        <Button variant="secondary" icon={<Send />} disabled={state !== "open"} onClick={() => onAct("mail")}>
          Mailen
        </Button>
        <Button variant="secondary" icon={<KeyRound />} onClick={() => onAct("renew")}>
          Nieuwe code
        </Button>
        <Button variant="secondary" icon={<Scale />} onClick={() => onAct("correct")}>
          Saldo verbeteren
        </Button>
        {blocked ? (
          <Button variant="secondary" icon={<CircleCheck />} onClick={() => onAct("block")}>
            Vrijgeven
          </Button>
        ) : (
          <Button variant="quiet" className="text-danger" icon={<Ban />} onClick={() => onAct("block")}>
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
