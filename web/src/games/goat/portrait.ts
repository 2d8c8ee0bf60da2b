// The drawing of a character.
export default (character: string): string => `c-${character}`;
