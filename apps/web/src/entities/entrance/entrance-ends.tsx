import type { ReactNode } from "react";
import { entranceAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { Notice } from "#ui/notice.tsx";

const SIGNING_IN =
  "Logt u hier in, dan scant het niet meer. Om opnieuw te scannen maakt de verantwoordelijke een nieuwe QR-code.";

export function EntranceEnds({ children = SIGNING_IN }: { children?: ReactNode }) {
  const entrance = useAtomValue(entranceAtom);
  if (!entrance || entrance.over) return null;
  return (
    <Notice tone="warning" title={`Dit toestel scant aan de ingang als ${entrance.name}.`} className="mb-4">
      {children}
    </Notice>
  );
}
