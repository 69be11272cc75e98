/** The shell of every table: its heights are fixed, and nothing in it moves while one plays. */

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { house, KNOWN, shoot, sideways, sit, some, step, type Looks } from "./table";

const home = house();

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844, touch: true };

const GAMES = {
  mage_knight: KNOWN,
  four_lands: { game: "four_lands", seed: 3, seats: [{ player: "me" }, { player: "bot:random" }] },
  heroes3: { game: "heroes3", scenario: "brave_new_world", seed: 7, seats: [{ player: "me", hero: "catherine" }, { player: "bot:random", hero: "sandro" }] },
  euthia: { game: "euthia", seed: 3, seats: [{ player: "me" }] },
};

/** All tables, or the first of them for the others; each game is the first somewhere. */
function tables(first: keyof typeof GAMES): readonly (readonly [string, Record<string, unknown>])[] {
  return some([[first, GAMES[first]], ...Object.entries(GAMES).filter(([game]) => game !== first)] as const);
}

type Box = { top: number; height: number; left: number; width: number };

function boxes(page: Page): Promise<Record<string, Box | null>> {
  return page.evaluate(() => {
    const found: Record<string, Box | null> = {};
    for (const part of [".top", ".board-zone", ".bar", ".bar .totals", ".ribbon", ".tray"]) {
      const box = document.querySelector(part)?.getBoundingClientRect();
      found[part] = box ? { top: box.top, height: box.height, left: box.left, width: box.width } : null;
    }
    return found;
  });
}

async function heights(page: Page): Promise<Record<string, number>> {
  return Object.fromEntries(Object.entries(await boxes(page)).map(([part, box]) => [part, box?.height ?? 0]));
}

const act = (page: Page, notation: string) => page.locator(`[data-act="${notation}"]`);

/** A turn of Mage Knight, looked at after every step. */
async function turn(looks: Looks, look: (page: Page, when: string) => Promise<void>): Promise<void> {
  const page = await home.guest(looks);
  await page.clock.install();
  await sit(page, home, await home.make(KNOWN));
  await look(page, "before the tactic is chosen");
  await step(page, () => act(page, "tactic early_bird").click());
  await page.locator('[data-decision="MK-TURN-18"]').waitFor();
  await look(page, "at the beginning of the turn");
  await page.locator('[data-thing="card:stamina@0"]').click();
  const move = act(page, "play stamina");
  await move.hover();
  await page.clock.runFor(400); // by now the preview is there
  await look(page, "with a card open and a preview");
  await step(page, () => move.click());
  await look(page, "after a card");
  await step(page, () => page.locator('[data-thing="space:A2"]').dblclick());
  await look(page, "after a step");
  await step(page, () => page.getByRole("button", { name: "Undo" }).click(), "undo");
  await look(page, "after taking it back");
  await step(page, () => page.locator('[data-thing="space:A2"]').dblclick());
  await step(page, () => act(page, "end").click());
  await look(page, "after the turn");
}

