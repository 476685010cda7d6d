import type { ShownContent } from "@podium/shared/contracts/content";
import { RELEASE } from "@podium/shared/site/release";
import { mailLink } from "@podium/shared/words/typed-email";
import { TitledPage } from "#entities/site/page.tsx";
import { useSite } from "#entities/site/site.ts";
import { accessibility, texts } from "#messages/nl/society.tsx";
import { formatDayOfYear } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { Link } from "#ui/link.tsx";
import { checkedByPrinciple } from "./checked-criteria.ts";

/** The service for somebody who got no good answer (FOD Economie). */
const COMPLAINTS = "https://consumerconnect.be";
const GUIDELINES = "https://www.w3.org/TR/WCAG22/";

interface AccessibilityStatementProps {
  publishedAt: string;
  /** Empty texts have a sentence in their place. */
  content: ShownContent<"accessibility">;
}

/** The statement: facts that the tests prove of the site, and the society's words about its hall (decision 042). */
export function AccessibilityStatement({ publishedAt, content }: AccessibilityStatementProps) {
  const t = accessibility();
  const site = useSite();
  const { contact, hall, shortcomings } = content;
  return (
    <TitledPage title={t.title} description={t.description} width="narrow" lead={<p>{t.lead}</p>}>
      <div className="prose">
        <h2>{t.ofTheSite}</h2>
        <p>{t.standard}</p>
        <p>{t.tested}</p>
        <ul>
          {[...checkedByPrinciple()].map(([principle, criteria]) => (
            <li key={principle}>{t.principle(principle, criteria.join(", "))}</li>
          ))}
        </ul>
        <p>
          {t.numbers((label) => (
            <a href={GUIDELINES} className="text-link">
              {label}
            </a>
          ))}
        </p>
        <p>{t.release(RELEASE.version, formatDayOfYear(`${RELEASE.day}T12:00:00Z`))}</p>
        <h2>{t.missing}</h2>
        <ul>
          <li>
            {t.plan((label) => (
              <Link to={paths.tickets} className="text-link">
                {label}
              </Link>
            ))}
          </li>
          <li>{t.paper}</li>
          <li>{t.map}</li>
        </ul>
        <Written text={shortcomings} instead={t.noneKnown} />
        <h2>{t.ofTheHall}</h2>
        <Written text={hall} instead={t.hallUnknown} />
        <p>{t.wheelchairs}</p>
        <h2>{t.help}</h2>
        {contact !== "" && <Written text={contact} instead="" />}
        {site && (
          <p>
            {t.write(
              <a href={mailLink(site.societyEmail)} className="text-link">
                {site.societyEmail}
              </a>,
            )}
          </p>
        )}
        <h2>{t.noGoodAnswer}</h2>
        <p>
          {t.supervision((label) => (
            <a href={COMPLAINTS} className="text-link">
              {label}
            </a>
          ))}
        </p>
        <p className="text-sm text-muted">{texts().changed(formatDayOfYear(publishedAt))}</p>
      </div>
    </TitledPage>
  );
}

function Written({ text, instead }: { text: string; instead: string }) {
  return <p className="whitespace-pre-line">{text === "" ? instead : text}</p>;
}
