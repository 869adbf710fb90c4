import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { media } from '#web/breakpoints.ts'

const root = resolve(import.meta.dirname, 'src/web')
const outDir = resolve(import.meta.dirname, 'dist/web')
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

const inMantine = (names: string) => `@mantine/core/esm/components/(${names})/`

/** What lists are shown with. */
const lists = [
  'src/shared/(?!fields|commandTypes|visibleText|amount|ingredients|foods|anyOf|itemLine|expiry|moved)',
  'src/web/lib/(?!outbox/(flushQueue|removeResolved|sendChange|shownConflict|mergeEdits|outboxMessages)|http/openStream|uuid|forms/useContractForm|dragging)',
  'src/web/ui/(?!dialogs/|forms/formFields|feedback/(ProgressBar|LoadingRows)|forms/TickBox|lists/(VirtualRows|useScrollMargin|Reorderable)|OpenMenu|forms/showAll)',
  'src/features/(?!settings|backup|assistant|proposals|history|brain|aiTests|codeExport|calendar|menu).+(?<!Fields|MustNotEat|ShopFor)\\.(endpoints|logic|api|public)\\.tsx?',
  '@tanstack/(?!react-virtual|virtual-core)',
  '@tabler/',
  inMantine('Card|CloseButton|FloatingIndicator|Group|Input|InputBase|NativeSelect'),
  inMantine('Paper|SegmentedControl|TextInput|Combobox/(ComboboxChevron|get-parsed-combobox-data)'),
]

/** What is planned for days: today's, the menu's and the calendar's screens have it. */
const plans = ['src/features/(calendar|menu)/.+\\.(endpoints|logic|api|public)\\.tsx?']

/** What is known about food: for warnings, and for what a family must avoid. */
const foods = ['src/shared/foods/']

/** What only some screens have: lists of thousands, and boxes beside words. */
const rows = [
  '@tanstack/(react-virtual|virtual-core)',
  'src/web/ui/lists/(VirtualRows|useScrollMargin)',
]
const ticks = ['@mantine/core/esm/(components/Checkbox|utils/InlineInput)/']

/** What dialogs and menus are made of: fetched when the browser is idle. */
const dialogs = [
  'src/shared/fields',
  'src/web/(?!lib/(outbox/(flushQueue|removeResolved|sendChange|shownConflict|mergeEdits|outboxMessages)|http/openStream|uuid|dragging)|ui/(lists/Reorderable|forms/TickBox|feedback/LoadingRows))',
  'src/features/.+\\.contract\\.ts',
  'node_modules/zod/',
  '@mantine/form/',
  '@floating-ui/',
  'react-remove-scroll|use-sidecar|aria-hidden|get-nonce|react-style-singleton',
  inMantine('Combobox|Modal|ModalBase|Overlay|Popover|Portal|Transition|FocusTrap|Select|Textarea'),
  inMantine('ScrollArea|SimpleGrid|RemoveScroll|Autocomplete|Pill|PillsInput|Loader|Switch|Menu'),
]

const oneOf = (parts: string[]) => new RegExp(`/(${parts.join('|')})`)

// Few files, each asked for as a whole: what every start needs (React apart, since it stays the same
// when we change), and those above. Whatever they miss that several screens or dialogs share is in
// small files of its own, so that nobody loads what they don't need: `npm run bench` counts both.
const groups = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 5 },
  { name: 'start', tags: ['$initial' as const], priority: 4 },
  { name: 'lists', test: oneOf(lists), minShareCount: 2, priority: 2 },
  { name: 'plans', test: oneOf(plans), minShareCount: 2, priority: 2 },
  { name: 'foods', test: oneOf(foods), minShareCount: 2, priority: 1.5 },
  { name: 'rows', test: oneOf(rows), minShareCount: 2, priority: 3 },
  { name: 'ticks', test: oneOf(ticks), minShareCount: 2, priority: 2 },
  { name: 'dialogs', test: oneOf(dialogs), minShareCount: 2, priority: 1 },
  { name: 'shared', minShareCount: 2, entriesAware: true },
]

// Rolldown names a shared file after everyone who shares it.
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash].js`

export default defineConfig({
  root,
  // The server puts a fresh nonce in its place with every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  plugins: [react(), customMedia(), inlineTokens(), lightScreens(), serviceWorker(), compressed()],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2023',
    // The content security policy allows no data URIs for fonts and scripts.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups }, chunkFileNames } },
  },
  server: { proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } } },
})

/** `@media (--phone)`: browsers can't read a breakpoint from a variable yet. */
export function customMedia(): Plugin {
  return {
    name: 'food-pal:custom-media',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.css(\?|$)/.test(id) || !code.includes('(--')) return
      return code.replace(
        /\(--(\w+)\)(?=[^;{}]*\{)/g,
        (_, name: keyof typeof media) =>
          media[name] ?? this.error(`There is no breakpoint called ${name}`),
      )
    },
  }
}

/** Puts the colours inside index.html, so that they are there before any file arrives. */
function inlineTokens(): Plugin {
  const children = readFileSync(join(root, 'tokens.css'), 'utf8').replace(/\/\*.*?\*\//gs, '')
  return {
    name: 'food-pal:inline-tokens',
    transformIndexHtml: () => [{ tag: 'style', children, injectTo: 'head-prepend' }],
  }
}

/** In bytes, gzipped; the admin's screens may have more. */
const mostOfScreen = 166_000

/** Refuses a build in which a screen imports so much that it opens slowly. */
function lightScreens(): Plugin {
  return {
    name: 'food-pal:light-screens',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const start = chunks.filter(({ isEntry }) => isEntry)
      for (const screen of chunks) {
        const path = screen.facadeModuleId ?? ''
        if (!/(?<!brain|history|aiTests|codeExport)\/web\/\w+Screen\.tsx$/.test(path)) continue
        const needed = new Set([...start, screen].map(({ fileName }) => fileName))
        for (const name of needed) {
          const { imports = [] } = chunks.find(({ fileName }) => fileName === name) ?? {}
          for (const each of imports) needed.add(each)
        }
        const bytes = chunks
          .filter(({ fileName }) => needed.has(fileName))
          .reduce((sum, { code }) => sum + gzipSync(code).byteLength, 0)
        if (bytes > mostOfScreen)
          this.error(`${path} needs ${bytes} bytes of scripts, of which ${mostOfScreen} are enough`)
      }
    },
  }
}

/** Writes the service worker with the files of this build, but for alphabets few people read. */
function serviceWorker(): Plugin {
  return {
    name: 'food-pal:service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => /\.(js|css)$|-latin-wght.*\.woff2$/.test(name))
        .map((name) => `/${name}`)
        .sort()
      const build = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
      const source = readFileSync(join(root, 'serviceWorker.js'), 'utf8')
        .replace('__FILES__', JSON.stringify(files))
        .replace('__BUILD__', JSON.stringify(build))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}

/** Writes .br and .gz beside each text file once, so the server never compresses one itself. */
function compressed(): Plugin {
  // index.html is missing here on purpose: it is different in every answer.
  const texts = new Set(['.js', '.css', '.svg', '.json'])
  return {
    name: 'food-pal:compressed',
    apply: 'build',
    closeBundle() {
      for (const entry of readdirSync(outDir, { withFileTypes: true, recursive: true })) {
        if (!entry.isFile() || !texts.has(extname(entry.name))) continue
        const path = join(entry.parentPath, entry.name)
        const text = readFileSync(path)
        if (text.length <= 1024) continue
        const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 }
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params: quality }))
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
      }
    },
  }
}
