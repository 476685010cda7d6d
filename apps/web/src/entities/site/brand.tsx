import type { ShownPicture } from "@podium/shared/contracts/pictures";
import { picturePath } from "@podium/shared/site/picture-path";
import { paths } from "#platform/paths.ts";
import { layout } from "#messages/nl/site.ts";
import { Link } from "#ui/link.tsx";
import { useSite, useSocietyName } from "./site.ts";

/** The society's mark and name; its height does not depend on the name, which may load later. */
export function Brand() {
  const site = useSite();
  const name = site?.societyName;
  const words = useSocietyName();
  const t = layout();
  return (
    <Link
      to={paths.home}
      aria-label={name ? t.societyToHome(name) : t.toHome}
      className="flex min-h-11 min-w-0 items-center gap-3"
    >
      {site?.logo ? <Logo logo={site.logo} /> : <Mark />}
      {/* The name is smaller on a phone, where the cart needs the space. */}
      <span className="min-w-0 font-display line-clamp-3 text-balance text-lg leading-[1.1] font-semibold text-cream max-sm:text-[min(0.875rem,20px)] max-sm:in-[header:has([data-header-cart])]:hidden">
        {words}
      </span>
    </Link>
  );
}

function Logo({ logo: { id, sizes, width, key } }: { logo: ShownPicture }) {
  return (
    <img
      src={picturePath(id, sizes[0] ?? width, "webp", key)}
      alt=""
      width={40}
      height={40}
      className="size-[min(2.5rem,44px)] shrink-0 rounded-md object-contain"
    />
  );
}

function Mark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden className="size-[min(2.5rem,44px)] shrink-0">
      <rect width="40" height="40" rx="9" className="fill-velvet-deep" />
      <path d="M20 9 31 34H9Z" className="fill-brass" opacity="0.9" />
      <ellipse cx="20" cy="34" rx="11" ry="2.6" className="fill-cream" />
      <path d="M5 6h14c0 9-3 18-10 22l-4 2Z" className="fill-curtain" />
      <path d="M35 6H21c0 9 3 18 10 22l4 2Z" className="fill-curtain" />
      <path
        d="M4 5h32v3.5c-2.7 2.4-5.3 2.4-8 0-2.7 2.4-5.3 2.4-8 0-2.7 2.4-5.3 2.4-8 0-2.7 2.4-5.3 2.4-8 0Z"
        className="fill-brass"
      />
    </svg>
  );
}

/** The links of the navigation, in the specification's order and words (section 2). */
export function navLinks(): Array<{ to: string; label: string }> {
  const t = layout();
  return [
    { to: paths.home, label: t.home },
    { to: paths.plays, label: t.plays },
    { to: paths.tickets, label: t.tickets },
    { to: paths.about, label: t.about },
    { to: paths.contact, label: t.contact },
  ];
}
