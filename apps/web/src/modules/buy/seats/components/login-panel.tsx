import { seatLabels } from "@podium/shared/halls/seat-names";
import { useEffect, useId, useRef } from "react";
import { useLocation } from "react-router-dom";
import { ContinueWithout } from "#entities/account/continue-without.tsx";
import type { PreselectedSeats } from "#modules/buy/seats/model/chosen-places.ts";
import { currentLanguage } from "#messages/messages.ts";
import { seatPicker } from "#messages/nl/tickets.ts";
import { entranceAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { paths } from "#platform/paths.ts";
import { rememberPath } from "#platform/return-path.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Link } from "#ui/link.tsx";

/** The overlay of the specification's screen Tickets: beside the plan, which stays in view and usable. */
export function LoginPanel({ chosen }: { chosen: PreselectedSeats["places"] }) {
  const t = seatPicker();
  const id = useId();
  const location = useLocation();
  const entrance = useAtomValue(entranceAtom);
  const panel = useRef<HTMLElement>(null);
  const hasChosen = chosen.length > 0;
  // A tap on a seat brings this panel into view, wherever the plan was scrolled to.
  useEffect(() => {
    if (hasChosen) panel.current?.scrollIntoView({ block: "nearest" });
  }, [hasChosen]);
  return (
    <section
      ref={panel}
      aria-labelledby={`${id}-title`}
      className="flex w-full scroll-mt-20 flex-col gap-1 rounded-lg border border-line bg-surface p-3 shadow-card lg:gap-2 lg:p-4"
    >
      <h2 id={`${id}-title`} className="text-xl">
        {t.signInNeeded}
      </h2>
      <p className="wrap-anywhere text-wrap max-lg:text-sm">
        <span className="text-muted">{t.whySignIn}</span>{" "}
        {(!entrance || entrance.over) && <span className="text-muted max-lg:hidden">{t.orWithout} </span>}
        {hasChosen ? (
          <>
            <span className="font-semibold">{t.preselected(seatLabels(chosen, currentLanguage()))}</span> {t.heldOnceIn}
          </>
        ) : (
          <>
            {t.noAccount}{" "}
            <Link to={paths.register} state={rememberPath(location)} className="text-link font-semibold">
              {t.register}
            </Link>
          </>
        )}
      </p>
      <div className="mt-1 flex flex-wrap gap-2 lg:flex-col">
        <ButtonLink
          to={paths.login}
          state={rememberPath(location)}
          className="flex-[1_0_auto] max-lg:px-3! lg:flex-none"
        >
          {t.signIn}
        </ButtonLink>
        <div className="flex flex-[2_1_12rem] flex-col gap-2 empty:hidden lg:flex-none">
          <ContinueWithout />
        </div>
      </div>
    </section>
  );
}
