import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { queryClient } from "#platform/query-client.ts";
import { SavedFile } from "./saved-file.tsx";

const file = new File(["%PDF"], "tickets-reservering-7.pdf", { type: "application/pdf" });

afterEach(() => vi.unstubAllGlobals());

function show(share: (() => Promise<void>) | null, inMail = true): void {
  vi.stubGlobal("navigator", {
    userAgent: "Mozilla/5.0 [FBAN/FBIOS]",
    ...(share && { canShare: ({ files }: { files: File[] }) => files[0] === file, share }),
  });
  render(
    <QueryClientProvider client={queryClient}>
      <SavedFile file={file} inMail={inMail} />
    </QueryClientProvider>,
  );
}
const press = () => userEvent.click(screen.getByRole("button", { name: "Deel het bestand" }));

it("a download that an app drops offers sharing, and says that it is in the mail too", async () => {
  const share = vi.fn<() => Promise<void>>(() => Promise.resolve());
  show(share);
  expect(screen.getByRole("status").textContent).toMatch(/Gebeurt er niets\?.*deel het bestand.*ook in uw mail/);
  await press();
  await expect.poll(() => share.mock.calls).toEqual([[{ files: [file] }]]);
});

it("where nothing can be shared the usual browser is named instead, and no mail that has it not", () => {
  show(null, false);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole("status").textContent).toContain("open deze pagina dan in uw gewone browser");
  expect(screen.getByRole("status").textContent).not.toContain("mail");
});

it.each([
  ["closing the list of apps is no failure", new DOMException("", "AbortError"), false],
  ["a failure is said", new DOMException("", "NotAllowedError"), true],
])("%s", async (_rule, error, isSaid) => {
  const share = vi.fn<() => Promise<void>>(() => Promise.reject(error));
  show(share);
  await press();
  await expect.poll(() => share.mock.settledResults.length).toBe(1);
  await expect.poll(() => screen.queryByText("Het bestand kon niet gedeeld worden.") !== null).toBe(isSaid);
});
