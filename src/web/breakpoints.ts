/**
 * Where the screens change their shape, for styles (`@media (--phone)`, filled in by the build) and
 * for code (`useMediaQuery(media.phone)`).
 */
export const media = {
  phone: '(max-width: 47.99em)',
  /** Wide enough for the sidebar. */
  desktop: '(min-width: 48em)',
  /** Of the sidebar there is room for its icons only: tablets and small windows. */
  rail: '(min-width: 48em) and (max-width: 68.74em)',
  /** A phone that is held upright has room for a bar at its bottom. */
  upright: '(max-width: 47.99em) and (min-height: 30em)',
  /** Too narrow for two columns, or for a week's seven. */
  narrow: '(max-width: 61.99em)',
  wide: '(min-width: 62em)',
  /** Room for a toolbar beside a title. */
  spacious: '(min-width: 72em)',
  /** Room for the assistant beside a screen. */
  roomy: '(min-width: 88em)',
  /** Room for a third column. */
  huge: '(min-width: 100em)',
} as const
