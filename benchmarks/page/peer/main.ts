import { mount } from "svelte";
import "../../../web/src/ui/base.css";
import Peer from "./Peer.svelte";

mount(Peer, { target: document.getElementById("app")! });
