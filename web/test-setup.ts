/** jsdom knows no media queries; in tests none of them matches. */
if (typeof window !== "undefined" && !window.matchMedia) {
  window.matchMedia = (media) =>
    ({ media, matches: false, onchange: null, addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {}, dispatchEvent: () => false }) as MediaQueryList;
}
