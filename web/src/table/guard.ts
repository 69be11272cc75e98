/** Where one has just clicked nothing new can be hit: for a moment a shield lies over whatever has come there. */

const WAIT = 400; // ms after the click
const SIZE = 48; // px of the shield

interface Hit {
  element: Element | null;
  thing: string | undefined;
  act: string | undefined;
}

function hit(at: Element | null): Hit {
  const element = at?.closest<HTMLElement>("[data-act], [data-thing], a, button, input, select") ?? null;
  return { element, thing: element?.dataset["thing"], act: element?.dataset["act"] };
}

/** A thing stays what it is when it is drawn anew; a button is the same only if it does the same. */
function same(a: Hit, b: Hit): boolean {
  return a.act === b.act && (a.element === b.element || (a.thing !== undefined && a.thing === b.thing));
}

/** What can be hit at a place of the window, shield or not. */
export function hitAt(x: number, y: number): Element | null {
  return document.elementsFromPoint(x, y).find((one) => !one.matches(".shield")) ?? null;
}

/** Attach it to the table. */
export function guard(table: HTMLElement): () => void {
  const shield = document.createElement("div");
  shield.className = "shield";
  shield.style.cssText = `position: fixed; z-index: 9999; width: ${SIZE}px; height: ${SIZE}px`;
  shield.addEventListener("click", (event) => event.stopPropagation());
  let clicked: { hit: Hit; x: number; y: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const watcher = new MutationObserver(() => {
    if (!clicked || shield.isConnected) return;
    const { x, y } = clicked;
    if (same(hit(hitAt(x, y)), clicked.hit)) return;
    [shield.style.left, shield.style.top] = [`${x - SIZE / 2}px`, `${y - SIZE / 2}px`];
    table.append(shield);
  });

  function forget(): void {
    clicked = null;
    watcher.disconnect();
    shield.remove();
  }

  function click(event: MouseEvent): void {
    if (event.detail === 0 || event.target === shield) return; // by key, or meant for what was there before
    forget();
    clicked = { hit: hit(event.target as Element), x: event.clientX, y: event.clientY };
    watcher.observe(table, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-act", "class", "transform", "viewBox"] });
    clearTimeout(timer);
    timer = setTimeout(forget, WAIT);
  }

  table.addEventListener("click", click, true);
  return () => {
    clearTimeout(timer);
    forget();
    table.removeEventListener("click", click, true);
  };
}
