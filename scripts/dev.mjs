// The app with hot reload: Vite answers the browser on PORT and hands /api and /ws to the server,
// which listens on the port after it and restarts on every change of its files.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createServer } from 'vite'

const root = join(import.meta.dirname, '..')
const port = Number(process.env.PORT ?? 3000)
const serverPort = port + 1
const host = process.env.HOST ?? '127.0.0.1'
const reachableHost = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
const target = `http://${reachableHost}:${serverPort}`

const vite = await createServer({
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'warn',
  server: {
    host,
    port,
    strictPort: true,
    // The server compares Origin with Host, so it has to see the Host the browser sees.
    proxy: {
      '/api': { target, changeOrigin: false },
      '/ws': { target, changeOrigin: false, ws: true },
    },
  },
})
await vite.listen().catch((error) => {
  console.error(error.message)
  process.exit(1)
})

const watching = ['--watch', '--watch-preserve-output', 'src/server/main.ts']
const server = spawn(process.execPath, watching, {
  cwd: root,
  env: { ...process.env, PORT: String(serverPort) },
  stdio: ['ignore', 'pipe', 'inherit'],
})
// The server prints its own address; the one to open is Vite's.
createInterface({ input: server.stdout }).on('line', (line) => {
  console.log(line.replace(`:${serverPort}`, `:${port}`))
})

let ending = false
async function end(code) {
  if (ending) return
  ending = true
  server.kill('SIGTERM')
  await vite.close()
  process.exit(code)
}
process.on('SIGINT', () => end(0))
process.on('SIGTERM', () => end(0))
server.on('exit', (code) => end(code ?? 1))
