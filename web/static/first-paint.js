// Sets theme, language and text size before the first paint. A file of its own, because the server allows no inline script.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("hexfarer.settings") || "{}") || {};
  } catch (damaged) {
    kept = {}; // the page itself replaces settings it cannot read
  }
  var root = document.documentElement;
  var dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = kept.theme === "light" || kept.theme === "dark" ? kept.theme : dark ? "dark" : "light";
  if (kept.lang) root.lang = kept.lang;
  if (kept.textSize) root.style.fontSize = kept.textSize + "%";
})();
