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
/** Text follows the size that somebody chose in the browser. */
const rem = (pixels: number) => `${pixels / 16}rem`
const heading = (pixels: number) => ({ fontSize: rem(pixels), lineHeight: '1.3' })

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
    xxs: rem(11),
    xs: rem(12),
    sm: rem(13),
    smd: rem(14),
    md: rem(15),
    lg: rem(17),
    xl: rem(20),
  },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
  headings: {
    fontFamily: SERIF,
    fontWeight: '600',
    sizes: {
      h1: heading(30),
      h2: heading(18),
      h3: heading(17),
      h4: heading(15),
      h5: heading(15),
      h6: heading(15),
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
