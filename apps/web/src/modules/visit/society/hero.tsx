import type { ShownContent } from "@podium/shared/contracts/content";
import { Fragment, type ReactNode } from "react";
import stage from "#content/art/stage.svg";
import { home as homeMessages, shows } from "#messages/nl/shows.ts";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";

interface HeroProps {
  home: Pick<ShownContent<"home">, "eyebrow" | "title" | "lead">;
  hasPlayed: boolean;
  /** Below the title. */
  children: ReactNode;
}

export function Hero({ home, hasPlayed, children }: HeroProps) {
  return (
    <section className="on-stage relative isolate overflow-hidden bg-stage">
      <img src={stage} alt="" className="absolute inset-0 -z-20 size-full object-cover object-[50%_100%]" />
      <div aria-hidden className={drape} />
      <div aria-hidden className="absolute inset-0 -z-10 -scale-x-100">
        <div className={drape} />
      </div>
      <div aria-hidden className="stage-valance absolute inset-x-0 top-0 -z-10 h-14 sm:h-24" />
      <div className="page-width flex min-h-[29rem] flex-col items-center justify-center px-11 pt-16 pb-20 text-center sm:min-h-[38rem] sm:pt-28 sm:pb-36">
        <p className="font-semibold tracking-wide text-brass">{home.eyebrow}</p>
        <h1 className="mt-3 max-w-2xl text-4xl sm:text-6xl">
          {home.title.split(/(?<=[.!?]) /).map((sentence) => (
            <Fragment key={sentence}>
              <span className="inline-block">{sentence}</span>{" "}
            </Fragment>
          ))}
        </h1>
        {children}
        <p className="mt-4 max-w-xl text-lg text-cream sm:text-xl">{home.lead}</p>
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.tickets} variant="brass" size="lg">
            {shows().chooseSeats}
          </ButtonLink>
          <ButtonLink to={hasPlayed ? paths.plays : paths.about} variant="secondary" size="lg">
            {hasPlayed ? homeMessages().pastPlays : homeMessages().aboutUs}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

const drape = "curtain absolute inset-y-0 left-0 -z-10 w-8 sm:w-[clamp(5rem,15vw,17rem)]";
