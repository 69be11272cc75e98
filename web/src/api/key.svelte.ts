/** The key of the player. Whoever has it is the player; there are no accounts. The browser keeps it. */

const KEY = "hexfarer.key";
const SHAPE = /^[A-Za-z0-9_-]{16,200}$/;

class PlayerKey {
  /** The server does not know the key that this browser keeps. */
  refused = $state(false);
  #making: Promise<unknown> = Promise.resolve();

  /** Read anew every time: another tab may have changed it. */
  get value(): string | null { return localStorage.getItem(KEY); }

  keep(key: string): void {
    localStorage.setItem(KEY, key);
    this.refused = false;
  }

  drop(): void {
    localStorage.removeItem(KEY);
    this.refused = false;
  }

  /** Resolves when no key is being made any more: what is done meanwhile would belong to nobody. */
  get settled(): Promise<unknown> { return this.#making; }

  set making(made: Promise<unknown>) { this.#making = made; }

  /** The server said 401. Is it because of the key, or of the secret of a seat? */
  async doubt(key: string): Promise<void> {
    const answer = await fetch("/api/me", { headers: { "hexfarer-key": key } }).catch(() => null);
    if (answer?.status === 401 && key === this.value) this.refused = true;
  }
}

export const playerKey = new PlayerKey();

/** The address that takes the key to another device. What stands behind # never reaches the server. */
export const linkOf = (key: string) => `${location.origin}/me#key=${key}`;

/** The key in such a link, in what stands behind its #, or by itself; null if there is none. */
export function keyIn(text: string): string | null {
  const found = text.trim().split("#").at(-1)!.replace(/^key=/, "");
  return SHAPE.test(found) ? found : null;
}
