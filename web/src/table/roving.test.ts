// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { roving } from "./roving";

let zone: HTMLElement;
let stop: () => void;

function press(key: string): void {
  document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

const here = (): string => document.activeElement?.getAttribute("data-thing") ?? "";
const stops = (): string[] =>
  [...zone.querySelectorAll('[tabindex="0"]')].map((one) => one.getAttribute("data-thing")!);

beforeEach(() => {
  document.body.innerHTML =
    '<div><button data-thing="a">a</button><button data-thing="b">b</button><button data-thing="c">c</button></div>';
  zone = document.body.firstElementChild as HTMLElement;
  stop = roving()(zone);
});

it("a zone is one tab stop", () => {
  expect(stops()).toEqual(["a"]);
  zone.querySelector<HTMLElement>('[data-thing="c"]')!.focus();
  expect(stops()).toEqual(["c"]);
});

it("arrows, Home and End move inside and stop at the ends", () => {
  zone.querySelector<HTMLElement>('[data-thing="a"]')!.focus();
  press("ArrowRight");
  expect(here()).toBe("b");
  press("End");
  expect(here()).toBe("c");
  press("ArrowRight");
  expect(here()).toBe("c");
  press("Home");
  expect(here()).toBe("a");
});

it("a thing that comes later is no second tab stop", async () => {
  zone.insertAdjacentHTML("beforeend", '<button data-thing="d">d</button>');
  await Promise.resolve();
  expect(stops()).toEqual(["a"]);
  expect(zone.querySelector('[data-thing="d"]')!.getAttribute("tabindex")).toBe("-1");
});

it("a map leads where its neighbours are, from the place one comes to first", () => {
  stop();
  stop = roving({ next: (from, key) => (from === "c" && key === "ArrowUp" ? "a" : null), first: () => "c" })(zone);
  expect(stops()).toEqual(["c"]);
  zone.querySelector<HTMLElement>('[data-thing="c"]')!.focus();
  press("ArrowRight");
  expect(here()).toBe("c");
  press("ArrowUp");
  expect(here()).toBe("a");
});
