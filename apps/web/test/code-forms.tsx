import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CreateTicketCodeDialog } from "#features/ticket-codes/create-ticket-code-dialog.tsx";
import type { FormCase } from "./mailed-link-forms.tsx";
import { respond } from "./network.ts";
import { testShow } from "./test-show.ts";

const nothing = (): void => undefined;
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
    choose: () => chooseType("S"),
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
