import { CircleAlert, CircleCheck, Info, TriangleAlert } from "virtual:icons";
import type { ReactNode } from "react";
import { failures } from "#messages/nl/site.ts";
import { classNames } from "./class-names.ts";

type NoticeTone = "info" | "success" | "warning" | "danger";

const looks = {
  info: { Icon: Info, className: "border-info bg-info-soft text-info" },
  success: { Icon: CircleCheck, className: "border-success bg-success-soft text-success" },
  warning: { Icon: TriangleAlert, className: "border-warning bg-warning-soft text-warning" },
  danger: { Icon: CircleAlert, className: "border-danger bg-danger-soft text-danger" },
};

interface NoticeProps {
  tone?: NoticeTone;
  title?: string | undefined;
  /** Whether screen readers announce the notice when it appears: errors at once, others politely. */
  announce?: boolean;
  children?: ReactNode;
  className?: string | undefined;
}

export interface ErrorNoticeProps {
  error: Error | null | undefined;
  title?: string;
  /** Words for an error; by default the error's own message. */
  words?: (error: Error) => { message?: string | undefined; detail?: string | undefined };
  className?: string;
  children?: ReactNode;
}

export function ErrorNotice({ error, title, words, className, children }: ErrorNoticeProps) {
  if (!error) return null;
  const { message, detail } = words?.(error) ?? { message: title, detail: error.message || failures().unknown };
  return (
    <Notice tone="danger" announce title={message} className={className}>
      {detail}
      {children}
    </Notice>
  );
}

export function Notice({ tone = "info", title, announce = false, children, className }: NoticeProps) {
  const { Icon, className: look } = looks[tone];
  return (
    <div
      role={announce ? (tone === "danger" ? "alert" : "status") : undefined}
      className={classNames("flex gap-3 rounded-md border-l-4 px-4 py-3", look, className)}
    >
      <Icon className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children !== undefined && <div className="text-ink">{children}</div>}
      </div>
    </div>
  );
}
