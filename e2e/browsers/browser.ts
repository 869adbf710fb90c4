export interface Size {
  width: number
  height: number
}

/** A browser with one window and an empty profile. */
export interface Browser {
  name: string
  open: (url: string) => Promise<void>
  /** Runs a function in the page. Its arguments and result must fit into JSON. */
  evaluate: <A extends unknown[], T>(
    inPage: (...args: A) => T | Promise<T>,
    ...args: A
  ) => Promise<T>
  click: (x: number, y: number) => Promise<void>
  /** A line break is Enter. */
  type: (text: string) => Promise<void>
  resize: (size: Size) => Promise<void>
  picture: () => Promise<Buffer>
  /** Console errors and warnings since the last call. */
  errors: () => Promise<string[]>
  close: () => Promise<void>
}

/** The script that calls a function in a page, for browsers that take scripts as text. */
export const callOf = (inPage: (...args: never[]) => unknown, args: unknown[]) =>
  `(async () => JSON.stringify((await (${inPage})(...${JSON.stringify(args)})) ?? null))()`

const enter = '\uE007'

/** Both WebDriver protocols describe mouse and keyboard actions in the same way. */
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
