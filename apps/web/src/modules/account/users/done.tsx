import { type ReactNode, useEffect, useRef } from "react";
import { MailCheck } from "virtual:icons";
import { mailSent } from "#messages/nl/sign-in.ts";

interface DoneProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

/** Replaces a form or a button once it has done its work, and receives its focus. */
export function Done({ icon, title, children }: DoneProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="flex flex-col items-center gap-3 py-4 text-center [&>svg]:size-12 [&>svg]:text-success"
    >
      {icon}
      <p className="font-display text-xl font-semibold">{title}</p>
      {children}
    </div>
  );
}

interface MailSentProps {
  children: ReactNode;
  /** Advice in case no mail arrives. */
  otherwise?: string;
}

/** Shows the same sentences whether the address has an account or not. */
export function MailSent({ children, otherwise }: MailSentProps) {
  const t = mailSent();
  return (
    <Done icon={<MailCheck />} title={t.title}>
      <p className="max-w-sm">{children}</p>
      <p className="max-w-sm text-muted">
        {t.nothing} {otherwise}
      </p>
    </Done>
  );
}
