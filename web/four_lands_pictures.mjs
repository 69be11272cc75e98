/** The pictures of the Four Lands (see pictures.mjs): their situations in tests/e2e, in which windows, and what is done there. */

const WIDE = { theme: "light", width: 1440, height: 900 };
const LARGE = { theme: "light", width: 1920, height: 1080 };
const TABLET = { theme: "light", width: 820, height: 1180, touch: true };
const PHONE = { theme: "light", width: 390, height: 844, touch: true };
const DARK = { ...WIDE, theme: "dark" };

/** Party II is taken up, and the pointer rests on Duskarrow. */
async function planned(page) {
  await page.locator('[data-thing^="party:north.II@"]').last().click();
  const goal = page.locator('[data-thing="field:duskarrow"]');
  await (page.viewportSize().width > 820 ? goal.hover() : goal.click());
  await page.locator(".lab.lit .lc.big").waitFor();
  await page.locator(".tot.pv").waitFor();
}

async function sides(page) {
  await planned(page);
  await page.getByRole("radio", { name: "Others" }).evaluate((tab) => tab.click()); // the pointer stays where it is
  await page.locator(".brd").first().waitFor();
}

async function answers(page) {
  await page.locator(".ans .card").first().waitFor();
}

/** The Magic of the Mage is tried for the Defence of its own group. */
async function groups(page) {
  await page.locator('.sup [data-act$=" defence 3"]').hover();
  await page.locator(".vs.tg").waitFor();
}

/** It is given, and so is all that Sun still has. */
async function ended(page) {
  await page.locator(".fl-fight .result").waitFor();
}

const MAP = { situation: "four_lands_map", seat: 0 };
const ANSWER = { situation: "four_lands_answer", seat: 0, look: answers };
const FIGHT = { situation: "four_lands_fight", seat: 0, look: groups };
const WON = { situation: "four_lands_fight", seat: 0, then: ["support mage_of_cirth defence 3", "support druid_maelon defence 1", "support witch_of_the_ford attack 2"], look: ended };

export const FOUR_LANDS = [
  { file: "fl-map-1440-light", looks: WIDE, ...MAP, look: planned },
  { file: "fl-map-1440-dark", looks: DARK, ...MAP, look: planned },
  { file: "fl-map-1920-light", looks: LARGE, ...MAP, look: planned },
  { file: "fl-map-820-light", looks: TABLET, ...MAP, look: planned },
  { file: "fl-map-390-light", looks: PHONE, ...MAP, look: planned },
  { file: "fl-map-sides-1440-light", looks: WIDE, ...MAP, look: sides },
  { file: "fl-map-respond-1440-light", looks: WIDE, ...ANSWER },
  { file: "fl-map-respond-1440-dark", looks: DARK, ...ANSWER },
  { file: "fl-map-respond-820-light", looks: TABLET, ...ANSWER },
  { file: "fl-map-respond-390-light", looks: PHONE, ...ANSWER },
  { file: "fl-map-fight-1440-light", looks: WIDE, ...FIGHT },
  { file: "fl-map-fight-1440-dark", looks: DARK, ...FIGHT },
  { file: "fl-map-fight-820-light", looks: TABLET, ...FIGHT },
  { file: "fl-map-fight-390-light", looks: PHONE, ...FIGHT },
  { file: "fl-map-won-1440-light", looks: WIDE, ...WON },
  { file: "fl-map-won-390-light", looks: PHONE, ...WON },
];
