import type { Feature } from '#server/feature.ts'
import { routes } from '#server/http/routes.ts'
import {
  conversationRecords,
  conversationsMigrations,
  messageRecords,
} from './conversations.records.ts'
import { conversationsRoutes } from './conversations.routes.ts'
import { aiModels, modelsMigrations } from './models/models.records.ts'
import { modelsRoutes } from './models/models.routes.ts'

export const assistant: Feature = {
  name: 'assistant',
  kinds: [aiModels, conversationRecords, messageRecords],
  migrations: { ...modelsMigrations, ...conversationsMigrations },
  routes: (house) => routes(modelsRoutes(house), conversationsRoutes(house)),
}
