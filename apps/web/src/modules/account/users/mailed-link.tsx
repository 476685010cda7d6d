import type { ErrorCode } from "@podium/shared/contracts/errors/error-codes";
import { useMutation } from "@tanstack/react-query";
import { MailWarning } from "virtual:icons";
import type { ReactNode } from "react";
import { mailedLink } from "#messages/nl/mailed-links.ts";
import { ApiError } from "#platform/api-client.ts";
import { useFormerLink } from "#platform/link-token.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorNotice } from "#ui/notice.tsx";

interface MailedLinkProps {
  /** Action of the button; only a press opens a link, because mail scanners open pages too. */
  open: () => Promise<unknown>;
  label: string;
  busyLabel: string;
  icon: ReactNode;
  /** Whether the offer above it is what most people need. */
  isSecond?: boolean;
  children: ReactNode;
  /** Replaces everything here once the link was opened. */
  done: ReactNode;
  /** A refusal that means success, and what it shows. */
  doneAlready?: { code: ErrorCode; shows: ReactNode };
  /** Why the link no longer works; by default, that one can request a new link. */
  over?: string;
  /** Help for a link that no longer works; a link that failed without a network still does. */
  instead: ReactNode;
}

export function MailedLink(props: MailedLinkProps) {
  const { open, label, busyLabel, icon, isSecond = false, children, done, doneAlready, over, instead } = props;
  const opening = useMutation({ mutationFn: open });
  if (opening.isSuccess) return done;
  const { error } = opening;
  if (doneAlready && error instanceof ApiError && error.code === doneAlready.code) return doneAlready.shows;
  const isOver = error instanceof ApiError && error.code === "LINK_EXPIRED";
  const isInUse = error instanceof ApiError && error.code === "EMAIL_TAKEN";
  return (
    <div className="flex flex-col gap-5">
      {!isOver && children}
      <ErrorNotice error={error} words={({ message }) => ({ detail: (isOver && over) || message })} />
      {(isOver || isInUse) && instead}
      {!isOver && (
        <Button
          size="lg"
          wide
          variant={isInUse || isSecond ? "secondary" : "primary"}
          icon={icon}
          busy={opening.isPending}
          busyLabel={busyLabel}
          onClick={() => opening.mutate()}
        >
          {label}
        </Button>
      )}
    </div>
  );
}

/** Shown for a link without a token. */
export function IncompleteLink({ action }: { action: ReactNode }) {
  const t = mailedLink();
  const isFormer = useFormerLink();
  return (
    <EmptyState icon={<MailWarning />} title={isFormer ? t.over : t.incomplete} action={action}>
      {isFormer ? t.usedBefore : t.clickAgain}
    </EmptyState>
  );
}
