// The drawing of a character.
import { faceOf } from "./art/faces";

export default (character: string): string => `bust-${faceOf(character)}`;
