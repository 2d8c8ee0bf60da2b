// Where everything fits side by side. Sizes are in em: larger text leaves less room.
export const ROOMY = "(min-width: 68.75em) and (min-height: 32.51em)";
