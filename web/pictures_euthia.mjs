/** The pictures of the table of Euthia: its map, a Combat, a shop, the whole Hero board and the Monsters, from situations of tests/e2e. */

const WIDE = { theme: "light", width: 1440, height: 900 };
const TABLET = { theme: "light", width: 820, height: 1180, touch: true };
const PHONE = { theme: "light", width: 390, height: 844, touch: true };
const dark = (looks) => ({ ...looks, theme: "dark" });

/** The guarded Merchant is asked about. */
async function map(page) {
  await page.locator('svg.board [data-thing="field:4,-2"]').click();
  await page.locator(".pop .way").waitFor();
}

async function hero(page) {
  if (page.viewportSize().width <= 1100) await page.locator(".switch button").nth(1).click();
  await page.locator(".eu-hero .whole").click();
  await page.locator(".eu-sheet .score").waitFor();
}

async function monsters(page) {
  await page.locator('.eu-ref [role="radio"]').nth(2).click();
}

async function shop(page) {
  await page.locator(page.viewportSize().width > 1100 ? ".eu-trade .sell" : ".eu-ref .offer").first().waitFor();
}

async function fight(page) {
  await page.locator(".eufight .eu-monster").waitFor();
}

const REALM = { situation: "euthia-realm", others: 2, answers: [] };
const looked = (look, more = {}) => ({ ...REALM, ...more, look });

export const EUTHIA = [
  { file: "eu-map-1440-light", looks: WIDE, ...looked(map) },
  { file: "eu-map-1440-dark", looks: dark(WIDE), ...looked(map) },
  { file: "eu-map-820-light", looks: TABLET, ...looked(map) },
  { file: "eu-map-390-light", looks: PHONE, ...looked(map) },
  { file: "eu-monsters-1440-light", looks: WIDE, ...looked(monsters) },
  { file: "eu-hero-1440-light", looks: WIDE, ...looked(hero) },
  { file: "eu-hero-1440-dark", looks: dark(WIDE), ...looked(hero) },
  { file: "eu-hero-390-light", looks: PHONE, ...looked(hero) },
  { file: "eu-trade-1440-light", looks: WIDE, ...looked(shop, { situation: "euthia-trade" }) },
  { file: "eu-trade-1440-dark", looks: dark(WIDE), ...looked(shop, { situation: "euthia-trade" }) },
  { file: "eu-trade-390-light", looks: PHONE, ...looked(shop, { situation: "euthia-trade" }) },
  { file: "fight-euthia-art-1440-light", looks: WIDE, ...looked(fight, { situation: "euthia-scorpion" }) },
  { file: "fight-euthia-art-1440-dark", looks: dark(WIDE), ...looked(fight, { situation: "euthia-scorpion" }) },
  { file: "fight-euthia-art-390-light", looks: PHONE, ...looked(fight, { situation: "euthia-scorpion" }) },
];
