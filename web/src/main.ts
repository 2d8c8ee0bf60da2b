import { mount } from "svelte";
import App from "./App.svelte";
import "./ui/base.css";
import { keepPrefs } from "./state/prefs.svelte";

keepPrefs();
mount(App, { target: document.getElementById("app")! });
