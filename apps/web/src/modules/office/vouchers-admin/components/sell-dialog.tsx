import type { CodedVoucher } from "@podium/shared/contracts/vouchers";
import { useState } from "react";
import { NoShiftLine } from "#entities/cash-shifts/no-shift-line.tsx";
import { RadioCardsField } from "#forms/choice-fields.tsx";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { newId } from "#platform/new-id.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { askVouchersAgain } from "#modules/office/vouchers-admin/api/vouchers.ts";
import type { SaleFields } from "#modules/office/vouchers-admin/model/voucher-form-schema.ts";
import { DONE_ONCE, failedWords } from "#platform/failed-words.ts";
import { formatEuro } from "#platform/format.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { PrintVoucher } from "./print-voucher.tsx";

const NEW_SALE: SaleFields = { amount: "", paid: "", reason: "", name: "", email: "" };

interface SellDialogProps {
  onClose: () => void;
  onSold: (voucher: CodedVoucher) => void;
}

const USUAL = [25, 50, 100];

export function SellDialog({ onClose, onSold }: SellDialogProps) {
  /** One key: a retry after a lost response sells one voucher. */
  const [key] = useState(newId);
  const form = useContractForm({
    schema: async () => (await import("#modules/office/vouchers-admin/model/voucher-form-schema.ts")).saleFieldsSchema,
    defaultValues: NEW_SALE,
    submit: (body) => api.sellVoucher({ body: { ...body, key } }),
    onSuccess: onSold,
    onError: askVouchersAgain,
  });
  return (
    <FormDialog
      form={form}
      title="Cadeaubon verkopen"
      description="De code wordt voor u gemaakt. Daarna drukt u de bon af, of hij gaat meteen per mail."
      submitLabel="Cadeaubon maken"
      words={failedWords("De cadeaubon is niet gemaakt.", DONE_ONCE)}
      onClose={onClose}
    >
      <div>
        <TextField
          label="Bedrag (€)"
          inputMode="decimal"
          autoComplete="off"
          className="max-w-72"
          {...form.field("amount", "Vul een bedrag in van 1 tot 500 euro, zoals 25 of 37,50.")}
        />
        <div role="group" aria-label="Vaak gekozen bedragen" className="mt-2 flex flex-wrap gap-2">
          {USUAL.map((euros) => (
            <Button
              key={euros}
              size="sm"
              variant="secondary"
              onClick={() => form.setValue("amount", String(euros), { shouldDirty: true, shouldValidate: true })}
            >
              € {euros}
            </Button>
          ))}
        </div>
      </div>
      <RadioCardsField
        form={form}
        name="paid"
        sentence="Kies hoe er betaald is."
        legend="Hoe is er betaald?"
        options={[
          { value: "cash", label: "Contant", hint: "U hebt het geld gekregen." },
          { value: "transfer", label: "Overgeschreven", hint: "Het geld staat al op de rekening." },
          { value: "free", label: "Gratis", hint: "Bijvoorbeeld een prijs van de tombola." },
        ]}
      />
      {form.watch("paid") === "cash" && <NoShiftLine />}
      {form.watch("paid") === "free" && (
        <TextField
          label="Waarom gratis?"
          optional
          maxLength={200}
          autoComplete="off"
          {...form.field("reason", "Hou het bij 200 tekens.")}
        />
      )}
      <TextField
        label="Voor wie is de bon?"
        optional
        maxLength={80}
        autoComplete="off"
        hint="Deze naam staat op de bon."
        {...form.field("name", "Hou het bij 80 tekens.")}
      />
      <TextField
        label="E-mailadres"
        type="email"
        optional
        autoComplete="off"
        hint="Vult u een adres in, dan gaat de bon meteen per mail daarheen."
        {...form.field("email", "Vul een geldig e-mailadres in, bijvoorbeeld jan@voorbeeld.be.")}
      />
    </FormDialog>
  );
}

interface SoldDialogProps {
  voucher: CodedVoucher;
  onClose: () => void;
  onAgain: () => void;
}

export function SoldDialog({ voucher, onClose, onAgain }: SoldDialogProps) {
  const { id, code, balance, name, email } = voucher;
  return (
    <Dialog
      title={`Cadeaubon ${id} is gemaakt`}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onAgain}>
            Nog een verkopen
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Klaar
          </Button>
        </>
      }
    >
      <p className="text-lg">
        <strong>{formatEuro(balance)}</strong>
        {name !== "" && ` voor ${name}`}
      </p>
      <p className="mt-3 text-muted">Code</p>
      <p className="font-mono text-2xl font-semibold tracking-wide wrap-anywhere select-all">{code}</p>
      {email !== "" && (
        <Notice tone="success" className="mt-4">
          De bon wordt gemaild naar <strong className="wrap-anywhere">{email}</strong>.
        </Notice>
      )}
      <div className="mt-5">
        <PrintVoucher voucher={voucher} code={code} primary />
      </div>
    </Dialog>
  );
}
