export const wideWindow = { width: 1280, height: 800 }
export const phoneWindow = { width: 390, height: 844 }
