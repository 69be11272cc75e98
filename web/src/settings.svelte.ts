/** What a person chose for this device. Kept in the browser, applied to the document at once. */

export type Lang = "en" | "pl" | "cs";
export type Theme = "auto" | "light" | "dark";
export type Speed = "instant" | "quick" | "calm";

export const LANGS: readonly Lang[] = ["en", "pl", "cs"];
export const THEMES: readonly Theme[] = ["auto", "light", "dark"];
export const SPEEDS: readonly Speed[] = ["instant", "quick", "calm"];
export const TEXT_SIZES: readonly number[] = [90, 100, 115, 130, 150, 200];

/** What sounds are about; each group has a volume of its own. */
export const SOUND_GROUPS = ["board", "cards", "fight", "calls"] as const;
export type SoundGroup = (typeof SOUND_GROUPS)[number];
export type Volumes = Record<SoundGroup, number>;

const KEY = "hexfarer.settings";

export interface Kept {
  lang: Lang;
  theme: Theme;
  /** How pieces move; reduced motion in the system means instant whatever is chosen here. */
  speed: Speed;
  /** Percent of the usual size of letters. */
  textSize: number;
  /** Single-letter keys act on the table. */
  keys: boolean;
  /** Ask even where a thing has only one action. */
  alwaysAsk: boolean;
  /** Ask before a turn ends with something left to do. */
  confirmEnd: boolean;
  /** Tell by a browser notification that it is your turn while the tab is hidden. */
  notify: boolean;
  /** Are there sounds? */
  sound: boolean;
  /** Percent of the full volume. */
  volumes: Volumes;
  /** Other keys than the usual ones, by command (table/keys.ts). */
  bindings: Record<string, string>;
  /** The name that others see at the table. */
  name: string;
}

export const DEFAULTS: Kept = {
  lang: "en",
  theme: "auto",
  speed: "quick",
  textSize: 100,
  keys: true,
  alwaysAsk: false,
  confirmEnd: true,
  notify: false,
  sound: false,
  volumes: { board: 70, cards: 70, fight: 70, calls: 70 },
  bindings: {},
  name: "",
};

function readVolumes(stored: unknown): Volumes {
  const some = (typeof stored === "object" && stored !== null ? stored : {}) as Record<string, unknown>;
  const volume = (group: SoundGroup): number => {
    const value = some[group];
    return typeof value === "number" && value >= 0 && value <= 100 ? value : DEFAULTS.volumes[group];
  };
  return { board: volume("board"), cards: volume("cards"), fight: volume("fight"), calls: volume("calls") };
}

function readBindings(stored: unknown): Record<string, string> {
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, key]) => typeof key === "string" && key.length === 1));
}

/** What was stored, with every value that makes no sense replaced by its default. */
export function readKept(text: string | null, preferred: readonly string[]): Kept {
  let stored: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? "{}");
    if (typeof parsed === "object" && parsed !== null) stored = parsed as Record<string, unknown>;
  } catch {
    stored = {}; // damaged settings are worth less than a page that opens
  }
  const one = <T>(key: keyof Kept, allowed: readonly T[], otherwise: T): T =>
    allowed.includes(stored[key] as T) ? (stored[key] as T) : otherwise;
  const browser = preferred.map((tag) => tag.slice(0, 2)).find((tag) => LANGS.includes(tag as Lang)) as Lang | undefined;
  return {
    lang: one("lang", LANGS, browser ?? "en"),
    theme: one("theme", THEMES, DEFAULTS.theme),
    speed: one("speed", SPEEDS, DEFAULTS.speed),
    textSize: one("textSize", TEXT_SIZES, DEFAULTS.textSize),
    keys: one("keys", [true, false], DEFAULTS.keys),
    alwaysAsk: one("alwaysAsk", [true, false], DEFAULTS.alwaysAsk),
    confirmEnd: one("confirmEnd", [true, false], DEFAULTS.confirmEnd),
    notify: one("notify", [true, false], DEFAULTS.notify),
    sound: one("sound", [true, false], DEFAULTS.sound),
    volumes: readVolumes(stored["volumes"]),
    bindings: readBindings(stored["bindings"]),
    name: typeof stored["name"] === "string" ? stored["name"].slice(0, 40) : "",
  };
}

class Settings {
  #kept: Kept = $state(readKept(localStorage.getItem(KEY), navigator.languages ?? []));
  #dark = $state(matchMedia("(prefers-color-scheme: dark)").matches);
  #still = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (event) => {
      this.#dark = event.matches;
      this.#apply();
    });
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (event) => {
      this.#still = event.matches;
      this.#apply();
    });
    this.#apply();
  }

  get lang(): Lang { return this.#kept.lang; }
  get theme(): Theme { return this.#kept.theme; }
  get speed(): Speed { return this.#kept.speed; }
  get textSize(): number { return this.#kept.textSize; }
  get keys(): boolean { return this.#kept.keys; }
  get alwaysAsk(): boolean { return this.#kept.alwaysAsk; }
  get confirmEnd(): boolean { return this.#kept.confirmEnd; }
  get notify(): boolean { return this.#kept.notify; }
  get sound(): boolean { return this.#kept.sound; }
  get volumes(): Volumes { return this.#kept.volumes; }
  get bindings(): Record<string, string> { return this.#kept.bindings; }
  get name(): string { return this.#kept.name; }

  /** The theme that is shown. */
  get shown(): "light" | "dark" {
    return this.theme === "auto" ? (this.#dark ? "dark" : "light") : this.theme;
  }

  /** Does nothing move? Chosen here or asked for by the system. */
  get still(): boolean { return this.#still || this.speed === "instant"; }

  change(part: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...part };
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
    this.#apply();
  }

  #apply(): void {
    const root = document.documentElement;
    root.dataset["theme"] = this.shown;
    root.dataset["motion"] = this.still ? "still" : this.speed;
    root.toggleAttribute("data-large", this.textSize >= 150);
    root.style.fontSize = this.textSize === 100 ? "" : `${this.textSize}%`;
    root.lang = this.lang;
  }
}

export const settings = new Settings();
export type { Settings };
