// The parts of its screen.
export default (): string[] => ["goat"];
