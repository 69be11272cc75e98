import { mount } from "svelte";
import App from "./App.svelte";
import { words } from "./i18n.svelte";
import { settings } from "./settings.svelte";

import.meta.glob("./styles/*.css", { eager: true });

const target = document.getElementById("app")!;
await words.show(settings.lang);
mount(App, { target });
