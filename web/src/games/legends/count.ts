// The final count, loaded when it is needed.
import { styled } from "../../ui/styled";

export const finalCount = () => styled("count", import("./scoring/Scoring.svelte"));
