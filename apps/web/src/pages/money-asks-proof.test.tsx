import type { RouteName } from "@podium/shared/contracts/endpoints";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { expect, it } from "vitest";
import { NewDeviceDialog } from "#modules/entrance/door-devices/new-device-dialog.tsx";
import { AccountDialog } from "#modules/office/payments-admin/refund-methods/refund-account.tsx";
import { MakeFileDialog } from "#modules/office/payments-admin/refund-methods/make-file-dialog.tsx";
import { RefundOnlineDialog } from "#modules/office/payments-admin/refund-methods/refund-online.tsx";
import { fill } from "#test/fill.ts";
import { callsOf, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testRefund } from "#test/test-money.ts";

const nothing = (): void => undefined;
const account = { iban: "BE68539007547034", holder: "An Peeters", fingerprint: "abc" };
const refund = testRefund({ hasAccount: true, account });
const overview = {
  passkeys: [],
  authenticatorSince: null,
  recoveryCodesLeft: 0,
  advised: false,
  neededFrom: null,
  proven: false,
  hasPassword: true,
};
const file = { id: 3, madeAt: "2026-11-20T10:00:00.000Z", madeBy: "Bea", isKept: true, lines: [] };
const device = {
  id: 5,
  pairingUrl: "https://podium.example/toestel#token=abc",
  pairBefore: "2026-11-20T10:00:00.000Z",
};

it.each<{ what: string; form: ReactElement; button: string; call: RouteName; response: unknown }>([
  {
    what: "an online refund",
    form: <RefundOnlineDialog refunds={[refund]} onClose={nothing} />,
    button: "Ja, terugstorten",
    call: "refundOnline",
    response: [refund],
  },
  {
    what: "a file for the bank",
    form: <MakeFileDialog refunds={[refund]} onClose={nothing} onMade={nothing} />,
    button: "Bestand van € 24,10 maken",
    call: "makeRefundFile",
    response: file,
  },
  {
    what: "the account of a refund",
    form: <AccountDialog refund={refund} onClose={nothing} onSaved={nothing} />,
    button: "Bewaren",
    call: "setRefundAccount",
    response: refund,
  },
  {
    what: "a device of the entrance",
    form: <NewDeviceDialog devices={[]} onClose={nothing} onMade={nothing} />,
    button: "Toon de QR-code",
    call: "createDoorDevice",
    response: device,
  },
])(
  "asks who one is where $what is refused without it, and then does it by itself",
  async ({ form, button, call, response }) => {
    respond("getSecondStep", overview);
    respond("listRefunds", [refund]);
    respond("listRefundFiles", []);
    respond("prove", null);
    respond(call, (() => (callsOf("prove").length === 0 ? refusal("PROOF_NEEDED") : response)) as never);
    renderScreen(form);
    await userEvent.click(await screen.findByRole("button", { name: button.replaceAll("€ ", "€\u00A0") }));
    await fill(await screen.findByLabelText("Uw wachtwoord"), "mijn geheim");
    await userEvent.click(screen.getByRole("button", { name: "Bevestigen" }));
    await expect.poll(() => callsOf(call).length).toBe(2);
    const [first, second] = callsOf(call).map(({ body }) => body);
    expect(second).toEqual(first);
  },
);
