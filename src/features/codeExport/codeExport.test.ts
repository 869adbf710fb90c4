import { describe, expect, vi } from 'vitest'
import { key } from '#features/assistant/modelChat.factory.ts'
import { type App, testOnOneEngine } from '#test/harness.ts'
import { type CodeFile, fileCategories } from './codeExport.logic.ts'

const scan = async (app: App) => (await app.get<CodeFile[]>('/api/code-export/scan')).body
const exported = (app: App, ...files: unknown[]) => app.post('/api/code-export/export', { files })

describe('the scan', () => {
  testOnOneEngine(
    'lists the source of the program, each file with all that is known of it',
    async ({ app }) => {
      const files = await scan(app)
      expect(files.find(({ path }) => path === 'src/server/main.ts')).toEqual({
        path: 'src/server/main.ts',
        category: 'essential',
        type: 'TypeScript',
        size: expect.any(Number),
        content: expect.stringContaining('Food Pal is ready at'),
      })
      for (const { size, content } of files) expect(size).toBe(Buffer.byteLength(content))
      const ranks = files.map(({ category }) => fileCategories.indexOf(category))
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
      const folders = new Set(files.map(({ path }) => path.split('/')[0]))
      expect(folders).toContain('src')
      expect(folders).toContain('package.json')
      const never = /(^|\/)(\.|(node_modules|dist|data|screenshots)\/)|compose|\.sqlite$/
      expect(files.map(({ path }) => path).filter((path) => never.test(path))).toEqual([])
    },
  )

  testOnOneEngine('is answered compressed, and kept by nobody', async ({ app }) => {
    const response = await fetch(`${app.url}/api/code-export/scan`)
    expect(response.headers.get('Content-Encoding')).toBe('gzip')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    await response.text()
    const plain = await app.with({ 'Accept-Encoding': 'identity' }).get('/api/code-export/scan')
    expect(plain.headers.get('Content-Encoding')).toBeNull()
    expect(plain.body).toEqual(await scan(app))
  })

  testOnOneEngine('is shared by those who ask at once', async ({ app }) => {
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => scan(app)))
    for (const other of others) expect(other).toEqual(first)
  })
})

