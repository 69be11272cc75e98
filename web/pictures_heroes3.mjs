/** The pictures of Heroes III that `pictures.mjs` takes for people to look at: the position before the Gold Mine (tests/e2e/heroes3-ride.yaml), and what follows. */

import { readFileSync } from "node:fs";

const WIDE = { theme: "light", width: 1440, height: 900 };
const DARK = { ...WIDE, theme: "dark" };
const TABLET = { theme: "light", width: 820, height: 1180, touch: true };
const PHONE = { theme: "light", width: 390, height: 844, touch: true };

/** Catherine's turn, two fields from the Stables. */
const TURN = ["move main I2", "end", "pass", "draw 2", "move main J6"];
const DEPLOY = [...TURN, "go main C6", "pass"];
const FIGHT = [
  ...DEPLOY,
  ...["griffins:pack b2", "crusaders:few a2", "halberdiers:pack d2", "marksmen:pack c1"].map((one) => `deploy ${one}`),
  ...["neutral_nomads:few b4", "neutral_rogues:few c4", "neutral_rogues:few a4"].map((one) => `deploy ${one}`),
  "pass",
];

async function mine(page) {
  await page.locator('[data-thing="field:C6"]').click();
  await page.getByText(/Won in \d+ of 100/).waitFor();
}

async function town(page) {
  await mine(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("t");
  await page.locator(".h3-town .h3-ru").first().waitFor();
}

async function attack(page) {
  await page.locator('[data-thing="fighter:4"]').click();
  await page.locator(".bar .primary").filter({ hasText: "Roll the attack die" }).waitFor();
}

async function field(page) {
  await page.locator(".h3fight .scene use").first().waitFor({ state: "attached" });
}

const STATES = {
  map: { answers: TURN, look: mine },
  town: { answers: TURN, look: town },
  trade: { answers: [...TURN, "move main J5"], look: (page) => page.locator("#bar-title").waitFor() },
};
const SIZES = { "1440-light": WIDE, "1440-dark": DARK, "820-light": TABLET, "390-light": PHONE };

export const HEROES3 = [
  ...Object.entries(STATES).flatMap(([state, picture]) => Object.entries(SIZES).map(([size, looks]) => ({ file: `h3-${state}-${size}`, looks, ...picture }))),
  ...Object.entries(SIZES).map(([size, looks]) => ({ file: `fight-heroes3-art-${size}`, looks, answers: FIGHT, look: attack })),
  { file: "fight-heroes3-art-deploy-1440-light", looks: WIDE, answers: DEPLOY, look: field },
];

/** The table of the position with what is done there: whoever may give an answer gives it. */
export async function heroes3At(root, address, { answers }) {
  const text = readFileSync(`${root}/tests/e2e/heroes3-ride.yaml`, "utf8");
  const players = [{ player: "me" }, { player: "here" }];
  const send = async (path, secret, body) => {
    const headers = { "content-type": "application/json", ...(secret && { authorization: `Bearer ${secret}` }) };
    const response = await fetch(`${address}/api${path}`, { headers, ...(body && { method: "POST", body: JSON.stringify(body) }) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const { ok, message, table } = await send("/situations", null, { text, lang: "en", players });
  if (!ok) throw new Error(message);
  for (const notation of answers) await give(send, table, notation);
  return `${address}/t/${table.id}#${table.seats[0].secret}`;
}

async function give(send, table, notation) {
  for (const { secret } of table.seats) {
    const { actions, sequence } = await send(`/tables/${table.id}/position?lang=en`, secret);
    if (!actions.some((action) => action.notation === notation)) continue;
    await send(`/tables/${table.id}/actions`, secret, { notation, after: sequence });
    return;
  }
  throw new Error(`nobody may ${notation}`);
}
