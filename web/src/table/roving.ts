/** One tab stop a zone; arrows move inside it (UX-A11Y-04). */

const THINGS = "[data-thing]";

export interface Roving {
  /** The key that one comes to first; otherwise the first thing. */
  first?: () => string;
  /** The key to go to from a key, where the zone is no row. */
  next?: (from: string, pressed: string) => string | null;
}

const BACK = new Set(["ArrowLeft", "ArrowUp"]);
const FORTH = new Set(["ArrowRight", "ArrowDown"]);

/** Attachment for the element of a zone. */
export function roving(options: Roving = {}): (zone: Element) => () => void {
  return (zone) => {
    let current = "";

    const all = (): HTMLElement[] => [...zone.querySelectorAll<HTMLElement>(THINGS)];
    const keyOf = (element: Element): string => element.getAttribute("data-thing") ?? "";

    const settle = (): void => {
      const things = all();
      const stop =
        things.find((thing) => keyOf(thing) === current) ??
        things.find((thing) => keyOf(thing) === options.first?.()) ??
        things[0];
      for (const thing of things) {
        const wanted = thing === stop ? "0" : "-1";
        if (thing.getAttribute("tabindex") !== wanted) thing.setAttribute("tabindex", wanted);
      }
    };

    const focused = (event: Event): void => {
      const thing = (event.target as Element).closest(THINGS);
      if (!thing || !zone.contains(thing)) return;
      current = keyOf(thing);
      settle();
    };

    const pressed = (event: Event): void => {
      const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
      const thing = (event.target as Element).closest(THINGS);
      if (!thing || altKey || ctrlKey || metaKey) return;
      const things = all();
      let to: HTMLElement | undefined;
      if (options.next) {
        const next = options.next(keyOf(thing), key);
        to = next === null ? undefined : things.find((one) => keyOf(one) === next);
      } else {
        const i = things.indexOf(thing as HTMLElement);
        if (FORTH.has(key)) to = things[i + 1];
        else if (BACK.has(key)) to = things[i - 1];
        else if (key === "Home") to = things[0];
        else if (key === "End") to = things.at(-1);
      }
      if (!to) return;
      event.preventDefault();
      to.focus();
      to.scrollIntoView?.({ block: "nearest", inline: "nearest" });
    };

    const observer = new MutationObserver(settle);
    observer.observe(zone, { childList: true, subtree: true });
    zone.addEventListener("focusin", focused);
    zone.addEventListener("keydown", pressed);
    settle();
    return () => {
      observer.disconnect();
      zone.removeEventListener("focusin", focused);
      zone.removeEventListener("keydown", pressed);
    };
  };
}
