import type { ShownContent } from "@podium/shared/contracts/content";
import hall from "#content/art/hall.svg";
import masks from "#content/art/masks.svg";
import { usePageMeta } from "#entities/site/page-meta.ts";
import { Page, PageHeader } from "#entities/site/page.tsx";
import { FilledRichText } from "#entities/site/rich-text.tsx";
import { about as messagesOfAbout } from "#messages/nl/society.tsx";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";

/** Whether the society filled in this section. */
const isWritten = ({ title, text }: { title: string; text: string }): boolean => title !== "" || text !== "";

export function About({ about }: { about: ShownContent<"about"> }) {
  const t = messagesOfAbout();
  usePageMeta(t.title, about.lead);
  const { mission, milestones, location, members, board, join } = about;
  return (
    <Page>
      <div className="grid items-center gap-8 lg:grid-cols-[1.3fr_1fr]">
        <div>
          <PageHeader title={t.title} {...(about.lead !== "" && { lead: <p>{about.lead}</p> })} />
          {mission.title !== "" && <h2 className="text-2xl">{mission.title}</h2>}
          <FilledRichText html={mission.text} className="mt-3 text-lg" />
        </div>
        <img src={masks} alt="" width={480} height={420} className="velvet-art mx-auto aspect-8/7 w-full max-w-md" />
      </div>
      {milestones.length > 0 && (
        <section aria-label={t.history} className="mt-14">
          <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
            {milestones.map(({ year, text }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two may be alike, and none moves
              <li key={index} className="border-t-3 border-brass pt-3">
                <p className="font-display text-3xl font-semibold text-accent">{year}</p>
                <p className="mt-1">{text}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      <div className="mt-16 grid gap-12 lg:grid-cols-2">
        {isWritten(location) && (
          <section aria-labelledby="zaal">
            <h2 id="zaal" className="text-2xl">
              {location.title}
            </h2>
            <FilledRichText html={location.text} className="mt-3 text-lg" />
            <img
              src={hall}
              alt=""
              width={640}
              height={400}
              loading="lazy"
              className="velvet-art mt-6 aspect-8/5 w-full rounded-lg shadow-card"
            />
          </section>
        )}
        {isWritten(join) && (
          <section
            aria-labelledby="meedoen"
            className="rounded-xl border border-line bg-surface p-6 shadow-card sm:p-8"
          >
            <h2 id="meedoen" className="text-2xl">
              {join.title}
            </h2>
            <FilledRichText html={join.text} className="prose-steps mt-3" />
            <ButtonLink to={paths.contact} className="mt-6">
              {t.contactUs}
            </ButtonLink>
          </section>
        )}
      </div>
      {(isWritten(members) || board.length > 0) && (
        <section aria-labelledby="leden" className="mt-16">
          <h2 id="leden" className="text-2xl">
            {members.title || t.whoWeAre}
          </h2>
          <FilledRichText html={members.text} className="mt-3 mb-6 text-lg" />
          <BoardMembers members={board} />
        </section>
      )}
    </Page>
  );
}

/** Shows board members with initials instead of photos. */
function BoardMembers({ members }: { members: readonly { name: string; role: string }[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17.5rem,100%),1fr))] gap-4">
      {members.map(({ name, role }) => (
        <li key={name} className="flex items-center gap-4 rounded-lg border border-line bg-surface p-4 shadow-card">
          <span
            aria-hidden
            className="flex size-12 shrink-0 items-center justify-center rounded-full bg-velvet font-display text-lg font-semibold text-cream"
          >
            {initials(name)}
          </span>
          <div className="min-w-0">
            <p className="font-semibold">{name}</p>
            <p className="text-sm text-muted">{role}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function initials(name: string): string {
  const words = name.split(" ");
  return `${words[0]?.charAt(0) ?? ""}${words.at(-1)?.charAt(0) ?? ""}`;
}
