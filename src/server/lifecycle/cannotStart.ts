/** A failure that the owner can fix: one line, exit code 1. */
export class CannotStart extends Error {}

export const cannotStart = (line: string) => new CannotStart(line)
