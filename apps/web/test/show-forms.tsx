import type { Chooser, ShowChangeState } from "@podium/shared/contracts/show-changes";
import { namedById } from "@podium/shared/halls/seat-names";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PassOnDialog } from "#modules/buy/ticket-handover/pass-on-dialog.tsx";
import { PresaleCode } from "#modules/buy/reservations/components/presale-code.tsx";
import { ChoiceForm } from "#modules/buy/show-choices/choice-form.tsx";
import { AnnounceDialog } from "#modules/editors/shows-admin/changes/announce-dialog.tsx";
import { CancelShowDialog } from "#modules/editors/shows-admin/changes/cancel-show-dialog.tsx";
import { ChooseForDialog } from "#modules/editors/shows-admin/changes/choose-for-dialog.tsx";
import { MessageDialog } from "#modules/editors/shows-admin/message-dialog.tsx";
import { type FormCase, nothing } from "./account-forms.tsx";
import { respond } from "./network.ts";
import { testReservation } from "./test-reservation.ts";
import { testShow } from "./test-show.ts";
import { testSite } from "./test-site.ts";

const AT = "2098-12-05T19:00:00.000Z";
const show = testShow({ dateTime: AT, salesCloseAt: AT });
const SUBJECT: [string, string] = ["Onderwerp", "Vul een onderwerp in."];
const TYPED = { Onderwerp: "Over uw tickets", Bericht: "Tot dan!" };
const IBAN = { Rekeningnummer: "BE68 5390 0754 7034" };

/** State of a show for which three holders have paid tickets. */
export const testShowChange = (holders: Partial<ShowChangeState["holders"]> = {}): ShowChangeState => ({
  holders: {
    people: 3,
    reservations: 3,
    seats: 5,
    amount: 60,
    unpaid: 1,
    reach: 4,
    reachOfCancellation: 3,
    toCall: [],
    waiting: 0,
    ...holders,
  },
  change: null,
});

/** A visitor who has not chosen yet, and needs to give a bank account for a refund. */
export const testChooser = (more: Partial<Chooser> = {}): Chooser => ({
  reservationId: 46,
  name: "Jos Vermeulen",
  email: "",
  number: "0470112233",
  seats: [namedById("R1-A"), namedById("R1-B")],
  amount: 24,
  choice: null,
  chosenAt: null,
  chosenBy: null,
  choices: ["VOUCHER", "MONEY", "GIFT"],
  isRefunded: false,
  voucherIds: [],
  needsIban: true,
  holder: "Jan Peeters",
  ...more,
});

const mail = {
  first: SUBJECT,
  typed: TYPED,
  prepare: () => {
    respond("getSite", testSite());
    respond("getShowChange", testShowChange());
    const reach = { people: 12, reservations: 15, withoutAddress: 0 };
    respond("listShowMessages", { reach: { CONFIRMED: reach, ACTIVE: reach }, items: [] });
    respond("previewShowMessage", { subject: "", html: "<p>Beste</p>", text: "Beste" });
  },
  begin: async () => userEvent.clear(await screen.findByLabelText("Onderwerp")),
};

/** Forms of mails about a show, and of the replies by holders of its tickets. */
export const showForms: Record<string, FormCase> = {
  "cancelling a show": {
    ...mail,
    form: <CancelShowDialog show={show} onClose={nothing} onCancelled={nothing} />,
    button: "Afgelasten…",
    confirm: "Ja, afgelasten",
    call: "cancelShow",
  },
  "announcing a change": {
    ...mail,
    form: (
      <AnnounceDialog
        show={{ ...show, told: { dateTime: "2098-11-29T19:00:00.000Z" } }}
        onClose={nothing}
        onSent={nothing}
        onSkipped={nothing}
      />
    ),
    button: "Versturen…",
    confirm: "Nu versturen",
    call: "announceChange",
  },
  "message to holders": {
    ...mail,
    form: <MessageDialog show={show} onClose={nothing} />,
    button: "Versturen…",
    confirm: "Nu versturen",
    call: "sendShowMessage",
  },
  "choice of a visitor": {
    form: (
      <ChoiceForm
        asked={{
          id: 46,
          seats: [namedById("R1-A")],
          amount: 24,
          onVouchers: 0,
          choice: null,
          choices: ["MONEY", "GIFT"],
          needsIban: true,
          holder: "Jan Peeters",
        }}
        kind="CANCELLED"
        token="secret"
        onChosen={nothing}
        onRefused={nothing}
        onLeave={undefined}
      />
    ),
    button: "Bevestig mijn keuze",
    confirm: "Ja, dit wil ik",
    first: [/^Mijn geld terug/, "Kies eerst wat u wilt."],
    typed: IBAN,
    call: "choose",
    choose: () => userEvent.click(screen.getByLabelText(/^Mijn geld terug/)),
  },
  "choice by telephone": {
    form: <ChooseForDialog chooser={testChooser()} onClose={nothing} onChosen={nothing} />,
    button: "Deze keuze bewaren",
    first: ["Cadeaubon", "Kies wat deze persoon wil."],
    typed: IBAN,
    call: "chooseFor",
    choose: () => userEvent.click(screen.getByLabelText("Geld terug")),
  },
  "pass on": {
    form: <PassOnDialog id={7} seats={testReservation().seats.slice(0, 1)} onClose={nothing} />,
    button: "Doorgeven",
    first: ["Naam van wie komt", "Vul de naam in van wie met het ticket komt."],
    typed: { "Naam van wie komt": "Rosa Maas", "E-mailadres van wie komt": "rosa@voorbeeld.be" },
    call: "passTicketsOn",
  },
  "pass on one of two": {
    form: <PassOnDialog id={7} seats={testReservation().seats} onClose={nothing} />,
    button: "Doorgeven",
    first: ["Rij 1, stoel A", "Kies minstens één ticket."],
    typed: { "Naam van wie komt": "Rosa Maas", "E-mailadres van wie komt": "rosa@voorbeeld.be" },
    call: "passTicketsOn",
    choose: () => userEvent.click(screen.getByLabelText("Rij 1, stoel A")),
  },
  "presale code": {
    form: <PresaleCode signedIn />,
    button: "Gebruik deze code",
    first: ["Voorverkoopcode", "Vul uw voorverkoopcode in."],
    typed: { Voorverkoopcode: "VROE-GERE-IGEN" },
    call: "validateCode",
  },
};
