import { MailCheck } from "virtual:icons";
import type { ReactNode } from "react";
import { mailSent } from "#messages/nl/sign-in.ts";
import { Done } from "./done.tsx";

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
