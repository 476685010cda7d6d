import type { Wallet } from "@podium/shared/contracts/wallet";
import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { api } from "#platform/api-client.ts";
import { setToken } from "#platform/session.ts";
import { callsOf, pending, refusal, respond } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { WalletButtons, walletsFor } from "./wallet-buttons.tsx";

const BOTH: Wallet[] = ["APPLE", "GOOGLE"];

describe("which wallets are offered", () => {
  it.for([
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", BOTH, ["APPLE"]],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", BOTH, ["APPLE"]],
    ["Mozilla/5.0 (Linux; Android 15; Pixel 9)", BOTH, ["GOOGLE"]],
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64)", BOTH, BOTH],
    ["Mozilla/5.0 (Linux; Android 15; Pixel 9)", ["APPLE"] as Wallet[], []],
  ] as const)("is what the device opens: %s", ([userAgent, offered, wallets]) => {
    expect(walletsFor(userAgent, offered).wallets).toEqual(wallets);
  });
});

const canPress = (button: HTMLElement): boolean => button.getAttribute("aria-disabled") !== "true";
const add = (wallet: Wallet) => api.addToWallet({ params: { id: 7 }, body: { wallet } });

describe("the buttons", () => {
  beforeEach(() => setToken("token"));

  it("are not there when no wallet is set", () => {
    renderScreen(<WalletButtons offered={[]} add={add} />);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByText(/telefoon/)).toBeNull();
  });

  it("ask for one ticket, however often they are pressed meanwhile, and can be pressed again after it", async () => {
    const adding = pending("addToWallet");
    renderScreen(<WalletButtons offered={BOTH} add={add} />);
    const [apple, google] = screen.getAllByRole("button");
    if (!apple || !google) throw new Error("no buttons");
    fireEvent.click(google);
    expect((await adding.called()).body).toEqual({ wallet: "GOOGLE" });
    await expect.poll(() => canPress(apple)).toBe(false);
    for (const button of [google, apple]) fireEvent.click(button);
    await act(() => adding.respond({ url: "#pass" }));
    await expect.poll(() => canPress(apple)).toBe(true);
    expect(callsOf("addToWallet")).toHaveLength(1);
    fireEvent.click(apple);
    expect((await adding.called()).body).toEqual({ wallet: "APPLE" });
  });

  it("say why it did not work, and can be pressed again", async () => {
    respond("addToWallet", () => refusal("WALLET_AWAY"));
    renderScreen(<WalletButtons offered={BOTH} add={add} />);
    fireEvent.click(screen.getByRole("button", { name: "Toevoegen aan Google Wallet" }));
    expect(await screen.findByText(/Google Wallet antwoordt nu niet\. Probeer het straks opnieuw/)).toBeTruthy();
    expect(callsOf("addToWallet")).toHaveLength(1);
    expect(canPress(screen.getByRole("button", { name: "Toevoegen aan Google Wallet" }))).toBe(true);
  });
});
