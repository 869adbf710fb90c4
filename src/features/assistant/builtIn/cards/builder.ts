import type { Reading, Scene } from '../reading.ts'

/** Makes cards from words; nothing where they name nothing that fits. */
export type Builder = (said: string, scene: Scene) => Reading | undefined
