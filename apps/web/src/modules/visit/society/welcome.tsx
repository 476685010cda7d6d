import { Armchair, Drama, HeartHandshake } from "virtual:icons";
import type { ShownContent } from "@podium/shared/contracts/content";
import { FilledRichText } from "#entities/site/rich-text.tsx";
import { home as homeMessages } from "#messages/nl/shows.ts";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";

const icons = [Armchair, Drama, HeartHandshake];

export function Welcome({ home }: { home: Pick<ShownContent<"home">, "welcome" | "reasons"> }) {
  const t = homeMessages();
  return (
    <div className="grid gap-10 lg:grid-cols-[1.2fr_1fr] lg:gap-16">
      <div>
        <h2 id="welkom" className="text-3xl sm:text-4xl">
          {home.welcome.title}
        </h2>
        <FilledRichText html={home.welcome.text} className="mt-4 text-lg" />
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={paths.tickets}>{t.tickets}</ButtonLink>
          <ButtonLink to={paths.plays} variant="secondary">
            {t.pastPlays}
          </ButtonLink>
        </div>
      </div>
      <ul className="grid content-center gap-6">
        {home.reasons.map(({ title, text }, index) => {
          const Icon = icons[index % icons.length] ?? Drama;
          return (
            <li key={title} className="flex gap-4">
              <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent">
                <Icon className="size-6" />
              </span>
              <div>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1 text-muted">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
