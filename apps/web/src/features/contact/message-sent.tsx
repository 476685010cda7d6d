import { MailCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";

/** Replaces the form, and receives the focus that its button had. */
export function MessageSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="flex animate-rise flex-col items-center gap-3 rounded-lg border border-success/40 bg-success-soft px-6 py-12 text-center"
    >
      <MailCheck className="size-12 text-success" />
      <p className="font-display text-2xl font-semibold">Bedankt voor uw bericht!</p>
      <p className="max-w-sm">
        We antwoorden zo snel mogelijk op <strong>{email}</strong>. Dat duurt meestal niet langer dan drie dagen.
      </p>
      <Button variant="quiet" onClick={onAgain}>
        Nog een bericht schrijven
      </Button>
    </div>
  );
}
