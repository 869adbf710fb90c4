import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { media } from '#web/breakpoints.ts'
import { chunksOf } from './scripts/chunks.ts'
import { mantineStyles } from './scripts/mantineStyles.ts'

const root = resolve(import.meta.dirname, 'src/web')
const outDir = resolve(import.meta.dirname, 'dist/web')
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

// Rolldown names a shared file after everyone who shares it.
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash].js`

export default defineConfig({
  root,
  // Relative, since Food Pal may lie below its host (PUBLIC_URL).
  base: './',
  // The server puts a fresh nonce in its place with every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  plugins: [
    react(),
    customMedia(),
    mantineStyles(),
    inlineTokens(),
    lightScreens(),
    filesOfScreens(),
    serviceWorker(),
    compressed(),
  ],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2023',
    // The browsers that we build for know it.
    modulePreload: { polyfill: false },
    // The content security policy allows no data URIs for fonts and scripts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunksOf(resolve(root, 'main.tsx')) }, chunkFileNames },
    },
  },
  server: {
    proxy: {
      '/api': { target: server },
      '/s/': { target: server },
      '/ws': { target: server, ws: true },
    },
  },
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

/** In bytes, gzipped. */
const mostOfScreen = 160_000

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
        if (!/\/web\/\w+Screen\.tsx$/.test(path)) continue
        const bytes = neededBy([...start, screen], chunks).reduce(
          (sum, { code }) => sum + gzipSync(code).byteLength,
          0,
        )
        if (bytes > mostOfScreen)
          this.error(`${path} needs ${bytes} bytes of scripts, of which ${mostOfScreen} are enough`)
      }
    },
  }
}

type Chunk = Rolldown.OutputChunk

/** The chunks, and all that they import at once. */
function neededBy(wanted: Chunk[], chunks: Chunk[]): Chunk[] {
  const names = new Set(wanted.map(({ fileName }) => fileName))
  for (const name of names) {
    const { imports = [] } = chunks.find(({ fileName }) => fileName === name) ?? {}
    for (const each of imports) names.add(each)
  }
  return chunks.filter(({ fileName }) => names.has(fileName))
}

/** Writes which files each screen needs beyond those of the start, for the page's links. */
function filesOfScreens(): Plugin {
  const routes = readFileSync(join(root, 'routes.tsx'), 'utf8')
  const entries = [...routes.matchAll(/path: '([^']+)'.*?\/(\w+Screen\.tsx)'/gs)]
  return {
    name: 'food-pal:files-of-screens',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const first = neededBy(
        chunks.filter(({ isEntry }) => isEntry),
        chunks,
      )
      const files = entries.map(([, path = '', name = '']) => {
        const screen = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${name}`))
        const own = neededBy(screen, chunks).filter((chunk) => !first.includes(chunk))
        const styles = own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
        return [path, [...own.map(({ fileName }) => fileName), ...new Set(styles)]]
      })
      const source = JSON.stringify(Object.fromEntries(files))
      this.emitFile({ type: 'asset', fileName: 'screens.json', source })
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
