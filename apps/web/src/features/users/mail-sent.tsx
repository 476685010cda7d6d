import { MailCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Done } from "./done.tsx";

interface MailSentProps {
  children: ReactNode;
  /** What one does when no mail comes at all. */
  otherwise?: string;
}

/** Says the same whether the address has an account or not. */
export function MailSent({ children, otherwise }: MailSentProps) {
  return (
    <Done icon={<MailCheck />} title="Kijk in uw mailbox">
      <p className="max-w-sm">{children}</p>
      <p className="max-w-sm text-muted">Niets gekregen? Kijk ook bij de ongewenste mails. {otherwise}</p>
    </Done>
  );
}
