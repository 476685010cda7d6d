import type { UnsentMail } from "@podium/shared/contracts/mails";
import type { MailsService } from "./mails.service.ts";

type Unsent = Awaited<ReturnType<MailsService["listUnsent"]>>["items"][number];

export function presentUnsentMail({ email, lastError, status, dueAt, ...mail }: Unsent): UnsentMail {
  const nextTryAt = status === "FAILED" ? null : dueAt.toISOString();
  return { ...mail, recipient: email ?? "", error: lastError ?? "", nextTryAt };
}
