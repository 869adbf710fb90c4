/** The connection broke between a commit and its answer, so nobody knows whether it was done. */
export class UncertainCommit extends Error {
  constructor(cause: unknown) {
    super('The connection was lost while a change was committed', { cause })
    this.name = 'UncertainCommit'
  }
}
