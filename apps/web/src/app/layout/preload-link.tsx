import { NavLink, type NavLinkProps } from "react-router-dom";
import { findPage } from "#app/routes.ts";

/** A link of the bar that fetches its page as soon as someone is about to press it. */
export function PreloadLink({ to, ...rest }: Omit<NavLinkProps, "to"> & { to: string }) {
  // A failure is left to the visit itself.
  const preload = (): void =>
    void findPage(to)
      ?.load()
      .catch(() => undefined);
  return <NavLink to={to} onPointerEnter={preload} onFocus={preload} onTouchStart={preload} {...rest} />;
}
