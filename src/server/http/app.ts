import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { Refusal } from '#shared/errors.ts'
import { householdEndpoint } from '#shared/household.endpoints.ts'
import type { ScreenPath } from '#shared/screenPaths.ts'
import { dayIn, millis } from '#shared/time.ts'
import type { AppContext } from '../appContext.ts'
import type { Feature } from '../feature.ts'
import { inWays } from '../householdWays.ts'
import { lastKnown } from '../lastKnown.ts'
import { version } from '../lifecycle/version.ts'
import {
  isReading,
  refuseNul,
  refuseOtherHouseholds,
  refuseOtherNames,
  refuseOtherSites,
} from './access.ts'
import { errorHandler } from './errorHandler.ts'
import { isFileBody } from './fileBody.ts'
import { setCommonHeaders } from './headers.ts'
import { answerOnce } from './idempotency.ts'
import { liveSocket } from './liveSocket.ts'
import { monitoringRoutes } from './monitoringRoutes.ts'
import { referenceRoutes } from './reference/referenceRoutes.ts'
import { logRequest } from './requestLog.ts'
import { answer, routes } from './routes.ts'
import { createScopes } from './scopes.ts'
import { SecretPaths } from './secretPaths.ts'
import { screens } from './servePage.ts'
import { createSignIn } from './signIn.ts'
import { undoRoute } from './undoRoute.ts'
import { warmUpOnce } from './warmUp.ts'

const megabyte = 1_024 * 1_024

type Limit = number | { megabytes: number; message: string }

function refuseOver(limit: Limit) {
  const { megabytes, message } =
    typeof limit === 'number'
      ? { megabytes: limit, message: `This is too large: at most ${limit} MB can be sent.` }
      : limit
  return bodyLimit({
    maxSize: megabytes * megabyte,
    onError: (c) => {
      // The rest of the body is not read, so the connection can't be used again.
      c.header('Connection', 'close')
      throw new Refusal({ code: 'tooLarge', message })
    },
  })
}

/** File bodies are read as a stream by the call's handler, which limits them. */
function takingFiles(features: readonly Feature[]) {
  const paths = new Set(features.flatMap((feature) => feature.takesFiles ?? []))
  return (c: Context) => isFileBody(c) && paths.has(c.req.path)
}

/** Limits bodies to one megabyte, except for calls with their own limit. */
function refuseLargeBodies(
  features: readonly Feature[],
  isFile: (c: Context) => boolean,
): MiddlewareHandler {
  const usual = refuseOver(1)
  const own = new Map(
    features
      .flatMap((feature) => Object.entries(feature.bodyLimits ?? {}))
      .map(([path, limit]) => [path, refuseOver(limit)]),
  )
  return (c, next) => (isFile(c) ? next() : (own.get(c.req.path) ?? usual)(c, next))
}

const peopleIn = (app: AppContext, features: readonly Feature[]) => async () =>
  (await Promise.all(features.map((feature) => feature.people?.(app.reader) ?? []))).flat()

export async function createApp(app: AppContext, features: readonly Feature[]): Promise<Hono> {
  const { config } = app
  const secrets = new SecretPaths(features)
  const otherPaths = features.flatMap(({ otherPaths }) => Object.entries(otherPaths?.(app) ?? {}))
  const signIn = await createSignIn(
    app,
    secrets,
    otherPaths.map(([path]) => path),
    peopleIn(app, features),
  )
  const scopes = createScopes(features)
  const dining = features.find((feature) => feature.dinnerTime)
  const readDinnerTime = lastKnown(
    app,
    async (reader) => dining?.dinnerTime?.(reader) ?? null,
    null,
  )

  const isFile = takingFiles(features)

  const api = new Hono()
    .on(
      ['POST', 'PUT', 'DELETE'],
      '/api/*',
      refuseLargeBodies(features, isFile),
      answerOnce(app, isFile),
    )
    .route('/', signIn.routes)
    .route('/', monitoringRoutes(app, features))
    .use('/api/*', async (_, next) => inWays(await app.ways(), next))
    .route(
      '/',
      routes(
        answer(householdEndpoint, async () => {
          const timeZone = await app.timeZone()
          const { hasModel, hasSignIn: passcode } = config
          const id = signIn.household
          const ways = (await app.ways()) ?? null
          const today = dayIn(timeZone)
          const dinnerTime = await readDinnerTime()
          return { id, timeZone, today, ways, dinnerTime, passcode, hasModel, version }
        }),
        undoRoute(app),
      ),
    )
  const ownerOf = new Map<object, string>()
  api.route(
    '/',
    referenceRoutes({
      config,
      registered: () =>
        api.routes.map((each) => ({ ...each, feature: ownerOf.get(each.handler) ?? 'household' })),
      neededFor: scopes.neededFor,
      isOpen: signIn.isOpenPath,
    }),
  )
  for (const feature of features) {
    await feature.prepare?.(app)
    const own = feature.routes(app)
    for (const { handler } of own.routes) ownerOf.set(handler, feature.name)
    api.route('/', own)
  }
  for (const [path, handler] of otherPaths) {
    api.use(path, refuseOver(1)).all(path, handler)
  }
  api.all('/api/*', () => {
    throw new Refusal({ code: 'unknown', message: 'There is no such call.' })
  })

  const pages = new Hono()
  for (const { secretPages } of features) {
    if (!secretPages) continue
    pages
      .use(`${secretPages.path}*`, async (_, next) => inWays(await app.ways(), next))
      .route('/', secretPages.routes(app, signIn.guesses))
  }

  const themed = features.find((feature) => feature.theme)
  const theme = async () => themed?.theme?.(app)
  const readsAt = async (c: Context, path: ScreenPath) =>
    (await signIn.isSignedIn(c))
      ? [householdEndpoint.path, ...features.flatMap((each) => each.screenReads?.[path] ?? [])]
      : []
  const isMissingRecord = async (c: Context, path: string) => {
    // Without a session nobody learns which records exist.
    if (!(await signIn.isSignedIn(c))) return false
    const answers = await Promise.all(features.map((each) => each.isMissingRecord?.(app, path)))
    return answers.includes(true)
  }

  return new Hono()
    .use(async (c, next) => {
      const start = millis()
      setCommonHeaders(c)
      await next()
      logRequest(c, start, secrets)
    })
    .use(async (c, next) => {
      refuseNul(c)
      refuseOtherNames(c, config)
      // Who knows a page's secret address needs no other proof, and its policy hides the origin.
      if (!secrets.isPage(c)) refuseOtherSites(c, config)
      const token = await signIn.tokenOf(c)
      if (token) {
        scopes.refuseBeyond(token.scope, c.req.method, c.req.path)
        c.set('token', token)
      } else {
        if (config.hasSignIn) await signIn.requireSignIn(c)
        if (!isReading(c)) c.set('person', await signIn.personOf(c))
      }
      if (!signIn.isOpen(c)) refuseOtherHouseholds(c, signIn.household)
      await next()
    })
    .onError(errorHandler(app, secrets))
    .get('/ws', liveSocket(app.live, signIn.isSignedIn, warmUpOnce(app, features)))
    .route('/', api)
    .route('/', pages)
    .route('/', screens({ basePath: config.basePath, readsAt, theme, isMissingRecord }))
}
