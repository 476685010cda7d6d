import type { SecondStepOverview } from "@podium/shared/contracts/second-step";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { callsOf, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { store } from "#platform/state.ts";
import { toastsAtom } from "#ui/toast.ts";
import { SecondStepSection } from "./second-step-section.tsx";

const passkey = (name: string) => ({ id: 4, name, createdAt: "2026-11-20T10:00:00.000Z", lastUsedAt: null });
const having = (...passkeys: SecondStepOverview["passkeys"]): SecondStepOverview => ({
  passkeys,
  authenticatorSince: null,
  recoveryCodesLeft: 10,
  advised: false,
  neededFrom: null,
  proven: false,
  hasPassword: true,
});

async function openName() {
  await userEvent.click(await screen.findByRole("button", { name: "Passkey Telefoon een andere naam geven" }));
  const dialog = within(screen.getByRole("dialog", { name: "Passkey een andere naam geven" }));
  const field = dialog.getByLabelText("Naam");
  expect(field).toHaveProperty("value", "Telefoon");
  await userEvent.clear(field);
  await userEvent.type(field, "Laptop{Enter}");
  return dialog;
}

it("gives a passkey another name by the keyboard, and asks no proof for it", async () => {
  respond("getSecondStep", having(passkey("Telefoon")));
  respond("renamePasskey", () => {
    respond("getSecondStep", having(passkey("Laptop")));
    return passkey("Laptop");
  });
  renderScreen(<SecondStepSection whose="Rosa" />);
  await openName();
  expect(await screen.findByText("Laptop")).toBeDefined();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(callsOf("renamePasskey").map(({ path, body }) => [path, body])).toEqual([
    ["/api/user/passkeys/4", { name: "Laptop" }],
  ]);
});

it("says so when the passkey is gone, and shows what is left once that is closed", async () => {
  respond("getSecondStep", having(passkey("Telefoon")));
  respond("renamePasskey", () => {
    respond("getSecondStep", having());
    return refusal("PASSKEY_NOT_FOUND");
  });
  renderScreen(<SecondStepSection whose="Rosa" />);
  const dialog = await openName();
  expect(await dialog.findByText("Deze passkey bestaat niet (meer).")).toBeDefined();
  await userEvent.click(dialog.getByRole("button", { name: "Terug" }));
  await screen.findByRole("button", { name: "Passkey toevoegen" });
  await expect.poll(() => screen.queryByText("Telefoon")).toBeNull();
});

it("says that the app is set up only once the recovery codes are stored: before, it would cover them", async () => {
  store.set(toastsAtom, null);
  respond("getSecondStep", { ...having(), proven: true });
  respond("startAuthenticator", { key: "JBSWY3DPEHPK3PXP", uri: "otpauth://totp/x?secret=JBSWY3DPEHPK3PXP" });
  respond("confirmAuthenticator", { recoveryCodes: ["ABCD-EFGH-JKMN"] });
  renderScreen(<SecondStepSection whose="Rosa" />);
  await userEvent.click(await screen.findByRole("button", { name: "Authenticator-app instellen" }));
  await userEvent.type(await screen.findByLabelText("Code uit de app"), "123456{Enter}");
  await userEvent.click(await screen.findByLabelText("Ik heb ze bewaard"));
  expect(store.get(toastsAtom)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Klaar" }));
  expect(store.get(toastsAtom)).toMatchObject([{ message: "De authenticator-app is ingesteld." }]);
});
