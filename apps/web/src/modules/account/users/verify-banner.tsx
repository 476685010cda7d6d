import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { refreshProfile } from "#entities/account/profile.ts";
import { verifyBanner } from "#messages/nl/registration.tsx";
import { paths } from "#platform/paths.ts";
import type { StoredUser } from "#platform/session.ts";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { ResendVerification } from "./resend-verification.tsx";

/** Pages at the entrance, where the banner would be in the way of a queue. */
const AT_THE_ENTRANCE: ReadonlySet<string> = new Set([paths.scan, paths.hallFollowUp]);

/** Shown until somebody has opened the link in the confirmation mail. */
export function VerifyBanner({ user: { email } }: { user: StoredUser }) {
  const t = verifyBanner();
  const { pathname } = useLocation();
  useEffect(() => {
    // The link may have been opened elsewhere meanwhile.
    const look = (): void => void refreshProfile();
    window.addEventListener("focus", look);
    return () => window.removeEventListener("focus", look);
  }, []);
  if (AT_THE_ENTRANCE.has(pathname)) return null;
  return (
    <aside aria-label={t.label} className="page-width pt-4 print:hidden">
      <Notice tone="warning" title={t.title}>
        <p>
          {t.text(<strong>{email}</strong>, (words) => (
            <Link to={paths.account} className="text-link">
              {words}
            </Link>
          ))}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <ResendVerification />
        </div>
      </Notice>
    </aside>
  );
}
