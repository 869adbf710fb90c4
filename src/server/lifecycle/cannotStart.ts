/** A reason not to start that the owner can do something about: one line, exit code 1. */
export class CannotStart extends Error {}

export const cannotStart = (line: string) => new CannotStart(line)
