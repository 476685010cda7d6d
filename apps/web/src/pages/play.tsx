import { useParams } from "react-router-dom";
import { usePlay } from "#entities/plays/plays.ts";
import { TitledPage } from "#entities/site/page.tsx";

export function PlayPage() {
  const { slug = "" } = useParams();
  const { title, about } = usePlay(slug);
  return <TitledPage title={title}>{about}</TitledPage>;
}
