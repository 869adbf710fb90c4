/** 'Serves 4-6' for a bare '4-6'; anything else says what it counts. */
export const saidServings = (text: string): string =>
  /^\d+(?: ?(?:-|–|to) ?\d+)?$/.test(text) ? `Serves ${text}` : text
