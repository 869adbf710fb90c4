import { basename, dirname, join, relative, resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const root = resolve(import.meta.dirname, '..')
const outDir = join(root, 'dist/server')

/** Packages with native code, which stay files of their own. */
export const aside = ['sharp']

/**
 * The program and all packages that it uses in a few files: it starts in a third of the time that a
 * thousand files take, and without twenty megabytes of what they have and it doesn't use.
 */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [placesOfSources()],
  ssr: { noExternal: true, external: aside },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node26',
    minify: false,
    rolldownOptions: {
      input: { main: join(root, 'src/server/main.ts'), shell: join(root, 'src/server/shell.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', comments: false },
    },
  },
})

/** Threads become entries of their own; other files beside a source are read where they lie. */
function placesOfSources(): Plugin {
  return {
    name: 'food-pal:places-of-sources',
    // Before quotes and types are rewritten.
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(join(root, 'src'))) return
      return code.replace(/(?<=new URL\(')[^']+(?=', import\.meta\.url\))/g, (path) => {
        const file = resolve(dirname(id), path)
        if (!file.endsWith('.worker.ts')) return relative(outDir, file).replaceAll('\\', '/')
        const fileName = `${basename(file, '.ts')}.js`
        this.emitFile({ type: 'chunk', id: file, fileName })
        return fileName
      })
    },
  }
}
