import { FileUp } from "virtual:icons";
import { useId, useState } from "react";
import { classNames } from "./class-names.ts";
import { Spinner } from "./loading.tsx";

interface FileChoiceProps {
  busy: boolean;
  hint: string;
  /** Value of `<input accept>`; undefined allows any file, for files whose names say nothing. */
  accept?: string | undefined;
  onFile: (file: File) => void;
}

/** The invisible native control covers the whole area, so that it also accepts a dropped file. */
export function FileChoice({ busy, hint, accept, onFile }: FileChoiceProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  return (
    <div
      className={classNames(
        "relative flex flex-col items-center gap-2 rounded-lg border-2 border-dashed px-6 py-10 text-center focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus hover:border-accent",
        over ? "border-accent bg-accent-soft" : "border-line-strong",
      )}
    >
      <span className="text-accent [&>svg]:size-10">{busy ? <Spinner /> : <FileUp />}</span>
      <label htmlFor={id} className="font-display text-xl font-semibold">
        {busy ? "Bestand lezen…" : "Kies een bestand of sleep het hierheen"}
      </label>
      <p id={`${id}-hint`} className="text-muted">
        {hint}
      </p>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-disabled={busy || undefined}
        aria-describedby={`${id}-hint`}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file && !busy) onFile(file);
          // Choosing the same file again must fire a change.
          target.value = "";
        }}
      />
    </div>
  );
}
