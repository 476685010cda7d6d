import { MailCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Done } from "./done.tsx";

/** Says the same whether the address has an account or not. */
export function MailSent({ children }: { children: ReactNode }) {
  return (
    <Done icon={<MailCheck />} title="Kijk in uw mailbox">
      <p className="max-w-sm">{children}</p>
      <p className="max-w-sm text-muted">Niets gekregen? Kijk ook bij de ongewenste mails.</p>
    </Done>
  );
}
