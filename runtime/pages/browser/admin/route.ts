import { useEffect, useState } from "preact/hooks";

/**
 * What the page shows, by the fragment of its address: `#/PLURAL`, `#/PLURAL/ID` or `#/PLURAL/new`, with a query. `visit` counts
 * the changes of route.
 */
function routeIn(hash: string, visit: number) {
  const [path = "", query = ""] = hash.replace(/^#?\/?/, "").split("?", 2);
  const [plural = "", name = ""] = path.split("/");
  return { plural, name, query: new URLSearchParams(query), visit };
}

/** The fragment that leads to a list or record. */
export function linkTo(plural: string, name: string | number = "", query: object = {}): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  const search = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
  return `#/${plural}${name === "" ? "" : `/${name}`}${search === "" ? "" : `?${search}`}`;
}

let guard: ((leave: () => void) => void) | undefined;
let shown = location.hash;

/** Holds back changes of route: `next` calls `leave` when the visitor wants to go on. */
export function guardRoute(next: typeof guard): void {
  guard = next;
}

/** Goes to a route without asking. */
export function go(hash: string): void {
  guard = undefined;
  if (location.hash === hash) window.dispatchEvent(new HashChangeEvent("hashchange"));
  else location.hash = hash;
}

/** Gives what is shown another address. */
export function replaceRoute(hash: string): void {
  shown = hash;
  history.replaceState(null, "", hash);
}

export function useRoute() {
  const [route, setRoute] = useState(() => routeIn(location.hash, 0));
  useEffect(() => {
    const change = (): void => {
      const wanted = location.hash;
      if (guard !== undefined) {
        // Another listener has held it back already.
        if (wanted === shown) return;
        guard(() => go(wanted));
        history.pushState(null, "", shown === "" ? location.pathname + location.search : shown);
        return;
      }
      shown = wanted;
      setRoute(({ visit }) => routeIn(wanted, visit + 1));
    };
    window.addEventListener("hashchange", change);
    return () => window.removeEventListener("hashchange", change);
  }, []);
  return route;
}
