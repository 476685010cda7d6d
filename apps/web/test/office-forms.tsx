import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ChangeCodeDialog, CreateTicketCodeDialog } from "#modules/office/ticket-codes/ticket-code-dialogs.tsx";
import {
  BlockDialog,
  CorrectDialog,
  MailDialog,
  RenewDialog,
} from "#modules/office/vouchers-admin/components/voucher-dialogs.tsx";
import { CloseShiftDialog } from "#modules/office/cash-book/close-shift-dialog.tsx";
import { OpenShiftDialog } from "#modules/office/cash-book/open-shift-dialog.tsx";
import { ProductDialog } from "#modules/office/products-admin/product-dialog.tsx";
import { SellDialog } from "#modules/office/vouchers-admin/components/sell-dialog.tsx";
import { StartDialog } from "#modules/office/rehearsals/start-dialog.tsx";
import { AccountDialog } from "#modules/office/payments-admin/refund-methods/refund-account.tsx";
import { EmptyHallForm } from "#modules/editors/halls-admin/named-hall-forms.tsx";
import { QuickHallForm } from "#modules/editors/halls-admin/quick-hall-form.tsx";
import { type FormCase, nothing } from "./account-forms.tsx";
import { respond } from "./network.ts";
import { testShow } from "./test-show.ts";
import { openShift, testRefund, testVoucher } from "./test-money.ts";

const known = { id: 7, code: "K7M4-P9WX-3HRC", type: "SPONSOR", maxTickets: 4, usedCount: 1 } as const;
const form = <CreateTicketCodeDialog onClose={nothing} onCreated={nothing} />;

async function chooseType(initial: "S" | "K"): Promise<void> {
  screen.getByLabelText("Type").focus();
  await userEvent.keyboard(initial);
}

export const codeForms: Record<string, FormCase> = {
  "rehearsal of an opening": {
    form: <StartDialog showId={1} onClose={nothing} onStarted={nothing} />,
    button: "Begin te oefenen",
    first: ["Hoeveel mensen", "Vul een getal in van 10 tot 2000."],
    typed: { "Hoeveel mensen": "400", "Binnen hoeveel seconden ze aankomen": "90" },
    call: "startRehearsal",
    begin: () => userEvent.clear(screen.getByLabelText("Hoeveel mensen")),
  },
  "ticket code": {
    form,
    button: "Aanmaken",
    first: ["Type", "Kies een type."],
    typed: { "Maximum aantal tickets:": "12" },
    call: "createTicketCode",
    prepare: () => respond("listShows", []),
    choose: () => chooseType("S"),
  },
  product: {
    form: <ProductDialog product={null} named={[]} onClose={nothing} onSaved={nothing} />,
    button: "Aanmaken",
    first: ["Naam", "Vul een naam in van ten hoogste 60 tekens."],
    typed: { Naam: "Drankkaart", "Prijs (€)": "10" },
    call: "createProduct",
    prepare: () => respond("listShows", []),
  },
  "change of a ticket code": {
    form: (
      <ChangeCodeDialog code={{ ...known, name: "x".repeat(61) }} named={[]} onClose={nothing} onChanged={nothing} />
    ),
    button: "Bewaren",
    first: ["Naam (niet verplicht)", "Een naam heeft ten hoogste 60 tekens, op één lijn."],
    typed: { "Naam (niet verplicht)": "Sponsors" },
    call: "updateTicketCode",
    prepare: () => respond("listShows", [testShow({ id: 4, name: "De vrek" })]),
    choose: async () => userEvent.click(await screen.findByLabelText(/^De vrek/)),
  },
  "code with a discount for some shows": {
    form,
    button: "Aanmaken",
    first: ["Percentage (%)", "Vul een getal in van 1 tot 100."],
    typed: { "Percentage (%)": "15", "Maximum aantal tickets:": "12" },
    call: "createTicketCode",
    prepare: () => respond("listShows", [testShow({ id: 4, name: "De vrek" })]),
    begin: async () => {
      await chooseType("K");
      await userEvent.clear(screen.getByLabelText("Percentage (%)"));
    },
    choose: async () => userEvent.click(await screen.findByLabelText(/^De vrek/)),
  },
};

const voucher = testVoucher({ email: "" });
const REASON: [string, string] = ["Reden", "Vul een reden in."];

export const voucherForms: Record<string, FormCase> = {
  "opening a shift at the till": {
    form: <OpenShiftDialog onClose={nothing} />,
    button: "Dienst openen",
    first: ["Wisselgeld (€)", "Vul een bedrag in, zoals 150 of 87,50."],
    typed: { "Wisselgeld (€)": "87,50" },
    call: "openCashShift",
  },
  "closing a shift at the till": {
    form: <CloseShiftDialog shift={openShift()} isOwn onClose={nothing} onClosed={nothing} />,
    button: "Afsluiten",
    first: ["Geteld (€)", "Vul een bedrag in, zoals 174 of 173,50."],
    typed: { "Geteld (€)": "173,50" },
    call: "closeCashShift",
  },
  "sale of a voucher": {
    form: <SellDialog onClose={nothing} onSold={nothing} />,
    button: "Cadeaubon maken",
    first: ["Bedrag (€)", "Vul een bedrag in van 1 tot 500 euro, zoals 25 of 37,50."],
    typed: { "Bedrag (€)": "37,50" },
    call: "sellVoucher",
    prepare: () => respond("listCashShifts", { own: null, shifts: [] }),
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

const dialog = { onMade: nothing, onBack: nothing, onClose: nothing };
const NAME_MISSING = "Geef de zaal een naam, bijvoorbeeld Parochiezaal.";

export const hallForms: Record<string, FormCase> = {
  "empty hall": {
    form: <EmptyHallForm {...dialog} />,
    button: "Beginnen met tekenen",
    first: ["Naam van de zaal", NAME_MISSING],
    typed: { "Naam van de zaal": "Schoolzaal" },
    call: "createHall",
  },
  "quick hall": {
    form: <QuickHallForm {...dialog} />,
    button: "Zaal maken",
    first: ["Naam van de zaal", NAME_MISSING],
    typed: { "Naam van de zaal": "Schoolzaal", "Hoeveel rijen?": "3", "Hoeveel tafels?": "2" },
    call: "createHall",
  },
};
