import { mount } from "svelte";
import App from "./App.svelte";
import { startAround } from "./shell/start";
import "./ui/base.css";
import { keepPrefs, prefs } from "./state/prefs.svelte";
import { preferred, words } from "./i18n/words.svelte";

keepPrefs();
void words.speak(prefs.lang || preferred());
startAround();
mount(App, { target: document.getElementById("app")! });
