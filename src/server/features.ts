import { family } from '../features/family/family.feature.ts'
import { pantry } from '../features/pantry/pantry.feature.ts'
import { settings } from '../features/settings/settings.feature.ts'
import type { Feature } from './feature.ts'

/** The only place where the kernel meets the features. */
export const features: readonly Feature[] = [pantry, family, settings]
