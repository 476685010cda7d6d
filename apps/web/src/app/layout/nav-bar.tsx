import { CircleUserRound, Menu, ScanLine, ShieldCheck, X } from "virtual:icons";
import { Suspense, useEffect, useRef, useState } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { Brand, navLinks } from "#entities/site/brand.tsx";
import { lazyExtra } from "#platform/lazy-component.ts";
import { paths } from "#platform/paths.ts";
import { entranceAtom, memberAtom, tokenAtom, userMay } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { layout } from "#messages/nl/site.ts";
import { classNames } from "#ui/class-names.ts";
import { Link, type LinkProps } from "#ui/link.tsx";
import { LanguageSwitch } from "./language-switch.tsx";

// Anonymous visitors do not load it.
const SignedInBar = lazyExtra(async () => (await import("./signed-in-bar.tsx")).SignedInBar);

export function NavBar() {
  const token = useAtomValue(tokenAtom);
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const open = openAt === pathname;
  const t = layout();

  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      setOpenAt(null);
      toggle.current?.focus();
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [open]);

  return (
    <header className="on-stage sticky top-0 z-40 border-b-2 border-brass bg-stage shadow-card print:hidden">
      <div className="page-width flex h-17 items-center justify-between gap-4">
        <Brand />
        <nav aria-label={t.mainMenu} className="hidden lg:block">
          <NavLinks className="flex items-center gap-1" linkStyle={barLink} />
        </nav>
        <div className="flex shrink-0 items-center gap-1">
          <LanguageSwitch className="hidden xl:block" />
          {token !== null && (
            <Suspense>
              <SignedInBar key={token} />
            </Suspense>
          )}
          <PersonalLinks />
          <button
            ref={toggle}
            type="button"
            aria-expanded={open}
            aria-controls="phone-menu"
            aria-label={open ? t.closeMenu : t.openMenu}
            onClick={() => setOpenAt(open ? null : pathname)}
            className="inline-flex size-[min(2.75rem,47px)] items-center justify-center rounded-md hover:bg-stage-raised lg:hidden"
          >
            {open ? <X className="size-6" /> : <Menu className="size-6" />}
          </button>
        </div>
      </div>
      <nav
        id="phone-menu"
        aria-label={t.menu}
        hidden={!open}
        className="max-h-[calc(100dvh-4.25rem)] animate-appear overflow-y-auto border-t border-line bg-stage pb-4 lg:hidden"
      >
        <NavLinks className="page-width" linkStyle={menuLink} onClick={() => setOpenAt(null)} />
        <LanguageSwitch className="page-width mt-2" />
      </nav>
    </header>
  );
}

interface NavLinksProps {
  className: string;
  linkStyle: NavLinkProps["className"];
  onClick?: () => void;
}

function NavLinks({ className, linkStyle, onClick }: NavLinksProps) {
  return (
    <ul className={className}>
      {navLinks().map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} className={linkStyle} onClick={onClick}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

interface NavLinkProps extends Omit<LinkProps, "className"> {
  to: string;
  className: (isActive: boolean) => string;
}

function NavLink({ to, className, ...rest }: NavLinkProps) {
  const isActive = matchPath({ path: to, end: to === paths.home }, useLocation().pathname) !== null;
  return <Link {...rest} to={to} aria-current={isActive ? "page" : undefined} className={className(isActive)} />;
}

function PersonalLinks() {
  const user = useAtomValue(memberAtom);
  const entrance = useAtomValue(entranceAtom);
  const t = layout();
  if (entrance && !entrance.over)
    return (
      <NavLink to={paths.scan} aria-label={`Scan, ${entrance.name}`} title="Scan" className={iconLink}>
        <ScanLine className="size-6" />
        <span className="hidden max-w-32 truncate sm:inline">{entrance.name}</span>
      </NavLink>
    );
  return (
    <>
      {userMay(user, "door") && (
        <NavLink to={paths.admin} aria-label={t.admin} title={t.admin} className={iconLink}>
          <ShieldCheck className="size-6" />
        </NavLink>
      )}
      <NavLink
        to={paths.account}
        aria-label={user ? t.accountOf(user.firstname) : `${t.account}: ${t.signIn}`}
        title={t.account}
        className={iconLink}
      >
        <CircleUserRound className="size-6" />
        <span className="hidden max-w-32 truncate sm:inline">{user ? user.firstname : t.signIn}</span>
      </NavLink>
    </>
  );
}

function barLink(isActive: boolean): string {
  return classNames(
    "inline-flex min-h-11 items-center border-b-2 px-3 pt-0.5 font-semibold whitespace-nowrap transition-colors hover:text-brass",
    isActive ? "border-brass text-brass" : "border-transparent text-cream",
  );
}

function menuLink(isActive: boolean): string {
  return classNames(
    "flex min-h-13 items-center border-b border-line font-display text-xl font-semibold",
    isActive ? "text-brass" : "text-cream",
  );
}

function iconLink(isActive: boolean): string {
  return classNames(
    "inline-flex size-[min(2.75rem,47px)] items-center justify-center gap-2 rounded-md sm:size-auto sm:min-h-11 sm:px-2.5 font-semibold hover:bg-stage-raised",
    isActive ? "text-brass" : "text-cream",
  );
}
