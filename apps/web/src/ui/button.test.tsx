import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Button } from "./button.tsx";

it("cannot be pressed while busy, says so, and stays focused", async () => {
  const pressed = vi.fn<() => void>();
  const { rerender } = render(<Button onClick={pressed}>Bewaar</Button>);
  const button = screen.getByRole("button");
  button.focus();
  rerender(
    <Button onClick={pressed} busy busyLabel="Bezig...">
      Bewaar
    </Button>,
  );
  await userEvent.click(button);
  expect(pressed).not.toHaveBeenCalled();
  expect(button.textContent).toBe("Bezig...");
  expect(document.activeElement).toBe(button);
});

it("submits no form while it works, with Enter neither", async () => {
  const submitted = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={submitted}>
      <input aria-label="naam" />
      <Button type="submit" busy>
        Verstuur
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByLabelText("naam"), "Ann{Enter}");
  await userEvent.click(screen.getByRole("button"));
  expect(submitted).not.toHaveBeenCalled();
});
