import { useEffect } from "react";
import { followCart } from "./cart.sync.ts";

/** Stands once in the app for whoever is signed in, with the token as its key: keeps the cart live on every page. */
export function CartKeeper() {
  useEffect(followCart, []);
  return null;
}
