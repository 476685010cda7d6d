import {
  BlockDialog,
  CorrectDialog,
  MailDialog,
  RenewDialog,
} from "#modules/office/vouchers-admin/components/voucher-dialogs.tsx";
import { SellDialog } from "#modules/office/vouchers-admin/components/sell-dialog.tsx";
import { AccountDialog } from "#modules/office/payments-admin/refund-methods/refund-account.tsx";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { FormCase } from "./mailed-link-forms.tsx";
import { testRefund } from "./test-refund.ts";
import { testVoucher } from "./test-voucher.ts";

const nothing = (): void => undefined;
const voucher = testVoucher({ email: "" });
const REASON: [string, string] = ["Reden", "Vul een reden in."];

export const voucherForms: Record<string, FormCase> = {
  "sale of a voucher": {
    form: <SellDialog onClose={nothing} onSold={nothing} />,
    button: "Cadeaubon maken",
    first: ["Bedrag (€)", "Vul een bedrag in van 1 tot 500 euro, zoals 25 of 37,50."],
    typed: { "Bedrag (€)": "37,50" },
    call: "sellVoucher",
    choose: async () => {
      await userEvent.click(screen.getByLabelText(/^Contant/));
    },
  },
  "blocking a voucher": {
    form: <BlockDialog voucher={voucher} onClose={nothing} onChanged={nothing} />,
    button: "Blokkeren",
    first: REASON,
    typed: { Reden: "Gestolen" },
    call: "blockVoucher",
  },
  "another code for a voucher": {
    form: <RenewDialog voucher={voucher} onClose={nothing} onRenewed={nothing} />,
    button: "Nieuwe code geven",
    first: REASON,
    typed: { Reden: "Verloren" },
    call: "renewVoucher",
  },
  "correcting a voucher": {
    form: <CorrectDialog voucher={voucher} onClose={nothing} onCorrected={nothing} />,
    button: "Saldo verbeteren",
    first: ["Bedrag (€)", "Vul een bedrag in van meer dan 0 tot 500 euro, zoals 5 of 2,50."],
    typed: { "Bedrag (€)": "5", Reden: "Te veel verkocht" },
    call: "correctVoucher",
  },
  "account of a refund": {
    form: <AccountDialog refund={testRefund()} onClose={nothing} onSaved={nothing} />,
    button: "Bewaren",
    first: ["Rekeningnummer", "Vul een rekeningnummer in, zoals BE68 5390 0754 7034."],
    typed: { Rekeningnummer: "BE68 5390 0754 7034" },
    call: "setRefundAccount",
  },
  "mailing a voucher": {
    form: <MailDialog voucher={voucher} onClose={nothing} onMailed={nothing} />,
    button: "Mailen",
    first: ["E-mailadres", "Vul een geldig e-mailadres in, bijvoorbeeld jan@voorbeeld.be."],
    typed: { "E-mailadres": "jan@voorbeeld.be" },
    call: "mailVoucher",
  },
};
