import hall from "#content/art/hall.svg";
import masks from "#content/art/masks.svg";
import { about } from "#content/about.ts";
import { usePageMeta } from "#entities/site/page-meta.ts";
import { BoardMembers } from "#features/society/board-members.tsx";
import { useFilledText } from "#features/society/use-filled-text.ts";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Page, PageHeader } from "#entities/site/page.tsx";

export function AboutPage() {
  usePageMeta("Over ons", about.lead);
  const { mission, location, members, join } = about;
  return (
    <Page>
      <div className="grid items-center gap-8 lg:grid-cols-[1.3fr_1fr]">
        <div>
          <PageHeader title="Over ons" lead={<p>{about.lead}</p>} />
          <h2 className="text-2xl">{mission.title}</h2>
          <Paragraphs texts={mission.paragraphs} />
        </div>
        <img src={masks} alt="" width={480} height={420} className="mx-auto w-full max-w-md" />
      </div>
      <section aria-label="Onze geschiedenis" className="mt-14">
        <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          {about.milestones.map(({ year, text }) => (
            <li key={year} className="border-t-3 border-brass pt-3">
              <p className="font-display text-3xl font-semibold text-accent">{year}</p>
              <p className="mt-1">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className="mt-16 grid gap-12 lg:grid-cols-2">
        <section aria-labelledby="zaal">
          <h2 id="zaal" className="text-2xl">
            {location.title}
          </h2>
          <Paragraphs texts={location.paragraphs} />
          <img
            src={hall}
            alt=""
            width={640}
            height={400}
            loading="lazy"
            className="mt-6 w-full rounded-lg shadow-card"
          />
        </section>
        <section aria-labelledby="meedoen" className="rounded-xl border border-line bg-surface p-6 shadow-card sm:p-8">
          <h2 id="meedoen" className="text-2xl">
            {join.title}
          </h2>
          <Paragraphs texts={join.paragraphs} />
          <ol className="mt-4 flex flex-col gap-3">
            {join.steps.map((step, index) => (
              <li key={step} className="flex gap-3">
                <span
                  aria-hidden
                  className="flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent"
                >
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
          <p className="mt-4 text-muted">{join.note}</p>
          <ButtonLink to={paths.contact} className="mt-6">
            Neem contact op
          </ButtonLink>
        </section>
      </div>
      <section aria-labelledby="leden" className="mt-16">
        <h2 id="leden" className="text-2xl">
          {members.title}
        </h2>
        <div className="mb-6 max-w-2xl">
          <Paragraphs texts={members.paragraphs} />
        </div>
        <BoardMembers members={members.board} />
      </section>
    </Page>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  const fill = useFilledText();
  return texts.map((text) => (
    <p key={text} className="mt-3 text-lg">
      {fill(text)}
    </p>
  ));
}
