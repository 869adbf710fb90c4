// The walls of docs/architecture.md. test/walls.unit.test.ts plants forbidden imports and expects
// each rule to name them.
// Tests, journeys, and what they are made of.
const test = '\\.(test|spec|factory)\\.tsx?$'
const screens = '^src/(web|features/[^/]+/web)/'
const contract = '\\.(contract|logic|endpoints)\\.ts$'

export default {
  forbidden: [
    {
      name: 'shared-stands-alone',
      comment: 'src/shared runs on both sides: it imports zod and itself.',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: test },
      to: { pathNot: ['^src/shared/', 'node_modules/zod/'] },
    },
    {
      name: 'contract-runs-on-both-sides',
      comment: 'Contracts, logic and endpoints import zod, src/shared and each other.',
      severity: 'error',
      from: { path: contract },
      to: { pathNot: ['^src/shared/', contract, 'node_modules/zod/'] },
    },
    {
      name: 'screens-know-no-server',
      comment: 'A screen talks to the server over HTTP, through an *.api.ts.',
      severity: 'error',
      from: { path: screens, pathNot: test },
      to: {
        path: ['^src/server/', '\\.(records|queries|commands|routes|feature|migrations)\\.ts$'],
      },
    },
    {
      name: 'screens-run-in-a-browser',
      severity: 'error',
      from: { path: [screens, '^src/shared/'], pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'server-knows-no-screens',
      severity: 'error',
      from: { path: '^src/(server/|features/[^/]+/[^/]+$)', pathNot: test },
      to: { path: screens },
    },
    {
      name: 'kernel-knows-no-feature',
      comment: 'The kernel meets the features in src/server/features.ts alone.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: ['^src/server/features\\.ts$', test] },
      to: { path: '^src/features/' },
    },
    {
      name: 'features-meet-at-the-door',
      comment:
        'Use another feature through its contract, logic, endpoints, queries, service, web/*.api.ts or web/*.public.tsx.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: test },
      to: {
        path: '^src/features/',
        pathNot: [
          '^src/features/$1/',
          '\\.(contract|logic|endpoints|queries|service)\\.ts$',
          '/web/[^/]+\\.(api\\.ts|public\\.tsx)$',
        ],
      },
    },
    {
      name: 'only-db-connects',
      comment: 'Only src/server/db opens a database.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/server/db/', test] },
      to: { path: ['^(node:)?sqlite$', 'node_modules/pg/'] },
    },
    {
      name: 'only-change-writes',
      comment:
        'Household data is written through change(): the others may only pass its connection on.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/server/db/', '^src/server/(records/change|main|appContext)\\.ts$', test],
      },
      to: { path: '^src/server/db/writer\\.ts$' },
    },
    {
      name: 'production-without-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: test },
      to: { path: ['^(test|e2e|bench|scripts)/', test] },
    },
    {
      name: 'production-without-dev-packages',
      severity: 'error',
      from: { path: '^src/', pathNot: test },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm'] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every-import-resolves',
      comment: 'A wall cannot stop an import it cannot follow.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // With TypeScript 7 the default parser reads no module at all, and says all is well.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.svg'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
    },
  },
}
