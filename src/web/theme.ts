import {
  colorsTuple,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'
import { components } from './theme.components.ts'

const SANS = "'Inter Variable', system-ui, sans-serif"
const SERIF = "'Fraunces Variable', Georgia, serif"

const tuple = (...tokens: string[]) =>
  tokens.map((token) => `var(--fp-${token})`) as unknown as MantineColorsTuple
const heading = (fontSize: string) => ({ fontSize, lineHeight: '1.3' })

// Mantine's grey scales differ between light and dark; our tokens already do, so both scales lead
// to the same few tokens.
const gray = tuple('raised', 'raised', 'line', 'line', 'line', 'dim', 'dim', 'dim', 'text', 'text')
const dark = tuple(
  'text',
  'dim',
  'dim',
  'dim',
  'line',
  'raised',
  'panel',
  'panel',
  'raised',
  'page',
)

const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  return input.variant === 'filled' ? { ...colors, color: 'var(--fp-on-fill)' } : colors
}

export const theme = createTheme({
  primaryColor: 'brand',
  colors: {
    brand: colorsTuple('var(--fp-brand)'),
    red: colorsTuple('var(--fp-red)'),
    orange: colorsTuple('var(--fp-orange)'),
    blue: colorsTuple('var(--fp-blue)'),
    gray,
    dark,
  },
  variantColorResolver,
  fontFamily: SANS,
  fontSizes: {
    xxs: '11px',
    xs: '12px',
    sm: '13px',
    smd: '14px',
    md: '15px',
    lg: '17px',
    xl: '20px',
  },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
  headings: {
    fontFamily: SERIF,
    fontWeight: '600',
    sizes: {
      h1: heading('30px'),
      h2: heading('18px'),
      h3: heading('17px'),
      h4: heading('15px'),
      h5: heading('15px'),
      h6: heading('15px'),
    },
  },
  radius: { xs: '6px', sm: '8px', md: '10px', lg: '16px', xl: '999px' },
  defaultRadius: 'md',
  shadows: {
    xs: 'var(--fp-shadow-card)',
    sm: 'var(--fp-shadow-card)',
    md: 'var(--fp-shadow-float)',
    lg: 'var(--fp-shadow-float)',
    xl: 'var(--fp-shadow-float)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components,
})
