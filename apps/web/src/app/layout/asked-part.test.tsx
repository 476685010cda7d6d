import { useQuery } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation, useNavigate } from "react-router-dom";
import { beforeEach, expect, it, type MockInstance, vi } from "vitest";
import { queryClient } from "#platform/query-client.ts";
import { renderScreen } from "#test/render-screen.tsx";
import { Link } from "#ui/link.tsx";
import { AskedPart } from "./navigation.ts";

let scrolled: MockInstance<Element["scrollIntoView"]>;
beforeEach(() => {
  scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
});

/** Waits until effects that asked for an animation frame have run. */
async function settled(): Promise<void> {
  const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
  await act(frame);
  await act(frame);
}

function Page({ load }: { load: () => Promise<string> }) {
  const { data } = useQuery({ queryKey: ["above"], queryFn: load });
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <AskedPart key={pathname} />
      <Link to="/account#part">Naar het deel</Link>
      <Link to="/contact">Contact</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Vorige
      </button>
      {data && <p>{data}</p>}
      <h2 id="part">Deel</h2>
    </>
  );
}

it("goes to the part that a link names once what stands above it has come, and once only", async () => {
  const user = userEvent.setup();
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const load = vi.fn<() => Promise<string>>(() => second.promise).mockReturnValueOnce(first.promise);
  renderScreen(<Page load={load} />);
  await user.click(screen.getByText("Naar het deel"));
  await settled();
  expect(scrolled).not.toHaveBeenCalled();
  first.resolve("Eerst dit");
  await waitFor(() => expect(scrolled).toHaveBeenCalledOnce());
  const part = screen.getByRole("heading", { name: "Deel" });
  expect(scrolled.mock.contexts).toEqual([part]);
  expect(document.activeElement).toBe(part);
  const again = queryClient.refetchQueries();
  await settled();
  second.resolve("Eerst iets anders");
  await again;
  await screen.findByText("Eerst iets anders");
  await settled();
  expect(scrolled).toHaveBeenCalledOnce();
});

it("goes there again with the same link, and leaves who goes back where they were", async () => {
  const user = userEvent.setup();
  renderScreen(<Page load={async () => "Eerst dit"} />);
  await screen.findByText("Eerst dit");
  await user.click(screen.getByText("Naar het deel"));
  await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
  await user.click(screen.getByText("Naar het deel"));
  await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(2));
  await user.click(screen.getByText("Contact"));
  await user.click(screen.getByText("Vorige"));
  await settled();
  expect(scrolled).toHaveBeenCalledTimes(2);
});

it("leaves who reads on before that where they are", async () => {
  const user = userEvent.setup();
  const { promise, resolve } = Promise.withResolvers<string>();
  renderScreen(<Page load={() => promise} />);
  await user.click(screen.getByText("Naar het deel"));
  await settled();
  await user.keyboard("{PageDown}");
  resolve("Eerst dit");
  await screen.findByText("Eerst dit");
  await settled();
  expect(scrolled).not.toHaveBeenCalled();
});
