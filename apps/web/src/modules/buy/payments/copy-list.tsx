import { CircleAlert, CircleCheck, Copy } from "virtual:icons";
import { useEffect, useState } from "react";
import { payment } from "#messages/nl/payment.ts";
import { classNames } from "#ui/class-names.ts";
import { copyText } from "#ui/clipboard.ts";
import { IconButton } from "#ui/icon-button.tsx";

/** Specification, section 8. */
const SHOWN_MS = 2000;

interface CopyItem {
  label: string;
  /** The displayed text. */
  text: string;
  /** The copied text, when it differs. */
  copied?: string;
}

export function CopyList({ items }: { items: readonly CopyItem[] }) {
  // An object, so that a second copy restarts the timer.
  const [result, setResult] = useState<{ copied: boolean } | null>(null);
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async (text: string): Promise<void> => setResult({ copied: await copyText(text) });
  const t = payment();
  return (
    <div>
      <dl className="divide-y divide-line">
        {items.map(({ label, text, copied }) => (
          <div key={label} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="col-start-1 font-semibold break-words">{text}</dd>
            <dd className="col-start-2 row-span-2 row-start-1">
              <IconButton label={t.copy(label)} icon={<Copy />} onClick={() => void copy(copied ?? text)} />
            </dd>
          </div>
        ))}
      </dl>
      <p
        role="status"
        className={classNames(
          "flex min-h-8 items-center gap-2 font-semibold",
          result?.copied === false ? "text-danger" : "text-success",
        )}
      >
        {result && (result.copied ? <CircleCheck className="size-5" /> : <CircleAlert className="size-5" />)}
        {result && (result.copied ? t.copied : t.copyFailed)}
      </p>
    </div>
  );
}
