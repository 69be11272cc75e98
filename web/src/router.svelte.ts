/** Where the reader is. Ordinary links are followed without loading the page again. */

export interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

/** The values of a pattern's `:names` in a path, or null if it does not fit. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = path.replace(/(.)\/$/, "$1").split("/");
  if (wanted.length !== given.length) return null;
  const values: Record<string, string> = {};
  for (let i = 0; i < wanted.length; i++) {
    const want = wanted[i]!;
    const got = given[i]!;
    if (want.startsWith(":")) values[want.slice(1)] = decode(got);
    else if (want !== got) return null;
  }
  return values;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray % in an address is not an error of the reader
  }
}

function here(): Place {
  return { path: location.pathname, query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

class Router {
  place: Place = $state.raw(here());
  /** Has the reader come to this page from another one? Then the new page takes the focus, as a loaded page would. */
  moved = false;

  constructor() {
    addEventListener("popstate", () => (this.place = here()));
    addEventListener("hashchange", () => (this.place = here()));
    document.addEventListener("click", (event) => this.#follow(event));
  }

  /** Open an address of this page. `replace` leaves no step in the browser's history. */
  go(address: string, replace = false): void {
    const before = location.pathname;
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.place = here();
    if (before !== location.pathname) {
      this.moved = true;
      scrollTo(0, 0);
    }
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const href = link.getAttribute("href");
    if (!href || href.startsWith("#") || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
