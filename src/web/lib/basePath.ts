/** Where the server says that Food Pal lies below its host: '/food', or nothing. Some tests have no page. */
const told = globalThis.document?.documentElement.dataset.base ?? ''

const isBelow = (path: string, base: string) => path === base || path.startsWith(`${base}/`)

/** Without a proxy in front, the page is also served at the host's top. */
export const basePath = told.startsWith('/') && isBelow(location.pathname, told) ? told : ''

/** A path of ours, as the browser has to ask for it. */
export const atBase = (path: string) => basePath + path

/** The path of an address, without where Food Pal lies. */
export const ownPath = (path: string) =>
  isBelow(path, basePath) ? path.slice(basePath.length) || '/' : path
