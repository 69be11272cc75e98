/** Where a thing is drawn. */

/** The element of a thing by its key, or by its id where it lies in several places. */
export function elementOf(key: string): HTMLElement | SVGElement | null {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>(".tbl [data-thing]")];
  return (
    all.find((one) => one.dataset["thing"] === key) ??
    all.find((one) => one.dataset["thing"]?.startsWith(`${key}@`)) ??
    null
  );
}

export function buttonOf(notation: string): HTMLElement | null {
  return (
    [...document.querySelectorAll<HTMLElement>(".tbl [data-want]")].find((one) => one.dataset["want"] === notation) ??
    null
  );
}
