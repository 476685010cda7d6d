import { CircleAlert, CircleCheck, Copy } from "lucide-react";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { useCopy } from "./use-copy.ts";

export interface CopyItem {
  label: string;
  /** The displayed text. */
  text: string;
  /** The copied text, when it differs. */
  copied?: string;
}

export function CopyList({ items }: { items: readonly CopyItem[] }) {
  const { message, copy } = useCopy();
  return (
    <div>
      <dl className="divide-y divide-line">
        {items.map(({ label, text, copied }) => (
          <div key={label} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="col-start-1 font-semibold break-words">{text}</dd>
            <dd className="col-start-2 row-span-2 row-start-1">
              <IconButton
                label={`Kopieer ${label.toLowerCase()}`}
                icon={<Copy />}
                onClick={() => copy(copied ?? text)}
              />
            </dd>
          </div>
        ))}
      </dl>
      <p
        role="status"
        className={classNames(
          "flex min-h-8 items-center gap-2 font-semibold",
          message?.copied === false ? "text-danger" : "text-success",
        )}
      >
        {message && (message.copied ? <CircleCheck className="size-5" /> : <CircleAlert className="size-5" />)}
        {message?.words}
      </p>
    </div>
  );
}
