// The final scoring, loaded on demand.
import { styled } from "../../ui/styled";

export const finalCount = () => styled("count", import("./scoring/Scoring.svelte"));
