import { matchPath, NavLink, type NavLinkProps } from "react-router-dom";
import { pageRoutes } from "../routes.ts";

/** A link of the bar that fetches its page as soon as someone is about to press it. */
export function PreloadLink({ to, ...rest }: Omit<NavLinkProps, "to"> & { to: string }) {
  const preload = (): void => pageRoutes.find(({ pattern }) => matchPath(pattern, to))?.preload();
  return <NavLink to={to} onPointerEnter={preload} onFocus={preload} onTouchStart={preload} {...rest} />;
}
