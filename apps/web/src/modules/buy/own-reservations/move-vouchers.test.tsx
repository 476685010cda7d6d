import type { MoveQuote } from "@podium/shared/contracts/own-reservations";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { fill } from "#test/fill.ts";
import { callsOf, pending, refusal } from "#test/network.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { type ComponentProps, useState } from "react";
import { MoveVouchers } from "./move-vouchers.tsx";

function Vouchers(props: Omit<ComponentProps<typeof MoveVouchers>, "text" | "onType">) {
  const [text, setText] = useState("");
  return <MoveVouchers {...props} text={text} onType={setText} />;
}

const moves = [{ from: "R1-A", to: "T4-E" }];
const [FIRST, SECOND] = ["7K4M-9PWX-3HRC-2F8J", "8K4M-9PWX-3HRC-2F8K"] as const;
const quote: MoveQuote = { lines: [], difference: 4, due: 2, back: 0, toVouchers: 0, totalprice: 26 };

it("adds a voucher once the server knows it, beside the ones before, and each once", async () => {
  const onChange = vi.fn<(vouchers: readonly string[]) => void>();
  renderScreen(<Vouchers {...{ reservationId: 7, moves, vouchers: [FIRST], quote, onChange }} />);
  const field = screen.getByLabelText(/^Cadeaubon/);
  await userEvent.type(field, ` ${FIRST.toLowerCase()} {Enter}`);
  expect(callsOf("quoteOwnMove")).toEqual([]);
  await userEvent.clear(field);
  const quoting = pending("quoteOwnMove");
  await fill(field, SECOND);
  await userEvent.keyboard("{Enter}");
  expect((await quoting.called()).body).toEqual({ moves, vouchers: [FIRST, SECOND] });
  await quoting.respond(quote);
  await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith([FIRST, SECOND]));
});

it("says why one is refused, and leaves it in the field to be corrected", async () => {
  const onChange = vi.fn<(vouchers: readonly string[]) => void>();
  renderScreen(<Vouchers {...{ reservationId: 7, moves, vouchers: [], quote, onChange }} />);
  const quoting = pending("quoteOwnMove");
  await fill(screen.getByLabelText(/^Cadeaubon/), FIRST);
  await userEvent.keyboard("{Enter}");
  await quoting.called();
  await quoting.respond(refusal("VOUCHER_EMPTY"));
  await screen.findByText("Deze cadeaubon kan niet.");
  expect(screen.getByLabelText<HTMLInputElement>(/^Cadeaubon/).value).toBe(FIRST);
  expect(onChange).not.toHaveBeenCalled();
});

it("removes one, and says what each takes off", async () => {
  const onChange = vi.fn<(vouchers: readonly string[]) => void>();
  const vouchers = [FIRST, SECOND];
  const used = vouchers.map((code, at) => ({ code, amount: at === 0 ? 4 : 0 }));
  renderScreen(<Vouchers {...{ reservationId: 7, moves, vouchers, quote: { ...quote, vouchers: used }, onChange }} />);
  const words = screen.getAllByRole("listitem").map(({ textContent }) => textContent.replaceAll("\u00a0", " "));
  expect(words).toEqual([expect.stringContaining("€ -4,00"), expect.stringContaining("niet nodig")]);
  await userEvent.click(screen.getByRole("button", { name: "Verwijder Cadeaubon •••• 2F8J" }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith([SECOND]);
});
