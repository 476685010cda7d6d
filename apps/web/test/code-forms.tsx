import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ChangeCodeDialog, CreateTicketCodeDialog } from "#modules/office/ticket-codes/ticket-code-dialogs.tsx";
import type { FormCase } from "./mailed-link-forms.tsx";
import { respond } from "./network.ts";
import { testShow } from "./test-show.ts";

const nothing = (): void => undefined;
const known = { id: 7, code: "K7M4-P9WX-3HRC", type: "SPONSOR", maxTickets: 4, usedCount: 1 } as const;
const form = <CreateTicketCodeDialog onClose={nothing} onCreated={nothing} />;

async function chooseType(initial: "S" | "K"): Promise<void> {
  screen.getByLabelText("Type").focus();
  await userEvent.keyboard(initial);
}

export const codeForms: Record<string, FormCase> = {
  "ticket code": {
    form,
    button: "Aanmaken",
    first: ["Type", "Kies een type."],
    typed: { "Maximum aantal tickets:": "12" },
    call: "createTicketCode",
    prepare: () => respond("listShows", []),
    choose: () => chooseType("S"),
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
