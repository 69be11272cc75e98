import { mount } from "svelte";
import "./styles/tokens.css";
import "./styles/table.css";
import "./styles/shell.css";
import "./styles/app.css";
import { begin } from "./api/person";
import App from "./App.svelte";
import { words } from "./i18n.svelte";
import { settings } from "./settings.svelte";

begin();
await words.show(settings.lang);
mount(App, { target: document.getElementById("app")! });
