export interface Size {
  width: number
  height: number
}

/** A browser with one window, which knows nothing of earlier walks. */
export interface Browser {
  name: string
  open: (url: string) => Promise<void>
  /** Runs a function in the page. What it takes and answers fits into JSON. */
  evaluate: <A extends unknown[], T>(
    inPage: (...args: A) => T | Promise<T>,
    ...args: A
  ) => Promise<T>
  /** Presses what stands at this point of the window. */
  click: (x: number, y: number) => Promise<void>
  /** Types on the keyboard; a line's end is Enter. */
  type: (text: string) => Promise<void>
  resize: (size: Size) => Promise<void>
  picture: () => Promise<Buffer>
  /** Errors and warnings of its console, since somebody last asked. */
  errors: () => Promise<string[]>
  close: () => Promise<void>
}

/** The call of a function in a page, for browsers that take a script as text. */
export const callOf = (inPage: (...args: never[]) => unknown, args: unknown[]) =>
  `(async () => JSON.stringify((await (${inPage})(...${JSON.stringify(args)})) ?? null))()`

const enter = '\uE007'

/** Both protocols of WebDriver say what a mouse and a keyboard do in the same words. */
export const clickAt = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    actions: [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

export const typed = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text.replaceAll('\n', enter)].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]
