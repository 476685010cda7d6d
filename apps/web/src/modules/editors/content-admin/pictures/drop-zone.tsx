import { ImageUp } from "virtual:icons";
import { useId, useState } from "react";
import { classNames } from "#ui/class-names.ts";
import { ACCEPTED } from "./upload.ts";

interface DropZoneProps {
  label: string;
  hint: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** The invisible native input covers the zone: it accepts dropped files, and offers a phone's camera. */
export function DropZone({ label, hint, multiple = false, disabled = false, onFiles }: DropZoneProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  return (
    <div
      className={classNames(
        "relative flex items-center gap-4 rounded-lg border-2 border-dashed p-4 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus hover:border-accent",
        over ? "border-accent bg-accent-soft" : "border-line-strong",
      )}
    >
      <ImageUp className="size-8 shrink-0 text-accent" />
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      </div>
      <input
        id={id}
        type="file"
        // iPhones convert their own format where only others are accepted.
        accept={ACCEPTED}
        multiple={multiple}
        aria-disabled={disabled || undefined}
        aria-describedby={`${id}-hint`}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          if (files.length > 0 && !disabled) onFiles(files);
          // Cleared so that choosing the same file again fires a change.
          target.value = "";
        }}
      />
    </div>
  );
}
