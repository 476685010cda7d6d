import { type ComponentProps, useState } from "react";
import type { VoucherDetails } from "@podium/shared/contracts/vouchers";
import { TextField } from "#ui/text-field.tsx";
import { ConfirmFormDialog } from "#forms/confirm-form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { formatEuro } from "#platform/format.ts";
import { ErrorNotice } from "#ui/notice.tsx";
import { askVouchersAgain } from "#modules/office/vouchers-admin/api/vouchers.ts";
import { voucherName } from "#modules/office/vouchers-admin/model/voucher-words.ts";
import { DONE_ONCE, failedWords, LOOK_FIRST } from "#platform/failed-words.ts";
import { RadioCardsField } from "#forms/choice-fields.tsx";
import { FormDialog } from "#forms/form-dialog.tsx";
import { newId } from "#platform/new-id.ts";

/** Why a voucher is changed; readers of its ledger see the reason. */
function ReasonField(field: Omit<ComponentProps<typeof TextField>, "label">) {
  return <TextField label="Reden" hint="Staat bij de bon." maxLength={200} autoComplete="off" {...field} />;
}

interface BlockDialogProps {
  voucher: VoucherDetails;
  onClose: () => void;
  onChanged: (voucher: VoucherDetails) => void;
}

/** Blocks a voucher, or unblocks it. */
export function BlockDialog({ voucher, onClose, onChanged }: BlockDialogProps) {
  const { id, balance } = voucher;
  // The state when the dialog opened: after a lost response the same button must not do the opposite.
  const [blocked] = useState(voucher.blocked);
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/vouchers")).voucherReasonSchema,
    submit: ({ reason }) => api.blockVoucher({ params: { id }, body: { blocked: !blocked, reason } }),
    onSuccess: onChanged,
    onError: askVouchersAgain,
  });
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={blocked ? "Cadeaubon vrijgeven" : "Cadeaubon blokkeren"}
      description={
        <p>
          {blocked
            ? `De ${voucherName(voucher)} is daarna weer te gebruiken. Er staat ${formatEuro(balance)} op.`
            : `Met de ${voucherName(voucher)} kan dan niemand meer betalen. Het saldo van ${formatEuro(balance)} blijft staan, en u kunt hem later weer vrijgeven.`}
        </p>
      }
      cancelLabel="Terug"
      confirmLabel={blocked ? "Vrijgeven" : "Blokkeren"}
      tone={blocked ? "plain" : "danger"}
    >
      <ReasonField {...form.field("reason", "Vul een reden in.")} />
      <ErrorNotice error={form.failure} words={failedWords("Er is niets veranderd.", LOOK_FIRST)} />
    </ConfirmFormDialog>
  );
}

interface CorrectDialogProps {
  voucher: VoucherDetails;
  onClose: () => void;
  onCorrected: (voucher: VoucherDetails) => void;
}

export function CorrectDialog({ voucher, onClose, onCorrected }: CorrectDialogProps) {
  const { id, balance } = voucher;
  /** One key: a retry after a lost response changes the balance once. */
  const [key] = useState(newId);
  const form = useContractForm({
    schema: async () =>
      (await import("#modules/office/vouchers-admin/model/voucher-form-schema.ts")).correctionFieldsSchema,
    defaultValues: { direction: "off" as const, amount: "", reason: "" },
    submit: (body) => api.correctVoucher({ params: { id }, body: { ...body, key } }),
    onSuccess: onCorrected,
    onError: askVouchersAgain,
  });
  return (
    <FormDialog
      form={form}
      title="Saldo verbeteren"
      description={`Op de ${voucherName(voucher)} staat ${formatEuro(balance)}.`}
      submitLabel="Saldo verbeteren"
      words={failedWords("Het saldo is niet veranderd.", DONE_ONCE)}
      onClose={onClose}
    >
      <RadioCardsField
        form={form}
        name="direction"
        sentence="Kies of er geld af gaat of bij komt."
        legend="Wat moet er gebeuren?"
        options={[
          { value: "off", label: "Geld eraf halen" },
          { value: "on", label: "Geld erbij zetten" },
        ]}
      />
      <TextField
        label="Bedrag (€)"
        inputMode="decimal"
        autoComplete="off"
        className="max-w-72"
        {...form.field("amount", "Vul een bedrag in van meer dan 0 tot 500 euro, zoals 5 of 2,50.")}
      />
      <ReasonField {...form.field("reason", "Vul een reden in.")} />
    </FormDialog>
  );
}

interface MailDialogProps {
  voucher: VoucherDetails;
  onClose: () => void;
  onMailed: (voucher: VoucherDetails) => void;
}

const MAYBE_TWICE = "Opnieuw proberen kan geen kwaad: hoogstens komt de mail twee keer aan.";

export function MailDialog({ voucher, onClose, onMailed }: MailDialogProps) {
  const { id, email } = voucher;
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/vouchers")).mailVoucher.body,
    defaultValues: { email },
    submit: (body) => api.mailVoucher({ params: { id }, body }),
    onSuccess: onMailed,
    onError: askVouchersAgain,
  });
  return (
    <FormDialog
      form={form}
      title="Cadeaubon mailen"
      description={`De ${voucherName(voucher)} gaat als pdf naar dit adres. Wie de mail heeft, kan ermee betalen.`}
      submitLabel="Mailen"
      words={failedWords("De bon is niet gemaild.", MAYBE_TWICE)}
      onClose={onClose}
    >
      <TextField
        label="E-mailadres"
        type="email"
        autoComplete="off"
        {...form.field("email", "Vul een geldig e-mailadres in, bijvoorbeeld jan@voorbeeld.be.")}
      />
    </FormDialog>
  );
}

interface RenewDialogProps {
  voucher: VoucherDetails;
  onClose: () => void;
  onRenewed: (voucher: VoucherDetails) => void;
}

/** Gives a lost voucher another code. */
export function RenewDialog({ voucher, onClose, onRenewed }: RenewDialogProps) {
  const { id, balance, blocked } = voucher;
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/vouchers")).voucherReasonSchema,
    submit: (body) => api.renewVoucher({ params: { id }, body }),
    onSuccess: onRenewed,
    onError: askVouchersAgain,
  });
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title="Nieuwe code geven"
      description={
        <p>
          Is de bon verloren? De {voucherName(voucher)} krijgt een andere code, en de oude werkt meteen niet meer. Het
          saldo van {formatEuro(balance)} blijft staan. {blocked && "De bon is daarna ook niet meer geblokkeerd. "}Druk
          de bon daarna opnieuw af.
        </p>
      }
      cancelLabel="Terug"
      confirmLabel="Nieuwe code geven"
    >
      <ReasonField hint="Bijvoorbeeld: verloren. Staat bij de bon." {...form.field("reason", "Vul een reden in.")} />
      <ErrorNotice error={form.failure} words={failedWords("De code is niet veranderd.", LOOK_FIRST)} />
    </ConfirmFormDialog>
  );
}
