// The parts of its screen.
import { ROOMY } from "./roomy";

export default (): string[] => ["legends", matchMedia(ROOMY).matches ? "legends-wide" : "legends-phone"];
