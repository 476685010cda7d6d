import { useAtomValue } from "#platform/state.ts";
import { Notice } from "#ui/notice.tsx";
import type { DocumentSession } from "./session.ts";

interface FaultListProps {
  faultsAtom: DocumentSession<unknown>["faultsAtom"];
  /** Goes to the field, in whichever language the fault is. */
  onGo: (path: string) => void;
}

/** Faults that prevent publishing; each links to its field. */
export function FaultList({ faultsAtom, onGo }: FaultListProps) {
  const faults = useAtomValue(faultsAtom);
  if (faults.length === 0) return null;
  return (
    <Notice tone="warning" announce title="Dit moet nog voor u kunt publiceren" className="mb-6">
      <ul className="list-disc pl-5">
        {faults.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <button type="button" className="text-link min-h-8 text-left" onClick={() => onGo(path)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
