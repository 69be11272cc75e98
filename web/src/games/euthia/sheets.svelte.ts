/** The large sheets that a person opens over the map: the whole Hero board, the shop. */

class Sheets {
  /** The one that is open. */
  open: "hero" | "trade" | null = $state(null);

  toggle(which: "hero" | "trade"): void {
    this.open = this.open === which ? null : which;
  }
}

export const sheets = new Sheets();
