/** A button whose words may take several lines. */
export const wrapping = {
  h: 'auto',
  mih: 36,
  py: 6,
  styles: { label: { whiteSpace: 'normal', textAlign: 'left', lineHeight: 1.4 } },
} as const
