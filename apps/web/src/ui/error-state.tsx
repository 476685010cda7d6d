import { CloudOff, RotateCw } from "virtual:icons";
import { failures } from "#messages/nl/site.ts";
import { Button } from "./button.tsx";

interface ErrorStateProps {
  message: string;
  detail?: string | undefined;
  /** Called by the retry button, which is hidden without it. */
  onRetry?: () => void;
  busy?: boolean;
}

export function ErrorState({ message, detail, onRetry, busy = false }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-4 rounded-lg border border-danger/40 bg-danger-soft px-6 py-10 text-center"
    >
      <CloudOff className="size-9 text-danger" />
      <div className="max-w-lg">
        <p className="font-medium">{message}</p>
        {detail !== undefined && <p className="mt-1 text-muted">{detail}</p>}
      </div>
      {onRetry && (
        <Button variant="secondary" icon={<RotateCw />} busy={busy} onClick={onRetry}>
          {failures().tryAgain}
        </Button>
      )}
    </div>
  );
}
