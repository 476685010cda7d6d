import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { learnServerTime } from "#platform/server-clock.ts";
import { daysLeft, isFollowed, urgencyOf } from "#modules/office/payments-admin/api/payments.ts";
import { TimeToConfirm } from "./time-to-confirm.tsx";

const NOW = Date.parse("2026-11-21T12:00:00.000Z");
const DAY = 24 * 60 * 60 * 1000;

function pending(leftMs: number) {
  return {
    confirmed: false,
    status: "PENDING",
    reservedAt: "2026-11-20T12:00:00.000Z",
    expiresAt: new Date(NOW + leftMs).toISOString(),
  } as const;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("days left", () => {
  it("are many from 5, some from 3, few below, over at the end", () => {
    expect(daysLeft(7 * DAY)).toBe("many");
    expect(daysLeft(5 * DAY)).toBe("many");
    expect(daysLeft(5 * DAY - 1)).toBe("some");
    expect(daysLeft(3 * DAY)).toBe("some");
    expect(daysLeft(3 * DAY - 1)).toBe("few");
    expect(daysLeft(1)).toBe("few");
    expect(daysLeft(0)).toBe("over");
  });
});

it("of an address that was never verified is urgent at the end of its day, and not from the first second", () => {
  const hours = (left: number) => {
    const expiresAt = new Date(NOW + left * 3_600_000).toISOString();
    const reservedAt = new Date(NOW + (left - 24) * 3_600_000).toISOString();
    const unverified = { reservedAt, expiresAt, longerUntil: expiresAt };
    return [urgencyOf(unverified, left * 3_600_000), urgencyOf({ reservedAt, expiresAt }, left * 3_600_000)];
  };
  expect([23, 12, 6, 0].map(hours)).toEqual([
    ["many", "few"],
    ["some", "few"],
    ["few", "few"],
    ["over", "over"],
  ]);
});

describe("the time to confirm", () => {
  it("counts down in d, u, m and s, each second", () => {
    render(<TimeToConfirm reservation={pending(6 * DAY + 4 * 3_600_000 + 3 * 60_000 + 2000)} />);
    expect(screen.getByRole("timer")).toHaveProperty("textContent", "6d 4u 3m 2s (nog ruim tijd)");
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.getByRole("timer")).toHaveProperty("textContent", "6d 4u 3m 1s (nog ruim tijd)");
  });

  it("goes by the server's clock, not by that of the volunteer's computer", () => {
    const learn = (serverTime: number) => learnServerTime({ serverTime, resolution: 0, sentAt: NOW, receivedAt: NOW });
    learn(NOW + 3_600_000);
    render(<TimeToConfirm reservation={pending(6 * DAY + 3_600_000)} />);
    expect(screen.getByRole("timer")).toHaveProperty("textContent", "6d 0u 0m 0s (nog ruim tijd)");
    learn(NOW);
  });

  it("changes its colour when a day ends, and reads 'Verlopen' at the end", () => {
    const { container } = render(<TimeToConfirm reservation={pending(3 * DAY + 500)} />);
    const mark = () => container.querySelector("[data-days-left]")?.getAttribute("data-days-left");
    expect(mark()).toBe("some");
    act(() => void vi.advanceTimersByTime(1000));
    expect(mark()).toBe("few");
    act(() => void vi.advanceTimersByTime(3 * DAY));
    expect(mark()).toBe("over");
    expect(screen.getByText("Verlopen")).toBeDefined();
  });

  it("reads 'N.V.T.' once confirmed, even when the time would be over", () => {
    render(<TimeToConfirm reservation={{ ...pending(-DAY), confirmed: true, status: "CONFIRMED" }} />);
    expect(screen.getByText("N.V.T.")).toBeDefined();
  });

  it("reads 'Verlopen' for an expired reservation and 'N/A' without a moment of reserving", () => {
    render(<TimeToConfirm reservation={{ ...pending(DAY), status: "EXPIRED" }} />);
    render(<TimeToConfirm reservation={{ ...pending(DAY), reservedAt: "" }} />);
    expect(screen.getByText("Verlopen")).toBeDefined();
    expect(screen.getByText("N/A")).toBeDefined();
  });
});

it.each([
  ["an unpaid transfer", "PENDING", "MANUAL", 12, true],
  ["an unpaid online reservation, for which a transfer may come all the same", "PENDING", "PAYCONIQ", 12, true],
  ["one that expired without its money", "EXPIRED", "PAYCONIQ", 12, true],
  ["a transfer that came", "CONFIRMED", "MANUAL", 12, true],
  ["what was paid online", "CONFIRMED", "PAYCONIQ", 12, false],
  ["what was paid in cash", "CONFIRMED", "CASH", 12, false],
  ["what costs nothing", "PENDING", "MANUAL", 0, false],
] as const)("the money of %s is followed: %#", (_, status, paymentMethod, totalprice, followed) => {
  expect(isFollowed({ status, paymentMethod, totalprice })).toBe(followed);
});
