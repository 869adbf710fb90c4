/**
 * Where the screens change their shape, for styles (`@media (--phone)`, filled in by the build) and
 * for code (`useMediaQuery(media.phone)`).
 */
export const media = {
  phone: '(max-width: 47.99em)',
  /** Wide enough for the sidebar. */
  desktop: '(min-width: 48em)',
  /** Too narrow for two columns, or for a week's seven. */
  narrow: '(max-width: 61.99em)',
  wide: '(min-width: 62em)',
  /** Room for a toolbar beside a title. */
  spacious: '(min-width: 72em)',
  /** Room for the assistant beside a screen. */
  roomy: '(min-width: 88em)',
} as const
