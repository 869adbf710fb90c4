import type { CSSVariablesResolver } from '@mantine/core'

const mix = (over: string, under: string, share: number) =>
  `color-mix(in srgb, ${over} ${share}%, ${under})`

function colorVariables(name: string, solid: string, soft: string, onSoft: string) {
  const color = `--mantine-color-${name}`
  return {
    [`${color}-text`]: onSoft,
    [`${color}-filled`]: solid,
    [`${color}-filled-hover`]: mix('var(--fp-text)', solid, 12),
    [`${color}-light`]: soft,
    [`${color}-light-hover`]: mix(solid, soft, 10),
    [`${color}-light-color`]: onSoft,
    [`${color}-outline`]: solid,
    [`${color}-outline-hover`]: soft,
  }
}

const schemeVariables = {
  '--mantine-primary-color-contrast': 'var(--fp-on-fill)',
  '--mantine-color-bright': 'var(--fp-text)',
  '--mantine-color-text': 'var(--fp-text)',
  '--mantine-color-body': 'var(--fp-panel)',
  '--mantine-color-error': 'var(--fp-red)',
  '--mantine-color-success': 'var(--fp-brand)',
  '--mantine-color-placeholder': 'var(--fp-dim)',
  '--mantine-color-anchor': 'var(--fp-brand)',
  '--mantine-color-default': 'var(--fp-raised)',
  '--mantine-color-default-hover': mix('var(--fp-text)', 'var(--fp-raised)', 6),
  '--mantine-color-default-color': 'var(--fp-text)',
  '--mantine-color-default-border': 'var(--fp-line)',
  '--mantine-color-dimmed': 'var(--fp-dim)',
  '--mantine-color-disabled': 'var(--fp-raised)',
  '--mantine-color-disabled-color': 'var(--fp-dim)',
  '--mantine-color-disabled-border': 'var(--fp-line)',
  ...colorVariables('brand', 'var(--fp-brand)', 'var(--fp-brand-soft)', 'var(--fp-on-soft)'),
  ...colorVariables('red', 'var(--fp-red)', 'var(--fp-red-soft)', 'var(--fp-on-red-soft)'),
  ...colorVariables(
    'orange',
    'var(--fp-orange)',
    'var(--fp-orange-soft)',
    'var(--fp-on-orange-soft)',
  ),
  ...colorVariables('blue', 'var(--fp-blue)', 'var(--fp-blue-soft)', 'var(--fp-on-blue-soft)'),
  ...colorVariables('gray', 'var(--fp-dim)', 'var(--fp-raised)', 'var(--fp-dim)'),
  // A darker hover would make a button's text hard to read.
  '--mantine-color-gray-light-hover': mix('var(--fp-dim)', 'var(--fp-raised)', 5),
}

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...schemeVariables,
    '--mantine-color-white': 'var(--fp-panel)',
    '--mantine-color-black': 'var(--fp-text)',
  },
  dark: {
    ...schemeVariables,
    '--mantine-color-white': 'var(--fp-text)',
    '--mantine-color-black': 'var(--fp-page)',
  },
})
