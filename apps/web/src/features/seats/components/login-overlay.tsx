import { LockKeyhole } from "lucide-react";
import { useId } from "react";
import { useLocation } from "react-router-dom";
import { ContinueWithout } from "#entities/account/continue-without.tsx";
import { entranceAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { paths } from "#platform/paths.ts";
import { rememberPath } from "#platform/return-path.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Link } from "#ui/link.tsx";

/** Covers the live hall for anonymous visitors (specification, screen Tickets). */
export function LoginOverlay({ onLookAround }: { onLookAround: () => void }) {
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
          Inloggen vereist
        </h2>
        <p className="text-muted">
          U moet ingelogd zijn om stoelen te kunnen reserveren.
          {(!entrance || entrance.over) && " Hebt u geen wachtwoord? U kunt ook zonder verder."}
        </p>
        <div className="mt-2 flex w-full flex-col gap-2">
          <ButtonLink to={paths.login} state={rememberPath(location)} wide>
            Inloggen
          </ButtonLink>
          <ContinueWithout />
          <Button variant="quiet" wide onClick={onLookAround}>
            Eerst rondkijken
          </Button>
        </div>
        <p>
          Nog geen account?{" "}
          <Link
            to={paths.register}
            state={rememberPath(location)}
            className="text-link inline-block py-1 font-semibold"
          >
            Registreer u hier
          </Link>
        </p>
      </section>
    </div>
  );
}
