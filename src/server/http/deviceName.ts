type Names = readonly (readonly [pattern: RegExp, name: string])[]

/** The first that fits: most browsers also name those that they are like. */
const browsers: Names = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFxiOS\/|\bFirefox\//, 'Firefox'],
  [/\bCriOS\/|\bChrome\/|\bChromium\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]

const systems: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (names: Names, text: string) => names.find(([pattern]) => pattern.test(text))?.[1]

/** What a browser says of itself, in words: 'Chrome on Android'. */
export function deviceOf(userAgent = ''): string {
  const said = userAgent.slice(0, 500)
  const browser = nameIn(browsers, said)
  const system = nameIn(systems, said)
  return [browser ?? 'A browser', system].filter(Boolean).join(' on ')
}
