import { type ReactNode, Suspense } from "react";
import { loadBeside } from "#platform/lazy-component.ts";
import { entranceAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";

/** A person's page does not wait for it. */
const DeviceAtEntrance = loadBeside(async () => (await import("./device-at-entrance.tsx")).DeviceAtEntrance);

/** A page of the entrance: with the name of the device on one that has no account, or that it is one no more. */
export function AtEntrance({ children }: { children: ReactNode }) {
  if (useAtomValue(entranceAtom) === null) return children;
  return (
    <Suspense fallback={null}>
      <DeviceAtEntrance>{children}</DeviceAtEntrance>
    </Suspense>
  );
}
