import { mount } from "svelte";
import App from "./App.svelte";
import { startAround } from "./around/start";
import "./ui/base.css";
import { keepPrefs } from "./state/prefs.svelte";

keepPrefs();
startAround();
mount(App, { target: document.getElementById("app")! });
