import { LockKeyhole } from "virtual:icons";
import { useId } from "react";
import { useLocation } from "react-router-dom";
import { ContinueWithout } from "#entities/account/continue-without.tsx";
import { seatPicker } from "#messages/nl/seat-picker.ts";
import { entranceAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { paths } from "#platform/paths.ts";
import { rememberPath } from "#platform/return-path.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Link } from "#ui/link.tsx";

/** Covers the live hall for anonymous visitors (specification, screen Tickets). */
export function LoginOverlay({ onLookAround }: { onLookAround: () => void }) {
  const t = seatPicker();
  const id = useId();
  const location = useLocation();
  const entrance = useAtomValue(entranceAtom);
  return (
    <div className="absolute inset-0 z-10 flex items-start justify-center rounded-xl bg-paper/55 p-4 sm:pt-24">
      <section
        aria-labelledby={`${id}-title`}
        className="flex max-w-sm flex-col items-center gap-3 rounded-xl border border-line bg-surface p-6 text-center shadow-raised"
      >
        <LockKeyhole className="size-9 text-accent max-[22rem]:hidden" />
        <h2 id={`${id}-title`} className="text-2xl">
          {t.signInNeeded}
        </h2>
        <p className="text-muted">
          {t.whySignIn}
          {(!entrance || entrance.over) && ` ${t.orWithout}`}
        </p>
        <div className="mt-2 flex w-full flex-col gap-2">
          <ButtonLink to={paths.login} state={rememberPath(location)} wide>
            {t.signIn}
          </ButtonLink>
          <ContinueWithout />
          <Button variant="quiet" wide onClick={onLookAround}>
            {t.lookAround}
          </Button>
        </div>
        <p>
          {t.noAccount}{" "}
          <Link
            to={paths.register}
            state={rememberPath(location)}
            className="text-link inline-block py-1 font-semibold"
          >
            {t.register}
          </Link>
        </p>
      </section>
    </div>
  );
}
