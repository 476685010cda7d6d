import type { RouteName } from "@podium/shared/contracts/routes";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { expect, it } from "vitest";
import { NewDeviceDialog } from "#features/door-devices/new-device-dialog.tsx";
import { AccountDialog } from "#features/payments-admin/refund-roads/account-dialog.tsx";
import { MakeFileDialog } from "#features/payments-admin/refund-roads/make-file-dialog.tsx";
import { RefundOnlineDialog } from "#features/payments-admin/refund-roads/refund-online-dialog.tsx";
import { fill } from "#test/fill.ts";
import { callsOf, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { testRefund } from "#test/test-refund.ts";

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

it.each<[string, ReactElement, button: string, call: RouteName, answer: unknown]>([
  [
    "an online refund",
    <RefundOnlineDialog refunds={[refund]} onClose={nothing} />,
    "Ja, terugstorten",
    "refundOnline",
    [refund],
  ],
  [
    "a file for the bank",
    <MakeFileDialog refunds={[refund]} onClose={nothing} onMade={nothing} />,
    "Bestand van € 24,10 maken",
    "makeRefundFile",
    file,
  ],
  [
    "the account of a refund",
    <AccountDialog refund={refund} onClose={nothing} onSaved={nothing} />,
    "Bewaren",
    "setRefundAccount",
    refund,
  ],
  [
    "a device of the entrance",
    <NewDeviceDialog devices={[]} onClose={nothing} onMade={nothing} />,
    "Toon de QR-code",
    "createDoorDevice",
    device,
  ],
])(
  "asks who one is where %s is refused without it, and then does it by itself",
  async (_what, form, button, call, answer) => {
    respond("getSecondStep", overview);
    respond("listRefunds", [refund]);
    respond("listRefundFiles", []);
    respond("prove", null);
    respond(call, (() => (callsOf("prove").length === 0 ? refusal("PROOF_NEEDED") : answer)) as never);
    renderScreen(form);
    await userEvent.click(await screen.findByRole("button", { name: button.replaceAll("€ ", "€\u00A0") }));
    await fill(await screen.findByLabelText("Uw wachtwoord"), "mijn geheim");
    await userEvent.click(screen.getByRole("button", { name: "Bevestigen" }));
    await expect.poll(() => callsOf(call).length).toBe(2);
    const [first, second] = callsOf(call).map(({ body }) => body);
    expect(second).toEqual(first);
  },
);
