/**
 * Widths at which screens change their layout, for styles (`@media (--phone)`, filled in by the
 * build) and for code (`useMediaQuery(media.phone)`).
 */
export const media = {
  phone: '(max-width: 47.99em)',
  /** Wide enough for the sidebar. */
  desktop: '(min-width: 48em)',
  /** Room for the sidebar's icons only: tablets and small windows. */
  rail: '(min-width: 48em) and (max-width: 68.74em)',
  /** A phone held upright, which has room for the bottom bar. */
  upright: '(max-width: 47.99em) and (min-height: 30em)',
  /** Too narrow for two columns, or for the seven days of a week. */
  narrow: '(max-width: 61.99em)',
  wide: '(min-width: 62em)',
  /** Room for a toolbar beside the title. */
  spacious: '(min-width: 72em)',
  /** Room for the assistant's panel beside a screen. */
  roomy: '(min-width: 88em)',
  /** Room for a third column. */
  huge: '(min-width: 100em)',
} as const
