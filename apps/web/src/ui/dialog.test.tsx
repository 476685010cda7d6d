import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { Dialog } from "./dialog.tsx";

const overlay = (): Element => document.querySelector(".bg-overlay") ?? document.body;

function Page() {
  const [shown, setShown] = useState<"none" | "first" | "second">("none");
  const close = (): void => setShown("none");
  return (
    <main tabIndex={-1}>
      <button type="button" onClick={() => setShown("first")}>
        Open
      </button>
      {shown === "first" && (
        <Dialog key="first" onClose={close} title="Eerste" footer={<button type="button">Sluiten</button>}>
          <input aria-label="Naam" />
          <button type="button" onClick={() => setShown("second")}>
            Verder
          </button>
        </Dialog>
      )}
      {shown === "second" && <Dialog key="second" onClose={close} title="Tweede" />}
    </main>
  );
}

async function open() {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(<Page />);
  await user.click(screen.getByText("Open"));
  return user;
}

it("leaves the name 'Sluiten' to a button of its own", async () => {
  await open();
  expect(screen.getAllByRole("button", { name: /sluiten/i })).toHaveLength(1);
});

it("focuses its first field, and where it has none the first button", async () => {
  const user = await open();
  expect(document.activeElement).toBe(screen.getByLabelText("Naam"));
  await user.click(screen.getByText("Verder"));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Sluit dit venster" }));
});

it("returns the focus through a dialog that replaced another", async () => {
  const user = await open();
  await user.click(screen.getByText("Verder"));
  expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true);
  await user.keyboard("{Escape}");
  await expect.poll(() => document.activeElement).toBe(screen.getByText("Open"));
});

it("closes on a press beside it, but not once something was typed in it", async () => {
  const user = await open();
  await user.type(screen.getByLabelText("Naam"), "An");
  await user.click(overlay());
  expect(screen.getByLabelText("Naam")).toHaveProperty("value", "An");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();

  await user.click(screen.getByText("Open"));
  await user.click(overlay());
  expect(screen.queryByRole("dialog")).toBeNull();
});