describe('an export', () => {
  testOnOneEngine(
    'is a text with the system prompt and each file once, under its path',
    async ({ app }) => {
      const { status, headers, body } = await exported(
        app,
        'src/shared/counted.ts',
        'package.json',
        'src/shared/counted.ts',
      )
      expect(status).toBe(200)
      expect(headers.get('Content-Type')).toBe('text/plain; charset=UTF-8')
      const text: string = body
      expect(text).toMatch(
        /^Food Pal \d+\.\d+\.\d+, source code\nExported \d{4}-\d\d-\d\d \d\d:\d\d: 2 files and SYSTEM_PROMPT\.md\n/,
      )
      const headings = [...text.matchAll(/^={80}\n(\S+) \([\d.]+ K?B\)\n={80}$/gm)]
      expect(headings.map(([, path]) => path)).toEqual([
        'SYSTEM_PROMPT.md',
        'src/shared/counted.ts',
        'package.json',
      ])
      const files = await scan(app)
      for (const path of ['src/shared/counted.ts', 'package.json'])
        expect(text).toContain(files.find((file) => file.path === path)?.content.trimEnd())
      expect(text.indexOf('## Conversationalist')).toBeLessThan(
        text.indexOf('## Proposal generator'),
      )
      expect(text).toContain('ADD_PANTRY_ITEMS_TEXT')
    },
  )

  testOnOneEngine('says how large the system prompt truly is', async ({ app }) => {
    const { body } = await app.get('/api/code-export/system-prompt')
    expect(body).toEqual({ path: 'SYSTEM_PROMPT.md', size: expect.any(Number) })
    const { body: text } = await exported(app, 'package.json')
    const [, prompt = ''] = text.split(/={80}\n.*\n={80}\n\n/)
    // Its last line is followed by the next heading.
    expect(Buffer.byteLength(prompt.trimEnd())).toBe(body.size)
  })

  testOnOneEngine('takes all that the scan lists', async ({ app }) => {
    const files = await scan(app)
    const { status, body } = await exported(app, ...files.map(({ path }) => path))
    expect(status).toBe(200)
    expect(body).toContain(`${files.length} files and SYSTEM_PROMPT.md`)
    expect(body.length).toBeGreaterThan(
      files.reduce((sum, { content }) => sum + content.length, 0) * 0.99,
    )
  })

  testOnOneEngine('takes no other path, however it is written', async ({ app }) => {
    for (const path of [
      '../../../etc/passwd',
      '/etc/passwd',
      'src/../package.json',
      './package.json',
      'src/server/../../.env',
      'src//server/main.ts',
      'src\\server\\main.ts',
      '..%2f..%2fetc%2fpasswd',
      '%2e%2e/%2e%2e/etc/passwd',
      'src/server/main.ts%00.png',
      'src/server/main.ts\0',
      'file:///etc/passwd',
      '/proc/self/environ',
      '.env',
      '.git/config',
      'compose.yaml',
      'node_modules/hono/package.json',
      'data/food-pal.sqlite',
      'SYSTEM_PROMPT.md',
      'SRC/server/main.ts',
      'src/server',
      '__proto__',
      '',
    ]) {
      const { status, body } = await exported(app, 'package.json', path)
      expect([path, status]).toEqual([path, 400])
      expect(body.message).toContain("isn't one of the program's source files")
      expect(body.message).toContain('Nothing was exported')
    }
  })

  testOnOneEngine('names a wrong path in short, and checks what it is given', async ({ app }) => {
    const { body } = await exported(app, `src/${'x'.repeat(200)}`, '/second')
    expect(body.message.length).toBeLessThan(180)
    expect(body.message).not.toContain('second')
    for (const [files, message] of [
      [[], 'Select at least one file'],
      ['package.json', 'Files must be a list of paths'],
      [[7], 'Each file is named by its path'],
      [['x'.repeat(301)], 'A path has at most 300 characters'],
      [Array.from({ length: 5_001 }, () => 'package.json'), 'At most 5000 files can be exported'],
      [undefined, 'Files must be a list of paths'],
    ] as const) {
      const answer = await app.post('/api/code-export/export', { files })
      expect([answer.status, answer.body.message]).toEqual([400, message])
    }
    const huge = await app.post('/api/code-export/export', `{"files":["${'x'.repeat(1_100_000)}"]}`)
    expect(huge.status).toBe(413)
  })

  testOnOneEngine('knows no address of a single file', async ({ app }) => {
    for (const path of [
      'scan/..%2f..%2f.env',
      'export/package.json',
      'scan/%2e%2e/%2e%2e/etc/passwd',
    ])
      expect((await app.get(`/api/code-export/${path}`)).status).toBe(404)
  })
})

testOnOneEngine(
  'the key and the passcode are in no answer and no line of the log',
  async ({ start }) => {
    // Both stand in the source of this test, and of the one that the key is taken from.
    const passcode = 'a-passcode-that-nobody-guesses'
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const app = await start({ OPENROUTER_API_KEY: key, HOUSEHOLD_PASSCODE: passcode })
    const signedIn = await app.post('/api/sign-in', { passcode })
    const person = app.with({ Cookie: signedIn.headers.get('Set-Cookie')?.split(';')[0] ?? '' })
    const response = await fetch(`${app.url}/api/code-export/scan`, {
      headers: { ...person.headers, 'Accept-Encoding': 'identity' },
    })
    const scanned = await response.text()
    const files: CodeFile[] = JSON.parse(scanned)
    const here = files.find(({ path }) => path.endsWith('codeExport.test.ts'))
    expect(here?.content).toContain("const passcode = '[removed]'")
    const { body: text } = await person.post('/api/code-export/export', {
      files: files.map(({ path }) => path),
    })
    const log = logged.mock.calls.join('\n')
    expect(log).toContain('/api/code-export/export')
    for (const seen of [scanned, text, log]) {
      expect(seen).not.toContain(key)
      expect(seen).not.toContain(passcode)
    }
    expect((await app.get('/api/code-export/scan')).status).toBe(401)
    expect((await app.post('/api/code-export/export', { files: ['package.json'] })).status).toBe(
      401,
    )
  },
)