describe("the shell", () => {
  it.each([["a large window", WIDE], ["a phone", PHONE]] as const)("stays where it is on %s", async (_, looks) => {
    let first: Record<string, Box | null> | null = null;
    await turn(looks, async (page, when) => {
      first ??= await boxes(page);
      expect(await boxes(page), when).toEqual(first);
    });
  });

  it.each(tables("euthia"))("has the same heights at a table of %s", async (_, table) => {
    const made = await home.make(table);
    const wide = await home.guest(WIDE);
    await sit(wide, home, made);
    expect(await heights(wide)).toMatchObject({ ".top": 44, ".bar": 90, ".tray": 214 });
    const phone = await home.guest(PHONE);
    await sit(phone, home, made);
    expect(await heights(phone)).toMatchObject({ ".top": 44, ".bar": 132, ".tray": 176 });
  });

  it.each(tables("heroes3"))("moves nothing in the bar while one points at things and plays %s", async (_, table) => {
    const page = await home.guest(WIDE);
    await page.clock.install();
    const made = await home.make(table);
    await sit(page, home, made);
    await page.locator(".bar[data-decision]").waitFor();
    await page.evaluate(() => {
      const moved: string[] = ((window as unknown as { moved: string[] }).moved = []);
      type Shift = PerformanceEntry & { sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] };
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as Shift[])
          for (const { node, previousRect: a, currentRect: b } of shift.sources) {
            const element = node instanceof Element ? node : node?.parentElement;
            // What was not there or is not there any more did not move; steps of the turn scroll along their strip.
            const far = Math.abs(a.x - b.x) >= 1 || Math.abs(a.y - b.y) >= 1;
            if (far && element?.closest(".bar") && !element.closest(".ribbon, .menu") && a.width * b.width > 0)
              moved.push(`${element.outerHTML.slice(0, 90)} ${Math.round(a.x)},${Math.round(a.y)} -> ${Math.round(b.x)},${Math.round(b.y)}`);
          }
      }).observe({ type: "layout-shift", buffered: false });
    });
    for (let step = 0; step < 6; step++) {
      for (const thing of (await page.locator(".tbl [data-can]:visible").all()).slice(0, 3)) {
        const box = await thing.boundingBox();
        if (!box) continue;
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
        await page.clock.runFor(330); // by now the preview and the facts are there
      }
      const before = Number(await page.locator(".tbl").getAttribute("data-sequence"));
      await page.locator(".tbl:not(.settling)").waitFor();
      const plain = page.locator(".sheet [data-act], .bar .do [data-act]");
      if (await plain.count()) await plain.first().click();
      else {
        // What lies at a thing takes several clicks: it is done without them, the page shows what comes of it.
        const secret = made.seats[0]!.secret!;
        const now = await home.ask<{ sequence: number; actions: { notation: string }[] }>("GET", `/tables/${made.id}/position?lang=en`, undefined, secret);
        await home.ask("POST", `/tables/${made.id}/actions`, { notation: now.actions[0]!.notation, after: now.sequence, lang: "en" }, secret);
      }
      if (await page.locator(".bar .say.pick").count()) await page.locator(".bar .btn.primary").click();
      await page.waitForFunction((last) => Number(document.querySelector<HTMLElement>(".tbl")!.dataset["sequence"]) > last && document.querySelector(".bar[data-decision]") !== null, before);
    }
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  });

  it.each(tables("four_lands"))("loses nothing with letters twice as large at a table of %s", async (_, table) => {
    const made = await home.make(table);
    for (const looks of [WIDE, PHONE]) {
      const page = await home.guest(looks);
      await page.addInitScript(() => localStorage.setItem("hexfarer.settings", JSON.stringify({ theme: "light", lang: "en", textSize: 200 })));
      await sit(page, home, made);
      await page.locator(".bar[data-decision]").waitFor();
      expect(await sideways(page)).toBe(0);
      const lost = await page.evaluate(() => {
        const found: string[] = [];
        for (const one of document.querySelectorAll<HTMLElement>(".bar :is(.btn, .tot, h1), .top :is(button, a), .switch > *")) {
          const box = one.getBoundingClientRect();
          if (box.width === 0) continue;
          // In the window, and not pushed out of its own part; long words may end in dots and are told when one points at them.
          const part = one.closest(".bar, .top, .switch")!.getBoundingClientRect();
          if (box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1 || box.bottom > part.bottom + 1 || box.top < part.top - 1)
            found.push(`${one.outerHTML.slice(0, 80)} ${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.width)}x${Math.round(box.height)}`);
        }
        return found;
      });
      expect(lost, `${looks.width}`).toEqual([]);
      await shoot(page, `twice-${table.game}-${looks.width}`);
    }
  });
});

describe("what everybody may want", () => {
  it("the log is searched, and what is found is copied", async () => {
    const page = await home.guest(WIDE);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await sit(page, home, await home.make(KNOWN));
    await step(page, () => act(page, "tactic early_bird").click());
    await page.locator('[data-thing="card:stamina@0"]').dblclick();
    const log = page.locator("[data-zone=log]");
    const lines = log.locator("ol > li:not(.hd, .barrier)");
    await lines.filter({ hasText: "Stamina" }).first().waitFor();
    const all = await lines.count();
    await log.getByRole("button", { name: "Search" }).click();
    await page.keyboard.type("STAMINA"); // the field has the focus
    await expect.poll(() => lines.count()).toBeLessThan(all);
    const found = await lines.allInnerTexts();
    expect(found.length).toBeGreaterThan(0);
    for (const line of found) expect(line).toMatch(/stamina/i);
    await log.getByRole("button", { name: "Copy" }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split("\n")).toEqual(found.map((line) => line.trim()));
  });

  it("a key is changed in the settings; it takes back at the table, and the old one does not", async () => {
    const made = await home.make(KNOWN);
    const page = await home.guest(WIDE);
    await page.goto(`${home.address}/settings`);
    await page.getByLabel("undo, redo", { exact: true }).fill("q");
    await sit(page, home, made);
    await step(page, () => act(page, "tactic early_bird").click());
    await page.locator('[data-decision="MK-TURN-18"]').waitFor();
    await step(page, () => page.locator('[data-thing="card:stamina@0"]').dblclick());
    await page.locator('[data-thing="card:stamina@0"]').waitFor({ state: "detached" });
    await page.keyboard.press("z");
    expect(await page.locator(".ribbon .step:not(.undone)").count()).toBeGreaterThan(0);
    await step(page, () => page.keyboard.press("q"), "undo");
    await page.locator('[data-thing="card:stamina@0"]').waitFor();
  });
});
