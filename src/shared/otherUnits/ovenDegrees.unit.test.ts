import { expect, test } from 'vitest'
import type { Ways } from '../ways.ts'
import { degreeParts } from './ovenDegrees.ts'

const said = (text: string, units: Ways['units']) =>
  degreeParts(text, units)
    .map((part) => (part.other ? `${part.text} (${part.other})` : part.text))
    .join('')

test.for([
  ['Heat the oven to 425 °F.', 'metric', 'Heat the oven to 425 °F (220 °C).'],
  ['Bake at 350F for 20 minutes', 'metric', 'Bake at 350F (180 °C) for 20 minutes'],
  ['350 to 375 degrees F', 'metric', '350 to 375 degrees F (180–190 °C)'],
  ['Roast at 400º Fahrenheit', 'metric', 'Roast at 400º Fahrenheit (200 °C)'],
  // The inside of a chicken is no oven.
  ['until it is 165°F inside', 'metric', 'until it is 165°F (74 °C) inside'],
  ['Oven on 200°C, later 160 C', 'US', 'Oven on 200°C (400 °F), later 160 C (325 °F)'],
  ['220°C / 425°F', 'metric', '220°C / 425°F'],
  ['200C/180C fan/gas 6', 'metric', '200C/180C fan/gas 6'],
  ['Heat to 425 °F.', 'as written', 'Heat to 425 °F.'],
  ['12 c flour, 350 frames, 100 cm', 'metric', '12 c flour, 350 frames, 100 cm'],
] as const)('%s (%s)', ([text, units, words]) => {
  expect(said(text, units)).toBe(words)
})
