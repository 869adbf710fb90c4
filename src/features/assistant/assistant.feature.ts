import type { Feature } from '#server/feature.ts'
import { routes } from '#server/http/routes.ts'
import { aiCalls, auditMigrations, parsedCommands } from './aiCalls.records.ts'
import { warmUpBuiltIn } from './chat/warmUp.ts'
import { chatRoutes } from './chat.routes.ts'
import {
  conversationRecords,
  conversationsMigrations,
  messageRecords,
} from './conversations/conversations.records.ts'
import { conversationsRoutes } from './conversations/conversations.routes.ts'
import { aiModels, modelsMigrations } from './models/models.records.ts'
import { modelsRoutes } from './models/models.routes.ts'
import { useNamedModel } from './models/models.service.ts'
import { dailyTokensSetting } from './models/usage.contract.ts'
import { aiUsage, usageMigrations } from './models/usage.records.ts'
import { photoRecords, photosMigrations } from './photos/photos.records.ts'
import { photoLimits, photosRoutes } from './photos/photos.routes.ts'
import { tokensSetting } from './prompt/budget/tokenBudget.contract.ts'
import { sectionRecords, sectionsMigrations } from './prompt/sections/sections.records.ts'
import { sectionsRoutes } from './prompt/sections/sections.routes.ts'

export const assistant: Feature = {
  name: 'assistant',
  recordTypes: [
    aiModels,
    aiUsage,
    sectionRecords,
    conversationRecords,
    messageRecords,
    photoRecords,
    aiCalls,
    parsedCommands,
  ],
  migrations: {
    ...modelsMigrations,
    ...usageMigrations,
    ...sectionsMigrations,
    ...conversationsMigrations,
    ...photosMigrations,
    ...auditMigrations,
  },
  prepare: useNamedModel,
  warmUp: warmUpBuiltIn,
  routes: (app) =>
    routes(
      modelsRoutes(app),
      sectionsRoutes(app),
      conversationsRoutes(app),
      photosRoutes(app),
      chatRoutes(app),
    ),
  forPeople: [
    '/api/system-instructions',
    ...['POST', 'PUT', 'DELETE'].map((method) => `${method} /api/ai/models`),
  ],
  settings: [tokensSetting, dailyTokensSetting],
  bodyLimits: photoLimits,
}
